import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Actions,
  asText,
  type Engine,
  ended,
  PATIENCE,
  printed,
  type Session,
} from "./engine.ts";

type Params = Readonly<Record<string, unknown>>;
interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly type: string;
  readonly source: { readonly context?: string };
}
interface Message {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection that speaks WebDriver BiDi: https://w3c.github.io/webdriver-bidi */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly onLog = new Map<string, (entry: LogEntry) => void>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  static open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener("open", () => resolve(new Connection(socket)));
      socket.addEventListener("error", () => reject(new Error(`no connection to ${address}`)));
    });
  }

  #receive(message: Message): void {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    else if (message.method === "log.entryAdded") {
      const entry = message.params as LogEntry;
      this.onLog.get(entry.source.context ?? "")?.(entry);
    }
  }

  send<Result>(method: string, params: Params = {}): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      this.#waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (type === "success") resolve(result as Result);
        else reject(new Error(`${method}: ${error} ${message}`));
      });
    });
  }

  close = () => this.#socket.close();
}

class FirefoxSession implements Session {
  readonly complaints: string[] = [];
  readonly #firefox: Connection;
  readonly #context: string;
  readonly #userContext: string;

  private constructor(firefox: Connection, context: string, userContext: string) {
    this.#firefox = firefox;
    this.#context = context;
    this.#userContext = userContext;
    firefox.onLog.set(context, ({ level, type, text }) => {
      if (level === "error" || level === "warn") this.complaints.push(`${level}, ${type}: ${text}`);
    });
  }

  static async start(firefox: Connection, viewport: Params): Promise<FirefoxSession> {
    const { userContext } = await firefox.send<{ userContext: string }>(
      "browser.createUserContext",
    );
    const { context } = await firefox.send<{ context: string }>("browsingContext.create", {
      type: "tab",
      userContext,
    });
    await firefox.send("browsingContext.setViewport", { context, viewport });
    return new FirefoxSession(firefox, context, userContext);
  }

  #send = <Result>(method: string, params: Params = {}) =>
    this.#firefox.send<Result>(method, { context: this.#context, ...params });

  async open(url: string): Promise<void> {
    await this.#send("browsingContext.navigate", { url, wait: "interactive" });
  }

  async reload(): Promise<void> {
    await this.#send("browsingContext.reload", { wait: "interactive" });
  }

  async back(): Promise<void> {
    await this.#send("browsingContext.traverseHistory", { delta: -1 });
  }

  async #call(method: string, params: Params): Promise<string | undefined> {
    const answer = await this.#firefox.send<{
      type: string;
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>(method, { ...params, target: { context: this.#context }, awaitPromise: true });
    if (answer.type !== "success") throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value;
  }

  run: Session["run"] = async (script, ...given) => {
    const result = await this.#call("script.callFunction", {
      functionDeclaration: asText(script),
      arguments: [{ type: "string", value: JSON.stringify(given) }],
    });
    return result === undefined ? undefined : JSON.parse(result);
  };

  async inject(source: string): Promise<void> {
    await this.#call("script.evaluate", { expression: `${source};""` });
  }

  async act(actions: readonly Actions[]): Promise<void> {
    await this.#send("input.performActions", { actions });
  }

  async upload(selector: string, files: readonly string[]): Promise<void> {
    const { nodes } = await this.#send<{ nodes: { sharedId: string }[] }>(
      "browsingContext.locateNodes",
      { locator: { type: "css", value: selector }, maxNodeCount: 1 },
    );
    const [element] = nodes;
    if (!element) throw new Error(`nothing is ${selector}`);
    await this.#send("input.setFiles", { element: { sharedId: element.sharedId }, files });
  }

  async forget(cookie: string): Promise<void> {
    const partition = { type: "context", context: this.#context };
    await this.#firefox.send("storage.deleteCookies", { filter: { name: cookie }, partition });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>("browsingContext.captureScreenshot");
    return Buffer.from(data, "base64");
  }

  async close(): Promise<void> {
    await this.#firefox.send("browser.removeUserContext", { userContext: this.#userContext });
    this.#firefox.onLog.delete(this.#context);
  }
}

/** Starts Firefox without a window. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "baseline-firefox-"));
  // The JSON viewer has its own policy, under which a page cannot send requests.
  writeFileSync(join(profile, "user.js"), 'user_pref("devtools.jsonview.enabled", false);\n');
  const child = spawn(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const address = await printed(child, [child.stderr], /WebDriver BiDi listening on (ws:\S+)\s/);
  const firefox = await Connection.open(`${address}/session`);
  await firefox.send("session.new", { capabilities: {} });
  await firefox.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    newSession: (size = { width: 1280, height: 900 }) => FirefoxSession.start(firefox, size),
    async close() {
      firefox.close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
