import { z } from "zod";
import { withoutEnd } from "#lib/base/utils/without-end.ts";
import { ANALYTICS_KINDS, parseAnalyticsHosts } from "./analytics-hosts.ts";
import { withNewNames } from "./deprecations.ts";
import { faultOfPictureService, isSignedAsNamed } from "./picture-service.ts";
import { readSentinelAddress } from "./sentinel-address.ts";

const ON = ["1", "true", "yes", "on"] as const;

/** Whether a setting is on: `1`, `true`, `yes` or `on`, in any case. */
export const isOn = (value = ""): boolean => ON.some((word) => word === value.trim().toLowerCase());

const SAMPLERS = ["always_on", "always_off", "traceidratio"] as const;

const flag = z
  .enum(
    [...ON, "0", "false", "no", "off"],
    "use 1 or 0 (also: true or false, yes or no, on or off)",
  )
  .transform(isOn);

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
    error: "use a full address with http:// or https://, such as http://localhost:4000",
  })
  .transform((value) => withoutEnd(value, "/"));

const port = z.coerce
  .number("use a whole number between 1 and 65535, such as 3000")
  .int("use a whole number between 1 and 65535, such as 3000")
  .min(1, "use a whole number between 1 and 65535, such as 3000")
  .max(65535, "use a whole number between 1 and 65535, such as 3000");

const SECRET = "use at least 16 characters, for example the output of: openssl rand -hex 16";

const HOST_LIST =
  "list host names separated by commas and without https://, such as pay.example.com,bank.example.com:8443";
const hostList = z.string().transform((value, context): string[] => {
  if (value.trim().toLowerCase() === "none") return [];
  const hosts = value.split(",").map((host) => host.trim().toLowerCase());
  const named = hosts.filter((host) => host !== "");
  if (named.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host))) return named;
  context.addIssue({ code: "custom", message: HOST_LIST });
  return z.NEVER;
});

const ANALYTICS_LIST = `list kinds separated by commas, each alone or with a host, such as gtag,matomo=stats.example.com (kinds: ${ANALYTICS_KINDS.join(", ")}, or custom.NAME for one of your own)`;
const analyticsHosts = z.string().transform((value, context) => {
  const allowed = parseAnalyticsHosts(value);
  if (allowed) return allowed;
  context.addIssue({ code: "custom", message: ANALYTICS_LIST });
  return z.NEVER;
});

const ENCODED =
  "encode name and password as in an address: a % is %25, an @ %40, a : %3A, a / %2F, a , %2C";
/** Whether name and password of an address can be decoded and sent in a header. A literal `%` cannot. */
const hasReadableNames = (address: string): boolean => {
  try {
    const { username, password } = new URL(address);
    return /^[^\p{Cc}]*$/u.test(decodeURIComponent(username + password));
  } catch {
    return false;
  }
};

const URL_LIST =
  "list full addresses separated by commas, such as http://varnish-1/,http://varnish-2/";
const urlList = z.string().transform((value, context): string[] => {
  const urls = value.split(",").map((url) => url.trim());
  const named = urls.filter((url) => url !== "");
  const isList = named.every((url) => /^https?:\/\//i.test(url) && URL.canParse(url));
  if (isList && named.every(hasReadableNames)) return named;
  context.addIssue({ code: "custom", message: isList ? ENCODED : URL_LIST });
  return z.NEVER;
});

const SECRET_LIST =
  "list secrets separated by commas, each as sitekey=secret, or one secret alone for every site";
/** The secret that verifies captcha answers; without `siteKey` it applies to every site. */
interface CaptchaSecret {
  readonly siteKey?: string;
  readonly secret: string;
}
const captchaSecrets = z.string().transform((value, context): CaptchaSecret[] => {
  const items = value.split(",").map((item) => item.trim());
  const named = items.filter((item) => item !== "");
  if (named.every((item) => /^([\w-]+=)?[\w-]+$/.test(item)))
    return named.map((item) => {
      const [first = "", second] = item.split("=");
      return second === undefined ? { secret: first } : { siteKey: first, secret: second };
    });
  context.addIssue({ code: "custom", message: SECRET_LIST });
  return z.NEVER;
});
const redisUrl = z
  .string()
  .refine((value) => /^rediss?:\/\//.test(value) || readSentinelAddress(value) !== null, {
    error:
      "use an address that begins with redis:// or rediss://, such as redis://localhost:6379, or redis+sentinel://:password@host:26379,host:26379/name",
  })
  .refine((value) => !URL.canParse(value) || hasReadableNames(value), { error: ENCODED });

const pictureService = z.string().transform((value, context): string => {
  const fault = faultOfPictureService(value);
  if (fault === null) return value;
  context.addIssue({ code: "custom", message: fault });
  return z.NEVER;
});
const hex = z
  .string()
  .regex(/^(?:[0-9a-f]{2})+$/i, "use hexadecimal digits, as imgproxy does: openssl rand -hex 32");

const ipOrName = z
  .string()
  .regex(/^[a-zA-Z0-9.:-]+$/, "use an address of this machine, such as 127.0.0.1 or 0.0.0.0");

const hostName = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    "use a host name only, without http:// and port, such as tenis.localhost",
  );

const schema = z
  .object({
    BACKEND_URL: httpUrl.optional(),
    MEDIA_URL: httpUrl.optional(),
    PRODUCT_SEARCH_URL: httpUrl.optional(),
    PICTURE_SERVICE: pictureService.optional(),
    PICTURE_SERVICE_KEY: hex.optional(),
    PICTURE_SERVICE_SALT: hex.optional(),
    FORCED_DOMAIN: hostName.optional(),
    PORT: port.default(3000),
    METRICS_PORT: port.optional(),
    METRICS_HOST: ipOrName.default("127.0.0.1"),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: httpUrl.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
    OTEL_METRICS_EXPORTER: z.enum(["otlp", "none"], "use otlp or none").default("otlp"),
    OTEL_LOGS_EXPORTER: z.enum(["otlp", "none"], "use otlp or none").default("otlp"),
    OTEL_SERVICE_NAME: z.string().default("shop"),
    SENTRY_DSN: z
      .string()
      .regex(
        /^https?:\/\/\w+@[^/?#@]+(?:\/[^?#]*)?\/\d+$/,
        "use the address that Sentry gives the project, such as https://key@host/1",
      )
      .optional(),
    OTEL_TRACES_SAMPLER: z
      .enum(
        [...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)],
        "use always_on, always_off or traceidratio, or one of them after parentbased_",
      )
      .default("parentbased_always_on"),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number("use a part of all requests between 0 and 1, such as 0.1")
      .min(0, "use a part of all requests between 0 and 1, such as 0.1")
      .max(1, "use a part of all requests between 0 and 1, such as 0.1")
      .default(1),
    SANDBOX: z.string().toLowerCase().pipe(flag).optional(),
    SANDBOX_PORT: port.default(4000),
    SANDBOX_DATA: z.string().default(".sandbox"),
    SANDBOX_OPEN: z.string().toLowerCase().pipe(flag).default(false),
    REDIS_URL: redisUrl.optional(),
    REDIS_STATE_URL: redisUrl.optional(),
    WEB_CONCURRENCY: z.coerce
      .number("use a number of processes, such as 4")
      .int("use a whole number of processes, such as 4")
      .min(1, "use at least 1 process")
      .max(64, "use at most 64 processes")
      .default(1),
    FRONT: z.string().toLowerCase().pipe(flag).default(true),
    LISTEN_HOST: ipOrName.optional(),
    REVALIDATE_SECONDS: z.coerce
      .number("use a number of seconds, such as 300")
      .int("use a whole number of seconds, such as 300")
      .min(1, "use at least 1 second, such as 300")
      .default(300),
    SHORTEN_PAGES: z.string().toLowerCase().pipe(flag).default(true),
    CDN_PURGE_URL: urlList.default([]),
    CDN_PURGE_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "use letters, digits and signs without spaces")
      .optional(),
    REVALIDATE_SECRET: z.string().min(16, SECRET).optional(),
    REVALIDATE_SECRET_ACCEPTED: z.string().min(16, SECRET).optional(),
    TRUSTED_PROXY: z.string().toLowerCase().pipe(flag).default(false),
    ALLOW_HTTP: z.string().toLowerCase().pipe(flag).default(false),
    OLD_COOKIES_UNTIL: z.iso.date("use a day such as 2027-02-01").optional(),
    STAFF_SESSION_HOURS: z.coerce
      .number("use a number of hours between 1 and 168, such as 12")
      .min(1, "use a number of hours between 1 and 168, such as 12")
      .max(168, "use a number of hours between 1 and 168, such as 12")
      .default(12),
    STAFF_IDLE_MINUTES: z.coerce
      .number("use a number of minutes between 5 and 1440, such as 60")
      .min(5, "use a number of minutes between 5 and 1440, such as 60")
      .max(1440, "use a number of minutes between 5 and 1440, such as 60")
      .default(60),
    CAPTCHA_SECRETS: captchaSecrets.default([]),
    CAPTCHA_VERIFY_URL: httpUrl.default("https://www.google.com/recaptcha/api/siteverify"),
    CAPTCHA_MIN_SCORE: z.coerce
      .number("use a number between 0 and 1, such as 0.5")
      .min(0, "use a number between 0 and 1, such as 0.5")
      .max(1, "use a number between 0 and 1, such as 0.5")
      .default(0.5),
    PAYMENT_HOSTS: hostList.default([]),
    PAYMENT_SCRIPT_HOSTS: hostList.optional(),
    UPLOAD_HOSTS: hostList.default([]),
    ANALYTICS_HOSTS: analyticsHosts.default([]),
    ANALYTICS_FORWARD_URL: httpUrl.optional(),
    BROWSER_REPORTS: z.string().toLowerCase().pipe(flag).default(false),
    SERVER_REPORTS: z.string().toLowerCase().pipe(flag).default(false),
    BROWSER_REPORTS_SAMPLE: z.coerce
      .number("use a part of all visits between 0 and 1, such as 0.1")
      .min(0, "use a part of all visits between 0 and 1, such as 0.1")
      .max(1, "use a part of all visits between 0 and 1, such as 0.1")
      .default(0.1),
    SESSION_SECRET: z.string().min(16, SECRET).optional(),
    SESSION_SECRET_ACCEPTED: z.string().min(16, SECRET).optional(),
    LOG_LEVEL: z
      .string()
      .toLowerCase()
      .pipe(
        z.enum(
          ["silent", "fatal", "error", "warn", "info", "debug", "trace"],
          "use silent, fatal, error, warn, info, debug or trace",
        ),
      )
      .default("info"),
  })
  .refine((env) => env.REDIS_URL !== undefined || env.REDIS_STATE_URL === undefined, {
    path: ["REDIS_STATE_URL"],
    error: "set REDIS_URL as well: this is a second Redis beside it",
  })
  .refine((env) => isSignedAsNamed(env), {
    path: ["PICTURE_SERVICE"],
    error:
      "set PICTURE_SERVICE_KEY and PICTURE_SERVICE_SALT where the address has {signature}, and only there",
  })
  .transform((env) => {
    const backend = env.BACKEND_URL ?? `http://localhost:${env.SANDBOX_PORT}`;
    return {
      ...env,
      BACKEND_URL: backend,
      MEDIA_URL: env.MEDIA_URL ?? `${backend}/media`,
      REDIS_STATE_URL: env.REDIS_STATE_URL ?? env.REDIS_URL,
      PAYMENT_SCRIPT_HOSTS: env.PAYMENT_SCRIPT_HOSTS ?? env.PAYMENT_HOSTS,
      // Not derived from the address: a real backend may run on any port of this machine.
      SANDBOX: env.SANDBOX ?? env.BACKEND_URL === undefined,
    };
  });

/** Every setting of the README, parsed. URLs have no trailing slash; hosts are lower-cased. */
export type Settings = z.output<typeof schema>;

/**
 * Parses an environment. An empty variable counts as unset.
 * @throws Error that lists every wrong variable and what to write instead.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = withNewNames("setting", new Map(Object.entries(env)));
  const named = Object.keys(schema.in.shape).map((key) => [
    key,
    given.get(key)?.trim() || undefined,
  ]);
  const read = schema.safeParse(Object.fromEntries(named));
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(
    `Some settings are wrong. Fix these environment variables:\n${problems.join("\n")}`,
  );
}

let parsed: Settings | undefined;

/** The settings of this process, read at run time (one build works in any environment). */
export function getSettings(): Settings {
  parsed ??= parseSettings(process.env);
  return parsed;
}

/** Makes the next `getSettings` read the environment again (tests). */
export function resetSettings(): void {
  parsed = undefined;
}
