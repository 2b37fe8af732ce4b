import { invalid } from "../domain/failure.ts";
import type { Call } from "./call.ts";

type Body = Readonly<Record<string, unknown>>;

/** A text of the body; 422 when it is missing or not a text. */
export function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value.trim() === "") throw invalid(`${name} is required.`);
  return value;
}

export const optionalText = (body: Body, name: string): string =>
  typeof body[name] === "string" ? (body[name] as string) : "";

/** A positive whole number, also from a numeric text; 422 otherwise. */
export function integer(body: Body, name: string): number {
  const value = optionalInteger(body, name);
  if (value === null) throw invalid(`${name} must be a whole number above 0.`);
  return value;
}

export function optionalInteger(body: Body, name: string): number | null {
  const value = Number(body[name]);
  return Number.isInteger(value) && value > 0 ? value : null;
}

export const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A parameter of the query, or of the body for calls that take both. */
export const argument = (call: Call, name: string): string => {
  const value = call.query.get(name) ?? call.body[name];
  return value === undefined || value === null ? "" : String(value);
};

/** `params[]=a&params[]=b`, `params=a&params=b` and `params=a,b` alike. */
export const many = (call: Call, name: string): string[] => {
  const repeated = [...call.query.getAll(`${name}[]`), ...call.query.getAll(name)];
  return repeated.length === 1 ? (repeated[0] ?? "").split(",").filter(Boolean) : repeated;
};
