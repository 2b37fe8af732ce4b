import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

type Value = SQLInputValue | boolean | undefined;

/** The value that a JSON text holds, in the type that the caller knows it has. */
export const fromJson = <T>(text: string): T => JSON.parse(text);

/** A thin, typed layer over `node:sqlite`: statements are prepared once, `undefined` is stored as NULL. */
export interface Db {
  get<T>(sql: string, ...values: Value[]): T | undefined;
  all<T>(sql: string, ...values: Value[]): T[];
  run(sql: string, ...values: Value[]): { changes: number; lastId: number };
  exec(sql: string): void;
  /** All or nothing. The database is synchronous, so no other request can run in between. */
  transaction<T>(work: () => T): T;
  close(): void;
  /** Incremented after each change, and after one that was rolled back. */
  readonly version: number;
}

export function openDatabase(file: string): Db {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;",
  );
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  let depth = 0;
  let version = 0;
  return {
    get: <T>(sql: string, ...values: Value[]) =>
      prepare(sql).get(...values.map(toSql)) as T | undefined,
    all: <T>(sql: string, ...values: Value[]) => prepare(sql).all(...values.map(toSql)) as T[],
    run(sql, ...values) {
      const result = prepare(sql).run(...values.map(toSql));
      version += 1;
      return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
    },
    exec(sql) {
      prepared.clear();
      version += 1;
      database.exec(sql);
    },
    transaction(work) {
      if (depth > 0) return work();
      database.exec("BEGIN IMMEDIATE");
      depth += 1;
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        version += 1;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => database.close(),
    get version() {
      return version;
    },
  };
}

function toSql(value: Value): SQLInputValue {
  if (value === undefined) return null;
  return typeof value === "boolean" ? Number(value) : value;
}
