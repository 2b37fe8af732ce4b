import { describe, expect, it } from "vitest";
import { DRAIN_TIMEOUT } from "#lib/run/server/drain.ts";
import { NOTICE, read } from "./deploy-files.ts";

const unit = read("deploy/systemd/shop@.service");
const howTo = read("docs/how-to/run-without-docker.md");
const values = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value ?? "");

describe("deploy/systemd", () => {
  it("starts Node as the image does, after the static files", () => {
    const [, command] = /^CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
    const image: string[] = JSON.parse(command ?? "[]");
    expect(values(unit, "ExecStart")).toEqual([`/usr/bin/env ${image.join(" ")}`]);
    expect(values(unit, "ExecStartPre")[0]).toContain(
      "lib/run/cli/add-static.mjs /srv/shop-static",
    );
    expect(values(unit, "Environment")[0]).toContain("PORT=%i MALLOC_ARENA_MAX=2");
  });

  it("signals the first process alone, and waits until it has ended", () => {
    expect(values(unit, "KillMode")).toEqual(["mixed"]);
    expect(Number(values(unit, "TimeoutStopSec")[0]) * 1_000).toBeGreaterThan(
      NOTICE + DRAIN_TIMEOUT,
    );
  });

  it("has the ports and folders of the document", () => {
    for (const name of ["varnish.conf", "caddy.conf", "shop@.service"])
      expect(howTo).toContain(`cp deploy/systemd/${name} /etc/systemd/system/`);
    const varnish = values(read("deploy/systemd/varnish.conf"), "ExecStart").at(-1);
    expect(varnish).toContain("-a 127.0.0.1:8080 -f /etc/varnish/default.vcl");
    expect(read("deploy/varnish/default.vcl")).toContain("/run/secrets/cdn_purge");
    expect(values(read("deploy/systemd/varnish.conf"), "ExecStartPre")[0]).toMatch(
      /--owner=vcache \/etc\/varnish\/cdn_purge \/run\/secrets\/cdn_purge$/,
    );
    expect(read("deploy/systemd/caddy.conf")).toContain("ASK=http://127.0.0.1:3001/");
  });

  it("lets Varnish take heads as long as the shop does, wherever it is started", () => {
    for (const file of [
      "deploy/systemd/varnish.conf",
      "compose.yaml",
      "deploy/kubernetes/components/varnish/varnish.yaml",
    ])
      expect(read(file), file).toContain("http_req_hdr_len=16k");
  });
});
