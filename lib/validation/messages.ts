/** A field's message split into its key under `errors` and its values: `max:75` → `max` with `{length}`. */
export function readFieldMessage(message: string): { key: string; values: { length: number } } {
  const [key = "generic", figure] = message.split(":");
  return { key, values: { length: Number(figure ?? 0) } };
}
