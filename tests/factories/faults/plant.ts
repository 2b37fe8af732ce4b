export type Row = Record<string, unknown>;
interface Seen {
  readonly request: Request;
  readonly body: Row;
  readonly status: number;
  /** How many times the call was made before. */
  readonly before: number;
}
/** A fault: what it answers instead; null leaves the answer alone. */
export type Fault = (answer: Row, seen: Seen) => Response | null;
/** One mistake of a broken copy of the sandbox, and how the kit reports it. */
export interface Planted {
  /** Its kind, and what it is. */
  readonly name: string;
  /** A part of the call's path. */
  readonly path: string;
  readonly fault: Fault;
  /** The report about it. */
  readonly said: RegExp;
  /** It ends what would find others: it is planted by itself. */
  readonly isAlone?: boolean;
}

export const answered = (data: unknown) => Response.json({ data });
export const rowsOf = ({ data }: Row): Row[] => {
  const list = data as Row;
  return [data, list.records, list.items, list.data].find(Array.isArray) as Row[];
};
/** A cart with other figures. */
export const cartWith =
  (change: (converted: Row, line: Row) => void): Fault =>
  (answer) => {
    const data = answer.data as Row | undefined;
    const [line] = (data?.items ?? []) as Row[];
    if (!data || !line) return null;
    const converted = (from: Row) => (from.prices as Row).converted as Row;
    change(converted(data), converted(line));
    return answered(data);
  };
export const add = (figures: Row, name: string) => {
  figures[name] = Number(figures[name]) + 1;
};
/** The first success of a call again, where it should be refused. */
export const keepsAnswering = (): Fault => {
  let kept: Row | null = null;
  return (answer, { status }) => {
    if (status >= 400) return kept && Response.json(kept);
    kept ??= answer;
    return null;
  };
};
export const ifRefused =
  (status: number, data: unknown = {}): Fault =>
  (_, seen) =>
    seen.status === status ? answered(data) : null;
/** The first answer of a call again and again. */
export const sameAgain = (): Fault => {
  let kept: Row | null = null;
  return (answer) => {
    kept ??= answer;
    return Response.json(kept);
  };
};
