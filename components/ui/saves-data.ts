/** Whether the visitor's connection is slow or metered: then nothing is loaded ahead. */
export function isThrifty(): boolean {
  const connection = (
    navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  ).connection;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
