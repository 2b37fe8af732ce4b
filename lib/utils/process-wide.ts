/**
 * One value for the whole process. Next bundles pages and route handlers apart from each other and from `lib/server`, so
 * a module's own variables exist once in each bundle.
 */
export function processWide<T>(name: string, make: () => T): T {
  const shared = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`baseline.${name}`);
  shared[key] ??= make();
  return shared[key];
}
