import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "#lib/run/cli/toolchain.mjs";
import {
  type Actions,
  asText,
  type Engine,
  ended,
  PATIENCE,
  printed,
  type Session,
} from "./engine.ts";

/** The key that names an element in WebDriver's answers: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Lines of the console that WebKit prints, e.g. `CONSOLE JS ERROR TypeError: …`. */
const COMPLAINT = /^.*\bCONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)\b.*$/gm;

const WINDOW = join(import.meta.dirname, "webkit-window.js");
const OUTPUT = "output.txt";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Paths {
  readonly driver: string;
  readonly gjs: string;
  readonly display: string;
}

/** Sends a command of WebDriver. */
async function command<Result>(base: string, path: string, body?: unknown, method = "POST") {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { "content-type": "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as { value: Result };
  if (answer.ok) return value;
  const { error, message } = value as { error?: string; message?: string };
  throw new Error(`${path}: ${error} ${message}`);
}

class WebKitSession implements Session {
  readonly #base: string;
  readonly #output: string;

  /** @param output the file that the browser prints into */
  constructor(base: string, output: string) {
    this.#base = base;
    this.#output = output;
  }

  get complaints(): readonly string[] {
    return readFileSync(this.#output, "utf8").match(COMPLAINT) ?? [];
  }

  #post = <Result>(path: string, body?: unknown) => command<Result>(this.#base, path, body);

  async open(url: string): Promise<void> {
    await this.#post("/url", { url });
  }

  async reload(): Promise<void> {
    await this.#post("/refresh");
  }

  async back(): Promise<void> {
    await this.#post("/back");
  }

  run: Session["run"] = async (script, ...given) => {
    const { result, error } = await this.#post<{ result?: string; error?: string }>(
      "/execute/async",
      {
        script: `const [given, done] = arguments;
          (${asText(script)})(given).then((result) => done({ result }), (error) => done({ error: String(error) }));`,
        args: [JSON.stringify(given)],
      },
    );
    if (error !== undefined) throw new Error(error);
    return result === undefined ? undefined : JSON.parse(result);
  };

  async inject(script: string): Promise<void> {
    await this.#post("/execute/sync", { script, args: [] });
  }

  async act(actions: readonly Actions[]): Promise<void> {
    await this.#post("/actions", { actions });
  }

  async upload(selector: string, files: readonly string[]): Promise<void> {
    const attempt = async () => {
      const element = await this.#post<Record<typeof ELEMENT, string>>("/element", {
        using: "css selector",
        value: selector,
      });
      await this.#post(`/element/${element[ELEMENT]}/value`, { text: files.join("\n") });
    };
    // React may draw the field once more between the two.
    for (let left = 5; left > 0; left -= 1)
      try {
        return await attempt();
      } catch (error) {
        if (!String(error).includes("stale element") || left === 1) throw error;
      }
  }

  async forget(cookie: string): Promise<void> {
    await command(this.#base, `/cookie/${cookie}`, undefined, "DELETE");
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(
      await command<string>(this.#base, "/screenshot", undefined, "GET"),
      "base64",
    );
  }

  async close(): Promise<void> {
    await command(this.#base, "", undefined, "DELETE");
  }
}

/** A port that nobody listens at. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

/** @param folder for its data and its output: the driver gives the output to nobody, but a shell can redirect it */
const capabilitiesOf = (gjs: string, folder: string, { width, height }: Size) => ({
  pageLoadStrategy: "normal",
  timeouts: { script: PATIENCE, pageLoad: PATIENCE, implicit: 0 },
  "webkitgtk:browserOptions": {
    binary: "/bin/sh",
    args: [
      "-c",
      `exec "$@" >"$0/${OUTPUT}" 2>&1`,
      folder,
      gjs,
      "-m",
      WINDOW,
      folder,
      String(width),
      String(height),
    ],
  },
});

/** Starts the driver of WebKitGTK on a virtual display. It starts a browser for each session. */
export async function startWebKit({ driver, gjs, display }: Paths): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "baseline-webkit-"));
  const screen = ["-screen", "0", "1440x1000x24", "-nolisten", "tcp", "-displayfd", "3"];
  const xvfb = spawn(display, screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await printed(xvfb, [xvfb.stdio[3] as NodeJS.ReadableStream], /(\d+)\n/);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11", HOME: home },
  });
  const base = `http://127.0.0.1:${port}`;
  await answers(`${base}/status`, PATIENCE);
  return {
    async newSession(size = { width: 1280, height: 900 }) {
      const folder = mkdtempSync(join(home, "session-"));
      const { sessionId } = await command<{ sessionId: string }>(base, "/session", {
        capabilities: { alwaysMatch: capabilitiesOf(gjs, folder, size) },
      });
      return new WebKitSession(`${base}/session/${sessionId}`, join(folder, OUTPUT));
    },
    async close() {
      await ended(child);
      await ended(xvfb);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
