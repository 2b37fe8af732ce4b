import { z } from "zod";
import { type Access, type Call, FILLS, type Fill, type Method } from "./call.ts";

interface Declaration<
  Shape extends z.ZodRawShape,
  Answer extends z.ZodType,
  F extends Fill,
  A extends Access,
  P extends string,
> {
  readonly answer: Answer;
  /** Without it the call has no input besides its path. */
  readonly input?: z.ZodObject<Shape>;
  /** Names of the input that the gateway acts on and does not send. */
  readonly forGateway?: readonly (keyof Shape & string)[];
  /** `server` by default. */
  readonly access?: A;
  readonly params?: readonly P[];
  /** Whether the parameters come before the call's own name. */
  readonly nameLast?: boolean;
  readonly fill?: readonly F[];
  readonly deadline?: number;
  /** By default only a GET is safe to repeat. */
  readonly safe?: boolean;
  /** By default, every call except server calls is offered. */
  readonly offered?: boolean;
  readonly searched?: boolean;
}

/**
 * Declares calls of one method. Their path is not known before `nameCalls`. The two casts are the defaults of the type
 * parameters, used if nothing is given.
 */
const declare =
  (method: Method) =>
  <
    Answer extends z.ZodType,
    Shape extends z.ZodRawShape = Record<never, never>,
    F extends Fill = never,
    A extends Access = "server",
    P extends string = never,
  >({
    answer,
    input = z.object({}) as z.ZodObject<Shape>,
    forGateway = [],
    access = "server" as A,
    params = [],
    nameLast = false,
    fill = [],
    deadline,
    safe = method === "GET",
    offered = access !== "server",
    searched = false,
  }: Declaration<Shape, Answer, F, A, P>): Call<z.ZodObject<Shape>, Answer, F, A, P> => {
    const filled: z.ZodRawShape = Object.assign({}, ...fill.map((name) => FILLS[name]));
    const own: ReadonlySet<string> = new Set(forGateway);
    const sent = Object.entries(input.shape).filter(([name]) => !own.has(name));
    return {
      method,
      version: "v1",
      path: "",
      params,
      nameLast,
      access,
      offered,
      safe,
      searched,
      deadline,
      fill,
      input,
      request: z.object({ ...Object.fromEntries(sent), ...filled }),
      answer,
    };
  };

export const get = declare("GET");
export const post = declare("POST");
export const put = declare("PUT");
export const patch = declare("PATCH");
export const del = declare("DELETE");

interface CallTree {
  readonly [name: string]: Call | CallTree;
}

const isCall = (node: Call | CallTree): node is Call => typeof node.method === "string";

/**
 * Sets every call's path from its position in the tree, and freezes it: `ecommerce.cart.addItem` is
 * `ecommerce/cart/addItem`. Calls below `v2` belong to the second API version, those below `_cli` to none.
 */
export function nameCalls<T extends CallTree>(tree: T): T {
  place(tree, []);
  return tree;
}

function place(tree: CallTree, names: readonly string[]): void {
  for (const [name, node] of Object.entries(tree)) {
    if (!isCall(node)) {
      place(node, [...names, name]);
      continue;
    }
    const version = names[0] === "v2" || names[0] === "_cli" ? names[0] : "v1";
    const path = [...(version === "v1" ? names : names.slice(1)), name].join("/");
    Object.freeze(Object.assign(node, { path, version }));
  }
  Object.freeze(tree);
}

/** Every call of a tree. */
export const listCalls = (tree: CallTree): Call[] =>
  Object.values(tree).flatMap((node) => (isCall(node) ? [node] : listCalls(node)));

/** The same call with another schema for its answer. */
export const withAnswer = <
  Input extends z.ZodType<object>,
  F extends Fill,
  A extends Access,
  P extends string,
  Answer extends z.ZodType,
>(
  call: Call<Input, z.ZodType, F, A, P>,
  answer: Answer,
): Call<Input, Answer, F, A, P> => ({ ...call, answer });

/** The same call with another schema for its input. Only for calls without filled fields. */
export const withInput = <
  Input extends z.ZodType<Readonly<Record<string, unknown>>>,
  Answer extends z.ZodType,
  A extends Access,
  P extends string,
>(
  call: Call<z.ZodType<object>, Answer, never, A, P>,
  input: Input,
): Call<Input, Answer, never, A, P> => ({ ...call, input, request: input });
