/**
 * One value for the whole process. Next bundles pages and route handlers separately from each other and from
 * `lib/run/server`, so each bundle has its own copy of a module's variables.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`baseline.${name}`);
  const value: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
