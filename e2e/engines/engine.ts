import type { ChildProcess } from "node:child_process";

/** Actions of the keyboard, the pointer or the wheel, in the form shared by WebDriver and WebDriver BiDi. */
export interface Actions {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** One visitor's window, with its own cookies. Every call fails while a page is unloading, and may be repeated. */
export interface Session {
  /** Opens an address and waits until its document is read. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a self-contained function in the page. Its input and output are JSON. */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Runs the text of a script in the page, unaffected by its policy. */
  inject(source: string): Promise<void>;
  act(actions: readonly Actions[]): Promise<void>;
  /** Chooses files for the first input that the selector finds, as the browser's own dialog does. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  /** Takes a cookie of the page that is open away. */
  forget(cookie: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The errors and warnings in the console so far, including policy violations. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A browser that runs as long as its worker. */
export interface Engine {
  /** @param size of the page in CSS pixels, if the browser supports it */
  newSession(size?: { readonly width: number; readonly height: number }): Promise<Session>;
  close(): Promise<void>;
}

/** The longest time for one command on a busy machine. */
export const PATIENCE = 90_000;

/** The text of a function that gets its parameters as JSON and gives its result as JSON. */
export const asText = (script: (...given: never[]) => unknown): string =>
  `async (given) => JSON.stringify(await (${script})(...JSON.parse(given)))`;

/** Waits until a program prints the given text. @param streams where it may print it */
export function printed(
  child: ChildProcess,
  streams: readonly (NodeJS.ReadableStream | null | undefined)[],
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(
      () => reject(new Error(`never printed ${pattern}: ${text}`)),
      PATIENCE,
    );
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${text}`)));
    for (const stream of streams)
      stream?.on("data", (part: Buffer) => {
        text += part;
        const [, found] = pattern.exec(text) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
  });
}

/** Ends a program and waits for it. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
