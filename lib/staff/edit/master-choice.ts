/** The handler of masters: elements that sections of any page can follow (docs/contract.md §5.2). */
export const MASTER_HANDLER = "master-section";

/** A section that follows a master, by its page. */
export interface Follower {
  readonly elementId: number;
  readonly title: string;
  readonly slug: string;
  /** Whether it is on the page behind `/`. */
  readonly isHome: boolean;
}

/** A master element as an editor chooses it. */
export interface MasterChoice {
  readonly id: number;
  readonly component: string;
  /** Its first words as visitors read them, otherwise its name; "" without either. */
  readonly title: string;
  /** The name that staff gave it. */
  readonly name: string;
  /** The sections that follow it in the page's language; null if they could not be read. */
  readonly followers: readonly Follower[] | null;
}

/** The answer of POST /api/edit/masters. */
export interface MasterList {
  readonly masters: readonly MasterChoice[];
  /** Whether the backend deletes elements (`elementDelete`). */
  readonly canDelete: boolean;
}

/** The answer of POST /api/edit/master/create. */
export interface CreatedMaster {
  readonly id: number;
  /** Whether the section follows it: a backend may have made the master and then refused to link. */
  readonly isFollowed: boolean;
}
