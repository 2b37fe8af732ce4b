import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { text } from "./schemas/out.ts";

/**
 * What the gateway adds to what a browser sends, so that a browser never names a session, a currency
 * or an address to return to (architecture, section 3). Server code sends these fields itself.
 */
const FILLS = {
  /** The cart session, from cookies. */
  cart: { cartId: text, protectCode: text },
  /** The site's main currency. */
  currency: { currencyId: z.number() },
  /** `store` and `currency` as the product calls name them. */
  pricing: { store: z.number(), currency: z.number() },
  /** Every store of the site. */
  stores: { stores: z.array(z.number()) },
  apiKey: { apiKey: text },
  /** Absolute address of the page that a provider's login leads back to. */
  socialReturn: { redirectURL: z.url() },
  /** Absolute addresses of the success and failure pages on the visiting host. */
  returnUrls: { successURL: z.url(), failureURL: z.url() },
} as const satisfies Record<string, z.ZodRawShape>;

export type Fill = keyof typeof FILLS;
type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (
  value: infer I,
) => void
  ? I
  : never;
type FilledBy<F extends Fill> = [F] extends [never]
  ? unknown
  : UnionToIntersection<{ [K in F]: z.input<z.ZodObject<(typeof FILLS)[K]>> }[F]>;

/**
 * A call with its schemas: strict out, lenient in (contract, head).
 * `input` is what a browser sends, `request` the same with what the gateway fills (the JSON body, or the
 * query of a GET); both drop unknown fields. `answer` reads the contents of `data`.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  F extends Fill = Fill,
> {
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly request: z.ZodType;
  readonly answer: Answer;
  readonly fill: readonly F[];
  /** Milliseconds, where the usual deadline is too short. */
  readonly deadline?: number;
}

interface Schemas<Shape extends z.ZodRawShape, Answer extends z.ZodType, F extends Fill> {
  readonly input?: z.ZodObject<Shape>;
  readonly answer: Answer;
  readonly fill?: readonly F[];
  readonly deadline?: number;
}

/** Declares the schemas of an endpoint. Without `input` the call takes nothing but its path. */
export function call<
  Answer extends z.ZodType,
  Shape extends z.ZodRawShape = Record<never, never>,
  F extends Fill = never,
>(
  endpoint: Endpoint,
  {
    input = z.object({}) as z.ZodObject<Shape>,
    answer,
    fill = [],
    deadline,
  }: Schemas<Shape, Answer, F>,
): Call<z.ZodObject<Shape>, Answer, F> {
  const filled: z.ZodRawShape = Object.assign({}, ...fill.map((name) => FILLS[name]));
  return { endpoint, input, request: input.extend(filled), answer, fill, deadline };
}

/** What a browser sends. */
export type InputOf<C extends Call> = z.input<C["input"]>;
/** What the backend gets: the input and what is filled. */
export type RequestOf<C extends Call> =
  C extends Call<infer Input, z.ZodType, infer F> ? Fields<z.input<Input>> & FilledBy<F> : never;
/** An input without fields would forbid the filled ones. */
type Fields<T> = T extends Record<string, never> ? object : T;
export type AnswerOf<C extends Call> = z.output<C["answer"]>;
