import { isRecord } from "#lib/base/utils/is-record.ts";

/** A backend that keeps the contract and differs from the sandbox wherever it may (docs/contract.md §1). */
export interface OtherBackend {
  readonly name: string;
  /** How it would give this answer of the sandbox. */
  readonly answer: (body: unknown, status: number) => Response;
}

/** Changes every value of a tree, the innermost first. */
function mapTree(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((one) => mapTree(one, change)));
  if (!isRecord(value)) return change(value);
  return change(
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTree(one, change)])),
  );
}

const json = (body: unknown, status: number): Response => Response.json(body, { status });

const asText = (value: unknown): unknown => {
  if (typeof value === "number") return String(value);
  return typeof value === "boolean" ? String(value) : value;
};

const asNumber = (value: unknown): unknown => (typeof value === "boolean" ? Number(value) : value);

const withMore = (value: unknown): unknown =>
  isRecord(value) ? { _v: 3, "x-extra": { nested: [1, null] }, ...value } : value;

const withoutNothing = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : value;

/** The rows of a list that has one page, and anything else as it is. */
function asBareList(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { pagination } = value;
  const figures = isRecord(pagination) ? { ...value, ...pagination } : value;
  const pages = Number(figures.totalPages ?? figures.lastPage ?? Number.NaN);
  const rows = [value.data, value.records, value.items].find(Array.isArray);
  return rows && pages <= 1 ? rows : value;
}

/** An error's words and status, whatever form it has. */
function readError(body: unknown, status: number): { message: string; status: number } | null {
  const error = isRecord(body) && isRecord(body.error) ? body.error : null;
  if (!error && status < 400) return null;
  const own = isRecord(body) ? body.message : body;
  const payload = isRecord(error?.payload) ? error.payload.message : error?.message;
  const message = String(payload ?? own ?? "");
  return { message, status: Number(error?.statusCode ?? status) };
}

/** Backends that keep the contract in other ways than the sandbox does. */
export const OTHER_BACKENDS: readonly OtherBackend[] = [
  {
    name: "numbers, ids and yes or no as texts, errors as plain text",
    answer: (body, status) => {
      const error = readError(body, status);
      if (error) return new Response(error.message, { status: error.status });
      return json(mapTree(body, asText), status);
    },
  },
  {
    name: "more fields everywhere, nothing where something is missing, errors as a message",
    answer: (body, status) => {
      const error = readError(body, status);
      if (error) return json({ message: error.message, path: "/x" }, error.status);
      return json(
        mapTree(body, (value) => withMore(withoutNothing(value))),
        status,
      );
    },
  },
  {
    name: "bare lists, 1 and 0, errors in answers of status 200",
    answer: (body, status) => {
      const error = readError(body, status);
      if (error)
        return json(
          { error: { statusCode: error.status, payload: { message: error.message } } },
          200,
        );
      const numbers = mapTree(body, asNumber);
      return json(
        isRecord(numbers) ? { ...numbers, data: asBareList(numbers.data) } : numbers,
        200,
      );
    },
  },
];
