import { vi } from "vitest";

type Route = (body: Record<string, unknown>) => unknown;

/** The fate of an upload: stored, broken off on the way, or refused by its status. */
export type UploadFate = "stored" | "broken" | number;

/**
 * The shop's server as the editor's page sees it: JSON routes by `fetch`, files by XMLHttpRequest. Everything is
 * answered at once, unless `hold` is set: then uploads wait for `release`.
 */
export class UploadServer {
  readonly asked: { route: string; body: Record<string, unknown> }[] = [];
  readonly stored: { name: string; access: string; bytes: Blob }[] = [];
  readonly fates: UploadFate[] = [];
  hold = false;
  atOnce = 0;
  mostAtOnce = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly routes: Readonly<Record<string, Route>>) {
    vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
      const route = url.replace("/api/edit/media/", "");
      const body = JSON.parse(init.body);
      this.asked.push({ route, body });
      const answer = this.routes[route]?.(body);
      if (typeof answer === "number")
        return Response.json({ error: { statusCode: answer } }, { status: answer });
      return answer === undefined
        ? Promise.reject(new TypeError("no connection"))
        : Response.json({ data: answer });
    });
    const server = this;
    vi.stubGlobal(
      "XMLHttpRequest",
      class {
        upload: { onprogress?: (event: { loaded: number }) => void } = {};
        onload?: () => void;
        onerror?: () => void;
        onabort?: () => void;
        status = 0;
        responseText = "";
        headers: Record<string, string> = {};
        isOver = false;
        open() {}
        setRequestHeader(name: string, value: string) {
          this.headers[name] = value;
        }
        abort() {
          if (this.isOver) return;
          this.finish();
          this.onabort?.();
        }
        finish() {
          this.isOver = true;
          server.atOnce -= 1;
        }
        send(bytes: Blob) {
          server.atOnce += 1;
          server.mostAtOnce = Math.max(server.mostAtOnce, server.atOnce);
          const go = () => {
            if (this.isOver) return;
            this.upload.onprogress?.({ loaded: Math.ceil(bytes.size / 2) });
            const fate = server.fates.shift() ?? "stored";
            this.finish();
            if (fate === "broken") return this.onerror?.();
            this.status = fate === "stored" ? 200 : fate;
            this.responseText = fate === "stored" ? server.take(this.headers, bytes) : "{}";
            this.onload?.();
          };
          if (server.hold) server.waiting.push(go);
          else queueMicrotask(go);
        }
      },
    );
  }

  release(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  bodiesOf = (route: string) =>
    this.asked.filter((one) => one.route === route).map(({ body }) => body);

  private take(headers: Record<string, string>, bytes: Blob): string {
    const name = decodeURIComponent(headers["x-file-name"] ?? "");
    this.stored.push({ name, access: headers["x-access"] ?? "", bytes });
    const driveId = `drive-${this.stored.length}`;
    return JSON.stringify({ data: { driveId, name, mime: bytes.type, size: 1, hash: "h" } });
  }
}
