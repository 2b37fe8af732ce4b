import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import type { Colleague } from "#lib/staff/edit/seen/colleague.ts";
import type { Mode, Problem, Region, Step } from "./edit-types.ts";
import type { OpenDialog } from "./open-dialog.ts";
import type { View } from "./screens.ts";

/** Everything that edit mode knows about the shown pages, and their unsaved changes. */
export interface EditState {
  readonly mode: Mode;
  /** Places of the pages that were shown, by address. */
  readonly regions: Readonly<Record<string, Region>>;
  readonly operations: Operations;
  /** Unpublished texts typed beside a source, by their language. */
  readonly beside: Readonly<Record<string, Operations>>;
  readonly problems: Readonly<Record<string, Problem>>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly saving: boolean;
  /** The shown sections by element id, as stored by the backend. */
  readonly sections: Readonly<Record<string, Section>>;
  /** The former ids of published sections, which pages may still show. */
  readonly created: PublishAnswer["created"];
  /** The same for parts. */
  readonly parts: NonNullable<PublishAnswer["parts"]>;
  readonly dialog: OpenDialog | null;
  /** The last announcement to screen readers and in the bar. The same words again are another announcement. */
  readonly announcement: { readonly id: number; readonly text: string };
  /** The settings, while a dialog of one of their places is open above them. */
  readonly under: OpenDialog | null;
  /** The preview that covers the page; null for none. */
  readonly view: View | null;
  /**
   * Changes that the open list of changes leaves out: the server, and the frames of the list, draw the page without
   * them.
   */
  readonly leftOut: ReadonlySet<string>;
  /**
   * The operations of a restored version while it is only looked at: the server, and its frames, draw the page with
   * them.
   */
  readonly tried: Operations | null;
  /** How often the server has redrawn the page: frames are redrawn with it. */
  readonly drawings: number;
  /** The tabs of other people on this page. */
  readonly people: readonly Colleague[];
  /** How often something was published from here. */
  readonly published: number;
}
