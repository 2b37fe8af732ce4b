import type { Json } from "./operation.ts";

/** A reason is a key of the message catalogue (`edit.reason.*`), never a sentence. */
export type InvalidReason =
  | "path"
  | "value"
  | "markup"
  | "noPart"
  | "unsurePart"
  | "tooLong"
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
      /** The name of who saved it, where the backend keeps a history that says so. */
      readonly by?: string;
      /** It is not sure which part is meant: what the parts are recognised by now, and the one that it would be. */
      readonly parts?: { readonly places: readonly string[]; readonly meant: MeantPart | null };
    }
  | { readonly status: "invalid"; readonly reason: InvalidReason }
  | { readonly status: "failed"; readonly reason: FailedReason }
);

/** The marks of the parts of an element (part-marks.ts) before and after it was saved. */
export interface SavedPlaces {
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** What POST /api/edit/publish answers: one answer for each operation. */
export interface PublishAnswer {
  readonly results: readonly OperationAnswer[];
  /** The ids that new elements were given, by their negative ids. */
  readonly created: Readonly<Record<string, number>>;
  /** The keys that parts have now, by `{element id}:{key}` as they had before: of new parts, and all without an id. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What the parts of elements were recognised by when they were read and are now, by id, where some have no id. */
  readonly places?: Readonly<Record<string, SavedPlaces>>;
  /** `updated_at` of the elements that were saved, by id. */
  readonly seen: Readonly<Record<string, string>>;
  /** Somebody else had changed other places of one of these elements; both changes are kept. */
  readonly merged: boolean;
}
