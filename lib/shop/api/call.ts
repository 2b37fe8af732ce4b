import { z } from "zod";
import { text } from "./schemas/out.ts";

/** Who may make a call through the gateway. `server` calls are never offered to a browser. */
export type Access = "server" | "public" | "customer" | "staff";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** `_cli`: at the backend's base, outside `/api` (docs/contract.md §8.4). */
type Version = "v1" | "v2" | "_cli";

/**
 * The fields that the gateway adds to a browser's input, so that a browser never chooses a session, a currency or a
 * return address (docs/contract.md §1.8). Server code sends these fields itself.
 */
export const FILLS = {
  /** The cart session, from cookies. */
  cart: { cartId: text, protectCode: text },
  /**
   * The buyer: the customer of the session, else the guest of the signed cookie. Address ids are checked or filled in
   * with it (`lib/gateway/with-buyer.ts`).
   */
  buyer: { userId: z.number() },
  /** The site's main currency. */
  currency: { currencyId: z.number() },
  /** `store` and `currency` as the product calls name them. */
  pricing: { store: z.number(), currency: z.number() },
  /** Every store of the site. */
  stores: { stores: z.array(z.number()) },
  apiKey: { apiKey: text },
  /** Absolute URL of the page to which a provider's login returns. */
  socialReturn: { redirectURL: z.url() },
  /** Absolute addresses of the success and failure pages on the visiting host. */
  returnUrls: { successURL: z.url(), failureURL: z.url() },
} as const satisfies Record<string, z.ZodRawShape>;

export type Fill = keyof typeof FILLS;

/**
 * One call of the backend: strict in what is sent, lenient in what is read (docs/contract.md §1.5). Declared once, in
 * `lib/shop/api/calls`; the gateway, server reads, the browser's client and the contract tests derive from it.
 */
export interface Call<
  Input extends z.ZodType<object> = z.ZodType<object>,
  Answer extends z.ZodType = z.ZodType,
  F extends Fill = Fill,
  A extends Access = Access,
  P extends string = string,
> {
  readonly method: Method;
  readonly version: Version;
  /** Path below `api/{version}/` (`_cli/`), without parameters: the call's place in the tree of calls. */
  readonly path: string;
  /** Names of the path's parameters, which follow `path` in this order. */
  readonly params: readonly P[];
  /** Whether the parameters come before the last segment of the path: `link/{id}/createTranslationFromOriginal`. */
  readonly nameLast: boolean;
  readonly access: A;
  /**
   * Whether the gateway offers the call unchanged. Writes of staff go through separate routes, which sanitise the
   * input, expire pages and write the audit line.
   */
  readonly offered: boolean;
  /** Whether the call can be repeated without harm. Only such calls are retried. */
  readonly safe: boolean;
  /** Answered by the search service if the installation has one (`PRODUCT_SEARCH_URL`). */
  readonly searched: boolean;
  /** Milliseconds, if the usual deadline is too short. */
  readonly deadline?: number;
  readonly fill: readonly F[];
  /** The browser's input. */
  readonly input: Input;
  /** The input with the gateway's fields: the JSON body, or the query of a GET. Unknown fields are dropped. */
  readonly request: z.ZodType<Readonly<Record<string, unknown>>>;
  /** The schema of `data` in the answer. */
  readonly answer: Answer;
}

/** The browser's input. */
export type InputOf<C extends Call> = z.input<C["input"]>;
/** The request to the backend: the input with the filled fields. For an unspecified call, any object. */
export type RequestOf<C extends Call> =
  C extends Call<infer Input, z.ZodType, infer F>
    ? [Fill] extends [F]
      ? object
      : Fields<z.input<Input>> & FilledBy<F>
    : never;
/** The backend's answer, as read by the schema. */
export type AnswerOf<C extends Call> = z.output<C["answer"]>;
/** Values of the path's parameters, by name. */
export type ParamsOf<C extends Call> = Readonly<Record<C["params"][number], string | number>>;

type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (
  value: infer I,
) => void
  ? I
  : never;
type FilledBy<F extends Fill> = [F] extends [never]
  ? unknown
  : UnionToIntersection<{ [K in F]: z.input<z.ZodObject<(typeof FILLS)[K]>> }[F]>;
/** The type of an input without fields would forbid the filled ones. */
type Fields<T> = T extends Record<string, never> ? object : T;
