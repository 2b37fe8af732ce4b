/** Whether the connection is slow or metered, so that nothing is downloaded before it is wanted. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
