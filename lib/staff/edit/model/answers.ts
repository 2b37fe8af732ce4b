import type { Json } from "./edit-operation.ts";

/** A reason is a key of the message catalogue (`edit.reason.*`), never a sentence. */
export type InvalidReason =
  | "path"
  | "value"
  | "markup"
  | "noPart"
  | "unsurePart"
  | "tooLong"
  | "empty"
  | "tooMany"
  | "master"
  | "noCopy";
export type FailedReason =
  | "notFound"
  | "language"
  | "session"
  | "busy"
  | "backend"
  | "unreachable"
  | "down"
  | "refused";

/** A part as a person finds it: by its number, from 1, and the first words that visitors read of it. */
export interface MeantPart {
  readonly number: number;
  readonly words: string;
}

/** The result of one operation. */
export type OperationAnswer = { readonly address: string } & (
  | {
      readonly status: "saved";
      /** The backend's current value; undefined if none is set, or if the answer is not about a value. */
      readonly stored: Json | undefined;
    }
  | {
      readonly status: "conflict";
      /** The value that somebody else saved in the same place, and when (`updated_at`; "" if the backend has none). */
      readonly theirs: Json | undefined;
      readonly at: string;
      /** The name of the person whose save it was, if the backend keeps such a history. */
      readonly by?: string;
      /**
       * Somebody else has changed the list of parts since it was shown: the fingerprint that it has now (part-keys.ts), and
       * the part at the place that is meant; null for the order of all.
       */
      readonly parts?: { readonly list: string; readonly meant: MeantPart | null };
    }
  | { readonly status: "invalid"; readonly reason: InvalidReason }
  | { readonly status: "failed"; readonly reason: FailedReason }
);

/** The answer of POST /api/edit/publish: one result for each operation. */
export interface PublishAnswer {
  readonly results: readonly OperationAnswer[];
  /** The ids that new elements were given, by their negative ids. */
  readonly created: Readonly<Record<string, number>>;
  /** The current keys of parts by `{element id}:{key}` with their previous key: new parts, and parts without an id. */
  readonly parts?: Readonly<Record<string, string>>;
  /** `updated_at` of the elements that were saved, by id. */
  readonly seen: Readonly<Record<string, string>>;
  /** Somebody else had changed other values of one of these elements; both changes are kept. */
  readonly merged: boolean;
}
