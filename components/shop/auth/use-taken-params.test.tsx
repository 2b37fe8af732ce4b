// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useTakenParams } from "./use-taken-params.ts";

/** The query of an address that the page was opened with. */
function taken(address: string, secret: readonly string[]): URLSearchParams | null {
  window.history.replaceState(null, "", address);
  return renderHook(() => useTakenParams(secret)).result.current;
}

describe("the query that a page was opened with", () => {
  it.each([
    ["/login?verificationToken=", "verificationToken"],
    ["/forgot-password?token=", "token"],
  ])("has the token of %s… as the e-mail holds it, encoded or not", (address, name) => {
    for (const written of ["ab+c/d0E//9==", "ab%2Bc%2Fd0E%2F%2F9%3D%3D"]) {
      expect(taken(address + written, [name])?.get(name)).toBe("ab+c/d0E//9==");
      expect(window.location.search).toBe("");
    }
  });

  it("reads everything else as addresses are read, and leaves it there", () => {
    const params = taken("/login?redirect=%2Fa+b&token=x&n=1+2", ["token"]);
    expect([params?.get("redirect"), params?.get("n")]).toEqual(["/a b", "1 2"]);
    expect(window.location.search).toBe("?redirect=%2Fa+b&n=1+2");
  });
});
