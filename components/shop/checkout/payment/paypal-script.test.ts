import { describe, expect, it } from "vitest";
import { readPaypalScript } from "./paypal-script.ts";

const ORIGINS = ["https://pay.example.com", "http://localhost:4000"];
const read = (url: string) => readPaypalScript(url, ORIGINS, "order");

describe("the address of PayPal's script", () => {
  it.each([
    "https://www.paypal.com/sdk/js?client-id=abc",
    "https://www.sandbox.paypal.com/sdk/js?client-id=abc",
    "https://pay.example.com/any/where.js?client-id=abc",
    "http://localhost:4000/_sandbox/paypal/sdk.js?client-id=abc",
  ])("may be %s", (url) => {
    expect(read(url)).toEqual({
      sdkBaseUrl: url.split("?")[0],
      clientId: "abc",
      dataNamespace: "baseline_paypal_order",
    });
  });

  it.each([
    ["another host", "https://evil.test/sdk/js?client-id=abc"],
    ["another page of PayPal's", "https://www.paypal.com/sdk/other?client-id=abc"],
    ["a host that begins alike", "https://www.paypal.com.evil.test/sdk/js?client-id=abc"],
    ["plain http", "http://www.paypal.com/sdk/js?client-id=abc"],
    ["another port", "http://localhost:4001/sdk.js?client-id=abc"],
    ["a user name", "https://www.paypal.com@evil.test/sdk/js?client-id=abc"],
    ["a user name before a listed host", "https://a:b@pay.example.com/sdk.js?client-id=abc"],
    ["script", "javascript:alert(1)"],
    ["data", "data:text/javascript,alert(1)"],
    ["a relative address", "/sdk.js?client-id=abc"],
    ["no client", "https://www.paypal.com/sdk/js"],
    ["an odd client", 'https://www.paypal.com/sdk/js?client-id=a"b'],
    ["nothing", ""],
  ])("may not be %s", (_, url) => {
    expect(read(url)).toBeNull();
  });

  it("keeps known query parameters with a single value only", () => {
    const url =
      "https://www.paypal.com/sdk/js?client-id=abc&currency=EUR&disable-funding=card,sepa&vault=true&data-page=x&onload=x&sdkBaseUrl=https://evil.test&environment=x&locale=a%22b%26c&intent=capture";
    expect(read(url)).toEqual({
      sdkBaseUrl: "https://www.paypal.com/sdk/js",
      clientId: "abc",
      dataNamespace: "baseline_paypal_order",
      currency: "EUR",
      "disable-funding": "card,sepa",
      vault: "true",
      intent: "capture",
    });
  });

  it("is identified on the page by what it is loaded for", () => {
    const url = "https://www.paypal.com/sdk/js?client-id=abc";
    expect(readPaypalScript(url, [], "subscription")).toMatchObject({
      dataNamespace: "baseline_paypal_subscription",
      intent: "subscription",
      vault: "true",
    });
  });
});
