import type { z } from "zod";
import type { Endpoint } from "./endpoint";

/**
 * A call with its schemas: strict out, lenient in (contract, head).
 * `request` is the JSON body (or the query of a GET); `answer` reads the contents of `data`.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly endpoint: Endpoint;
  readonly request: Request;
  readonly answer: Answer;
}

export const call = <Request extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint,
  schemas: { request: Request; answer: Answer },
): Call<Request, Answer> => ({ endpoint, ...schemas });

export type RequestOf<C extends Call> = z.input<C["request"]>;
export type AnswerOf<C extends Call> = z.output<C["answer"]>;
