import type { PlaceState } from "#components/staff/edit/page/use-place.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";

/** The props of every control of the panel. */
export interface ControlProps {
  /** The place's name for people. */
  readonly name: string;
  readonly place: PlaceState;
  /** The effective value: the slot's own, on phones else the desktop's. */
  readonly shown: Json | undefined;
  readonly isPhone: boolean;
  /** The id of the place's description. */
  readonly describedBy: string | undefined;
}
