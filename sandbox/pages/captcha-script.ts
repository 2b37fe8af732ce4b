import { Hono } from "hono";
import { issueCaptcha } from "../http/captcha-tokens.ts";

/**
 * The stand-in of reCAPTCHA's script, version 2 invisible and version 3: it accepts everybody. Its tokens are part of
 * the script, a handful per download.
 */
export function createCaptcha(): Hono {
  const app = new Hono();
  app.get("/_sandbox/captcha.js", (context) =>
    context.body(script(Array.from({ length: 20 }, issueCaptcha)), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "cross-origin",
    }),
  );
  return app;
}

const script = (tokens: readonly string[]): string => `(() => {
  const tokens = ${JSON.stringify(tokens)};
  const widgets = [];
  window.grecaptcha = {
    ready: (run) => setTimeout(run, 0),
    render: (_, options) => widgets.push(options) - 1,
    reset: () => {},
    getResponse: () => "",
    execute: (widget) => {
      const token = tokens.shift() ?? "";
      if (typeof widget === "string") return Promise.resolve(token);
      setTimeout(() => widgets[widget ?? 0]?.callback?.(token), 0);
      return Promise.resolve();
    },
  };
})();`;
