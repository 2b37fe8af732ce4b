type Row = Record<string, unknown>;

/** The rows of a raw answer, in every list shape (docs/contract.md §1.4). */
export function shapesOf(answer: unknown): [string, unknown][] {
  const rows = rowsOf(answer);
  const figures = { page: 1, totalPages: 1, totalRecords: rows.length };
  return [
    ["(a)", { pagination: { ...figures, perPage: rows.length }, data: rows }],
    ["(b)", { records: rows, totalPages: 1, totalRecords: rows.length }],
    ["(c) records", { records: rows, lastPage: 1, total: rows.length }],
    ["(c) items", { items: rows, lastPage: 1, total: rows.length }],
    ["(c) pagination", { records: rows, pagination: { page: 1, lastPage: 1, total: rows.length } }],
    ["array", rows],
  ];
}

function rowsOf(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  const { records, items, data } = (answer ?? {}) as Row;
  return [records, items, data].find(Array.isArray) ?? [];
}
