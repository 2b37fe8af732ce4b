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

/** What became of one operation. */
export type OperationAnswer = { readonly address: string } & (
  | {
      readonly status: "saved";
      /** What the backend holds now; undefined where nothing is set, or no value is meant. */
      readonly stored: Json | undefined;
    }
  | {
      readonly status: "conflict";
      /** What somebody else saved in the same place, and when: `updated_at`, "" where the backend names none. */
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

/** What POST /api/edit/publish answers: one answer for each operation. */
export interface PublishAnswer {
  readonly results: readonly OperationAnswer[];
  /** The ids that new elements were given, by their negative ids. */
  readonly created: Readonly<Record<string, number>>;
  /** The keys that parts have now, by `{element id}:{key}` as they had before: of new parts, and of those without an id. */
  readonly parts?: Readonly<Record<string, string>>;
  /** `updated_at` of the elements that were saved, by id. */
  readonly seen: Readonly<Record<string, string>>;
  /** Somebody else had changed other places of one of these elements; both changes are kept. */
  readonly merged: boolean;
}
