import type { FailedReason, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import type { Colleague } from "#lib/staff/edit/seen/colleague.ts";
import type { Mode, Region, Step } from "./edit-types.ts";
import type { OpenDialog } from "./open-dialog.ts";
import type { View } from "./screens.ts";

/** The actions that change values, and the steps of the history. */
export interface HistoryActions {
  /** Sets a place's value, without a step of the history: a field that is being typed into. */
  type(address: string, value: Json | undefined): void;
  /**
   * Called when a field is left: its input becomes one step of the history.
   * @param joinsLast whether it joins the last step, for words moved between fields
   */
  commit(address: string, before: Json | undefined, joinsLast?: boolean): void;
  /** One action of an editor: one step of the history, however many operations it has. */
  act(operations: readonly Operation[]): void;
  /** Undoes or redoes a step and returns it, so that the page can scroll there. */
  undo(): Step | null;
  redo(): Step | null;
  /**
   * Restores a draft's operations as one step. Places that were changed here since stay as they are.
   * @returns the operations that were not restored
   */
  restore(operations: Operations): Operations;
}

/** All actions of the working copy. */
export interface EditActions extends HistoryActions {
  setMode(mode: Mode): void;
  /** A place was rendered. Newer values (set here or just saved) are kept. */
  register(region: Region): void;
  /** A section was rendered. */
  registerSection(section: Section): void;
  open(dialog: OpenDialog): void;
  close(): void;
  announce(message: string): void;
  preview(view: View | null): void;
  leaveOut(addresses: ReadonlySet<string>): void;
  /** Previews operations without changing anything; null ends the preview. */
  tryOut(operations: readonly Operation[] | null): void;
  /** The server has the unsaved changes: the page is rendered with them. */
  drawn(): void;
  meet(people: readonly Colleague[]): void;
  /** An id for a section that does not exist yet. */
  newId(): number;
  keepBeside(language: string, operations: Operations): void;
  discard(): void;
  startSaving(): void;
  /** Applies the answers of a publish to the sent operations; null if there are none, for the given reason. */
  settle(sent: Operations, answer: PublishAnswer | null, reason?: FailedReason): void;
  /** Resolves a conflict as one step: mine is based on theirs from now on, or theirs is taken over. */
  resolve(address: string, winner: "mine" | "theirs"): void;
}
