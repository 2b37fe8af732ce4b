import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { haproxyConfig } from "#deploy/cores/haproxy-config.mjs";
import {
  metricsOf,
  redisConfig,
  replicaSettings,
  wrongBehindProxy,
} from "#deploy/cores/replica-settings.mjs";
import { read } from "./deploy-files.ts";

const config = haproxyConfig({ bind: "127.0.0.1:8080", shops: [8090, 8091] });
const lines = config.split("\n").map((line) => line.trim());

describe("deploy/cores", () => {
  it("answers an option that it does not know with those that it knows", () => {
    const { status, stderr } = spawnSync(process.execPath, [
      "deploy/cores/start-replicas.mjs",
      "--help",
    ]);
    expect([status, String(stderr).trim().split("\n")]).toEqual([
      1,
      ["Unknown option '--help'", expect.stringContaining("--replicas=4")],
    ]);
  });

  it("sends visitors to every replica that is ready", () => {
    expect(lines).toContain("bind 127.0.0.1:8080");
    expect(lines).toContain("option httpchk GET /api/ready");
    expect(lines).toContain("server shop-8090 127.0.0.1:8090");
    expect(lines).toContain("server shop-8091 127.0.0.1:8091");
  });

  it("believes no visitor about where a request comes from, or about its trace", () => {
    const overwritten = lines.filter((line) => line.startsWith("http-request set-header"));
    expect(overwritten.map((line) => line.split(" ")[2])).toEqual([
      "X-Forwarded-For",
      "X-Forwarded-Proto",
      "X-Forwarded-Host",
    ]);
    for (const line of overwritten) expect(line).toMatch(/ unless from_proxy says_host$/);
    expect(lines).toContain("acl from_proxy src 127.0.0.0/8 ::1");
    for (const name of ["Forwarded", "X-Real-IP", "traceparent", "tracestate"])
      expect(lines).toContain(`http-request del-header ${name}`);
  });

  it("says https where it ends TLS", () => {
    const own = haproxyConfig({ bind: "*:443", shops: [1], certificates: "/certs" });
    expect(own).toContain("bind *:443 ssl crt /certs alpn h2,http/1.1\n");
    expect(own).toContain("set-header X-Forwarded-Proto https unless");
    expect(config).toContain("set-header X-Forwarded-Proto http unless");
  });

  it("has the replicas listen where HAProxy asks them, and nowhere else", () => {
    expect(replicaSettings({})).toMatchObject({ TRUSTED_PROXY: "1", LISTEN_HOST: "127.0.0.1" });
    expect(replicaSettings({ LISTEN_HOST: "10.0.0.5" }).LISTEN_HOST).toBe("10.0.0.5");
  });

  it("shares a port only where the proxy before it alone can reach it", () => {
    for (const host of ["127.0.0.1", "::1", "localhost"])
      expect(wrongBehindProxy({ host })).toBeNull();
    for (const host of ["0.0.0.0", "::", "10.0.0.5", "127.example.com"])
      expect(wrongBehindProxy({ host })).toContain("--host");
    expect(wrongBehindProxy({ host: "::1", certificates: "/certs" })).toContain("certificates");
  });

  it("gives each replica a port for its metrics", () => {
    expect(metricsOf({ METRICS_PORT: "9400" }, 2)).toEqual({ METRICS_PORT: "9402" });
    expect(metricsOf({}, 2)).toEqual({});
  });

  it("gives the replicas a Redis that only this machine reaches, with a password", () => {
    const redis = redisConfig({ port: 8081, password: "secret", memory: "1gb" });
    expect(redis.split("\n")).toEqual(
      expect.arrayContaining([
        "bind 127.0.0.1",
        "requirepass secret",
        "maxmemory-policy volatile-lru",
      ]),
    );
    const command = read("docs/operations.md");
    expect(command).toContain("node deploy/cores/start-replicas.mjs");
  });
});
