/**
 * A name that will be removed in a coming version; until then both names are accepted, and the old one causes a warning
 * (docs/upgrading.md §1).
 */
export interface Deprecation {
  /**
   * `setting` and `option` are taken over to the new name; `way` is anything else that callers do. Names that `custom/`
   * exports are in `lib/run/custom/custom-kinds.mjs`.
   */
  readonly kind: "setting" | "option" | "way";
  readonly name: string;
  /** The new name; for a `way`, what to do instead. */
  readonly instead: string;
  /** The version that no longer takes it. */
  readonly until: string;
}

/** All current deprecations. An entry is removed in the version that it names, and CHANGELOG.md says so. */
export const DEPRECATIONS: readonly Deprecation[] = [
  {
    kind: "way",
    name: "POST /api/revalidate without at",
    instead: "sign the time as `at` too (docs/contract.md §7.5)",
    until: "1.0.0",
  },
];
