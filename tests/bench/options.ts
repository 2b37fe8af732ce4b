import { parseArgs } from "node:util";
import { AT_ONCE } from "./load.ts";

const PARTS = ["rates", "lighthouse", "presses", "addresses", "soak"] as const;
export type Part = (typeof PARTS)[number];

export interface Peer {
  readonly name: string;
  readonly url: URL;
}

export interface Options {
  /** The parts to measure; none if saved results are only compared. */
  readonly parts: readonly Part[];
  /** Of Lighthouse, for each page. */
  readonly runs: number;
  /** Random addresses, and how many are asked for at the same time. */
  readonly count: number;
  readonly atOnce: number;
  /** Of the soak. */
  readonly minutes: number;
  /** For each row, in each of three rounds. */
  readonly seconds: number;
  readonly port: number;
  readonly sandboxPort: number;
  readonly peers: readonly Peer[];
  /** The address of another build, whose presses are measured by turns with this one's. */
  readonly before: URL | null;
  /** The product whose presses are measured; empty for the first one that one press adds. */
  readonly product: string;
  /** The commit to compare with; empty for the last measured one, null for none. */
  readonly compare: string | null;
}

/** Reads the arguments of `npm run bench`. Throws a sentence if they are wrong. */
export function readOptions(args: readonly string[]): Options {
  // `--compare` alone is the last commit that was measured.
  const given = args.map((one, at) =>
    one === "--compare" && (args[at + 1] ?? "-").startsWith("-") ? "--compare=" : one,
  );
  const { values } = parseArgs({
    args: given,
    options: {
      only: { type: "string" },
      runs: { type: "string", default: "5" },
      count: { type: "string", default: "10000" },
      "at-once": { type: "string", default: String(AT_ONCE) },
      minutes: { type: "string", default: "2" },
      seconds: { type: "string", default: "1" },
      port: { type: "string", default: "3300" },
      "sandbox-port": { type: "string", default: "4300" },
      peer: { type: "string", multiple: true, default: [] },
      before: { type: "string" },
      product: { type: "string", default: "" },
      compare: { type: "string" },
    },
  });
  const number = (
    name: "runs" | "count" | "at-once" | "minutes" | "seconds" | "port" | "sandbox-port",
  ) => {
    const value = Number(values[name]);
    if (!(value > 0)) throw new Error(`--${name}: a number above 0.`);
    return value;
  };
  return {
    parts: partsOf(values.only),
    runs: number("runs"),
    count: number("count"),
    atOnce: number("at-once"),
    minutes: number("minutes"),
    seconds: number("seconds"),
    port: number("port"),
    sandboxPort: number("sandbox-port"),
    peers: values.peer.map(peerOf),
    before: beforeOf(values.before),
    product: values.product,
    compare: values.compare ?? (values.only?.split(",").includes("compare") ? "" : null),
  };
}

function partsOf(only: string | undefined): readonly Part[] {
  if (only === undefined) return PARTS;
  const names = only.split(",").filter((name) => name !== "compare");
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only: ${PARTS.join(", ")} or compare.`);
  return PARTS.filter((part) => names.includes(part));
}

function beforeOf(text: string | undefined): URL | null {
  if (text === undefined) return null;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error("--before: https://its.address/");
  return new URL(text);
}

function peerOf(text: string): Peer {
  const [, name, address] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!name || !address) throw new Error("--peer: name=https://its.address/");
  return { name, url: new URL(address) };
}
