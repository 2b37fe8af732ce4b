import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.ts";

describe("parseSettings", () => {
  it("needs nothing: the sandbox is the backend", () => {
    expect(parseSettings({})).toMatchObject({
      BACKEND_URL: "http://localhost:4000",
      MEDIA_URL: "http://localhost:4000/media",
      PORT: 3000,
      REVALIDATE_SECONDS: 300,
      TRUSTED_PROXY: false,
      ALLOW_HTTP: false,
      SANDBOX_OPEN: false,
      PAYMENT_HOSTS: [],
      PAYMENT_SCRIPT_HOSTS: [],
      UPLOAD_HOSTS: [],
    });
  });

  it("takes payment hosts for script hosts until those are named, or said to be none", () => {
    const hosts = (PAYMENT_SCRIPT_HOSTS?: string) =>
      parseSettings({ PAYMENT_HOSTS: "pay.example", PAYMENT_SCRIPT_HOSTS }).PAYMENT_SCRIPT_HOSTS;
    expect(hosts()).toEqual(["pay.example"]);
    expect(hosts("sdk.example")).toEqual(["sdk.example"]);
    expect(hosts("none")).toEqual([]);
  });

  it("derives unset values from set ones, and removes trailing slashes", () => {
    expect(parseSettings({ BACKEND_URL: "https://api.example/" }).MEDIA_URL).toBe(
      "https://api.example/media",
    );
    expect(parseSettings({ SANDBOX_PORT: "4100" }).BACKEND_URL).toBe("http://localhost:4100");
  });

  it("takes the backend for the sandbox where none is named, or the start says so", () => {
    expect(parseSettings({}).SANDBOX).toBe(true);
    expect(parseSettings({ BACKEND_URL: "http://localhost:4000" }).SANDBOX).toBe(false);
    expect(parseSettings({ BACKEND_URL: "http://localhost:4000", SANDBOX: "1" }).SANDBOX).toBe(
      true,
    );
    expect(parseSettings({ SANDBOX: "0" }).SANDBOX).toBe(false);
  });

  it("counts an empty variable as unset", () => {
    expect(parseSettings({ BACKEND_URL: "", PORT: " ", SESSION_SECRET: "" }).PORT).toBe(3000);
  });

  it.each(["1", "true", "TRUE", "yes", "on"])("reads %s as true", (value) => {
    expect(parseSettings({ TRUSTED_PROXY: value }).TRUSTED_PROXY).toBe(true);
  });

  it.each(["0", "false", "No", "off"])("reads %s as false", (value) => {
    expect(parseSettings({ TRUSTED_PROXY: value }).TRUSTED_PROXY).toBe(false);
  });

  it("reads hosts as a list", () => {
    expect(
      parseSettings({ PAYMENT_HOSTS: "Pay.example.com, bank.example:8443," }).PAYMENT_HOSTS,
    ).toEqual(["pay.example.com", "bank.example:8443"]);
  });

  it("reads the caches in front as a list", () => {
    const read = (CDN_PURGE_URL: string) => parseSettings({ CDN_PURGE_URL }).CDN_PURGE_URL;
    expect(read("http://varnish-1/, https://cdn.example/purge?zone=1,")).toEqual([
      "http://varnish-1/",
      "https://cdn.example/purge?zone=1",
    ]);
    expect(parseSettings({}).CDN_PURGE_URL).toEqual([]);
    for (const wrong of ["varnish", "ftp://varnish/", "http://"])
      expect(() => read(wrong)).toThrow(/CDN_PURGE_URL: list full addresses/);
    expect(read("https://:a%25b@cdn.example/")).toEqual(["https://:a%25b@cdn.example/"]);
    for (const wrong of ["https://:100%@cdn.example/", "https://:a%0Ab@cdn.example/"])
      expect(() => read(wrong)).toThrow(/CDN_PURGE_URL: encode name and password/);
    expect(() => parseSettings({ CDN_PURGE_SECRET: "two\nlines" })).toThrow(/CDN_PURGE_SECRET/);
  });

  it("says how to write a password of Redis that an address cannot hold", () => {
    const read = (REDIS_URL: string) => parseSettings({ REDIS_URL }).REDIS_URL;
    expect(read("redis://:a%25b@redis:6379")).toBe("redis://:a%25b@redis:6379");
    expect(() => read("redis://:100%@redis:6379")).toThrow(/REDIS_URL: encode name and password/);
  });

  it("names every problem at once and says how to fix each", () => {
    const wrong = {
      BACKEND_URL: "localhost:4000",
      PORT: "x",
      REDIS_URL: "http://r",
      SESSION_SECRET: "short",
      PAYMENT_HOSTS: "https://a",
      OLD_COOKIES_UNTIL: "soon",
    };
    expect(() => parseSettings(wrong)).toThrow(
      /BACKEND_URL: use a full address[\s\S]*PORT: use a whole number[\s\S]*REDIS_URL: use an address[\s\S]*OLD_COOKIES_UNTIL: use a day[\s\S]*PAYMENT_HOSTS: list host names[\s\S]*SESSION_SECRET: use at least 16/,
    );
  });

  it("takes a second Redis beside the first one only, and the first for both without it", () => {
    const REDIS_URL = "redis://a";
    expect(parseSettings({ REDIS_URL }).REDIS_STATE_URL).toBe(REDIS_URL);
    const both = parseSettings({ REDIS_URL, REDIS_STATE_URL: "redis://b" });
    expect([both.REDIS_URL, both.REDIS_STATE_URL]).toEqual([REDIS_URL, "redis://b"]);
    expect(() => parseSettings({ REDIS_STATE_URL: "redis://b" })).toThrow("set REDIS_URL as well");
  });
});
