import type {
  FailedReason,
  InvalidReason,
  OperationAnswer,
} from "#lib/staff/edit/model/answers.ts";
import type { Json, Operation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";

/** A place of the page that can be edited, as the server rendered it. */
export interface Region extends Omit<SetOperation, "kind" | "before" | "after"> {
  /** The value stored by the backend. */
  readonly stored: Json | undefined;
}

/** Why an operation was not published. */
export type Problem =
  | {
      readonly kind: "conflict";
      readonly theirs: Json | undefined;
      /** When it was saved (ISO 8601), if the backend says so. */
      readonly at?: string;
      /** The person whose version it is, if the backend names them. */
      readonly by?: string;
      /** The part as the conflict's answer describes it, if it is uncertain which part is meant. */
      readonly parts?: Extract<OperationAnswer, { status: "conflict" }>["parts"];
    }
  | { readonly kind: "invalid"; readonly reason: InvalidReason }
  | { readonly kind: "failed"; readonly reason: FailedReason };

/** One step of the history: what one action of an editor changed. */
export interface Step {
  /** The address that is shown when the step is undone. */
  readonly address: string;
  readonly operations: readonly Operation[];
}

export type Mode = "edit" | "browse";
