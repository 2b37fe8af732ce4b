/** A master element as an editor chooses it. */
export interface MasterChoice {
  readonly id: number;
  readonly component: string;
  /** "" where it has none. */
  readonly title: string;
}
