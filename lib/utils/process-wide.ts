/**
 * One value for the whole process. Next bundles pages and route handlers apart from each other and from `lib/server`,
 * so a module's own variables exist once in each bundle.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`baseline.${name}`);
  const value: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
