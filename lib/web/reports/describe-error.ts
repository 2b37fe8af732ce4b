import type { ReportedError } from "./page-report.ts";

/**
 * A message without personal data: of a URL only its origin is kept, e-mails and long numbers are removed, and of
 * quoted texts only names are kept, and only if the engine quotes names of the code (`reading 'price'`). The function
 * is self-contained, because its text is sent to browsers (`report-script.ts`); the server cleans again.
 */
export function cleanMessage(message: string, name: string): string {
  const quotesCode = name === "TypeError" || name === "ReferenceError";
  return (message.slice(0, 500).split("\n")[0] ?? "")
    .replace(/(https?:\/\/[^\s/?#"'`)]+)[^\s"'`)]*/g, "$1")
    .replace(/[^\s"'`()<>]+/g, (word) => (/@|%40/.test(word) ? "…" : word))
    .replace(/(["'`“”])(.*?)\1/g, (quoted, mark: string, inside: string) =>
      quotesCode && /^[A-Za-z_$][\w$]{0,30}$/.test(inside) ? quoted : `${mark}…${mark}`,
    )
    .replace(/[\w-]{16,}/g, (run) => (/\d/.test(run) ? "…" : run))
    .replace(/\d{4,}/g, "0")
    .slice(0, 200);
}

/**
 * An event of `error` or `unhandledrejection` in the form of a report. Null for errors of browser extensions, and for
 * those without details. Self-contained too.
 */
export function describeError(
  event: Event,
  clean: (message: string, name: string) => string,
): ReportedError | null {
  const read = (from: unknown, name: string): unknown =>
    typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const kind = event.type === "error" ? "error" : "rejection";
  const thrown = read(event, kind === "error" ? "error" : "reason");
  const stack = text(read(thrown, "stack"));
  if (/-extension:\/\//.test(text(read(event, "filename")) + stack)) return null;

  const [, file = "", line = "", column = ""] = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/.exec(
    stack || `${text(read(event, "filename"))}:${read(event, "lineno")}:${read(event, "colno")}`,
  ) ?? [""];
  const address = file && URL.canParse(file) ? new URL(file) : null;
  const isOwn = address?.origin === location.origin;
  // The path of a page, whose inline script this is, may name a person.
  const at = !address
    ? ""
    : !isOwn
      ? address.origin
      : address.pathname.startsWith("/_next/static/")
        ? `${address.pathname}:${line}:${column}`
        : "inline";
  const isNothing = thrown === null || thrown === undefined;
  const name = text(read(thrown, "name")) || (isNothing ? "Error" : typeof thrown);
  // Only errors have a message written by a program: anything may be thrown, such as typed text.
  const message = text(read(isNothing ? event : thrown, "message"));
  if (at === "" && (message === "" || message === "Script error.")) return null;
  return { kind, name: name.slice(0, 60), message: clean(message, name), at };
}
