// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { parsePaymentForm as parseOnServer } from "#lib/gateway/form/parse-payment-form.ts";
import { parsePaymentForm, submitPaymentForm } from "./submit-payment-form.ts";

const ORIGINS = ["https://pay.example.com", "http://localhost:4000"];
const parse = (html: string) => parsePaymentForm(html, ORIGINS);
const PARSERS = [
  ["a browser", parsePaymentForm],
  ["a server", parseOnServer],
] as const;
const form = (inside = "", action = "https://pay.example.com/start", method = "post") =>
  `<form action="${action}" method="${method}">${inside}</form>`;

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(PARSERS)("reading a payment form in %s", (_, parser) => {
  const parse = (html: string) => parser(html, ORIGINS);

  it("reads the address, the method and every field", () => {
    const html = form(
      `<input type="hidden" name="amount" value="10.00"><textarea name="note">a &amp; b</textarea>
       <select name="lang"><option value="en">e</option><option value="hr" selected>h</option></select>
       <input type="hidden" name="submit" value="data"><input type="checkbox" name="agree" checked>`,
    );
    expect(parse(html)).toEqual({
      ok: true,
      form: {
        action: "https://pay.example.com/start",
        method: "post",
        fields: [
          ["amount", "10.00"],
          ["note", "a & b"],
          ["lang", "hr"],
          ["submit", "data"],
          ["agree", "on"],
        ],
      },
    });
  });

  it("leaves out fields that a browser would not send", () => {
    const html = form(
      `<input name="a" value="1" disabled><input value="nameless"><input type="radio" name="r" value="1">
       <input type="submit" name="go" value="Pay"><input type="file" name="f"><input name="b" value="2">`,
    );
    expect(parse(html)).toMatchObject({ form: { fields: [["b", "2"]] } });
  });

  it("leaves out fields outside the form, and includes those linked by the form attribute", () => {
    const html = `<input name="before" value="1">${form(
      `<input name="elements" value="2"><fieldset disabled><input name="off" value="3"></fieldset>`,
    ).replace("<form", '<form id="pay"')}<input name="after" value="4" form="pay">`;
    expect(parse(html)).toMatchObject({
      form: {
        fields: [
          ["elements", "2"],
          ["after", "4"],
        ],
      },
    });
  });

  it("accepts GET, the default method of a form", () => {
    expect(parse(form("", undefined, "get"))).toMatchObject({ form: { method: "get" } });
    expect(parse('<form action="https://pay.example.com/start"></form>')).toMatchObject({
      form: { method: "get" },
    });
  });

  it("allows http for this machine when it is listed", () => {
    expect(parse(form("", "http://localhost:4000/_sandbox/pay/1")).ok).toBe(true);
    expect(parse(form("", "http://localhost:4001/_sandbox/pay/1")).ok).toBe(false);
  });

  it.each([
    ["no form", "<p>hello</p>", "noForm"],
    ["two forms", form() + form(), "manyForms"],
    ["a dialog form", form("", undefined, "dialog"), "badMethod"],
    ["script", form("", "javascript:alert(1)"), "badAddress"],
    ["data", form("", "data:text/html,hi"), "badAddress"],
    ["a relative address", form("", "/checkout"), "badAddress"],
    ["plain http", form("", "http://pay.example.com/start"), "badAddress"],
    ["a user name", form("", "https://pay.example.com@evil.test/"), "badAddress"],
    ["another host", form("", "https://evil.test/"), "foreignHost"],
    ["a host that begins alike", form("", "https://pay.example.com.evil.test/"), "foreignHost"],
    ["another port", form("", "https://pay.example.com:8443/"), "foreignHost"],
  ])("refuses %s", (_, html, reason) => {
    expect(parse(html)).toEqual({ ok: false, reason });
  });

  it("reads attributes, not fields with the same name", () => {
    const html = form(
      `<input name="action" value="https://evil.test"><input name="method" value="x">`,
    );
    expect(parse(html)).toMatchObject({ form: { action: "https://pay.example.com/start" } });
  });

  it("takes the first option of a list without a chosen one, and every chosen one of several", () => {
    const html = form(
      `<select name="one"><option value="1"><option value="2"></select>
       <select name="many" multiple><option selected>a</option><option>b</option><option selected>c</option></select>`,
    );
    expect(parse(html)).toMatchObject({
      form: {
        fields: [
          ["one", "1"],
          ["many", "a"],
          ["many", "c"],
        ],
      },
    });
  });

  it("runs and loads nothing", () => {
    const html = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>${form(
      `<input name="a" value="1" onfocus="window.hacked=1" autofocus>`,
    )}`;
    expect(parse(html).ok).toBe(true);
    expect(document.images).toHaveLength(0);
    expect("hacked" in window).toBe(false);
  });
});

it("reads on a server the fields of a form within a table, which a page does not nest", () => {
  // Browsers do so by themselves; jsdom does not.
  const html = `<table><form action="https://pay.example.com/start" method="post"><tr><td>
    <input type="hidden" name="a" value="1"></td></tr></form></table><input name="after" value="2">`;
  expect(parseOnServer(html, ORIGINS)).toMatchObject({ form: { fields: [["a", "1"]] } });
});

describe("submitting it", () => {
  it("builds its own form and submits it even when a field is named submit", () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    const parsed = parse(form(`<input type="hidden" name="submit" value="1" onclick="x()">`));
    if (!parsed.ok) throw new Error(parsed.reason);
    submitPaymentForm(parsed.form);
    expect(submit).toHaveBeenCalledOnce();
    expect(document.body.innerHTML).toBe(
      `<form hidden="" action="https://pay.example.com/start" method="post"><input type="hidden" name="submit" value="1"></form>`,
    );
  });
});
