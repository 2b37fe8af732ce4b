import type { PlaceState } from "#components/edit/settings/use-place.ts";
import type { Json } from "#lib/edit/model/operation.ts";

/** What every control of the panel is given. */
export interface ControlProps {
  /** The place's name for people. */
  readonly name: string;
  readonly place: PlaceState;
  /** What holds: the place's own value, on phones else the desktop's. */
  readonly shown: Json | undefined;
  readonly isPhone: boolean;
  /** The id of what is said of the place. */
  readonly describedBy: string | undefined;
}
