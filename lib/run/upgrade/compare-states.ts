import type { State } from "./shop-state.ts";

/** One difference between two versions. */
export interface Change {
  /** `act`: something has to be done first. `note`: it is good to know. */
  readonly level: "act" | "note";
  readonly text: string;
}

const act = (text: string): Change => ({ level: "act", text });
const note = (text: string): Change => ({ level: "note", text });

/**
 * The differences that matter to operators.
 * @param own the settings that this installation has set
 */
export function compareStates(before: State, after: State, own: ReadonlySet<string>): Change[] {
  return [
    ...settingChanges(before, after, own),
    ...optionChanges(before, after),
    ...storedChanges(before, after),
    ...callChanges(before, after),
  ];
}

const missingIn = <K>(names: Iterable<K>, other: { has(name: K): boolean }): K[] =>
  [...names].filter((name) => !other.has(name));

function settingChanges(before: State, after: State, own: ReadonlySet<string>): Change[] {
  const gone = missingIn(before.settings.keys(), after.settings).map((name) =>
    own.has(name)
      ? act(`The setting ${name} is set here and no longer read: take it out, see CHANGELOG.md.`)
      : note(`The setting ${name} is no longer read.`),
  );
  const added = missingIn(after.settings.keys(), before.settings).map((name) =>
    note(`New setting ${name}${withDefault(after.settings.get(name))}.`),
  );
  const moved = [...after.settings].flatMap(([name, value]) => {
    const old = before.settings.get(name);
    return old === undefined || old === value || own.has(name)
      ? []
      : [note(`The default of ${name} is ${value || "empty"}; it was ${old || "empty"}.`)];
  });
  return [...gone, ...added, ...moved];
}

const withDefault = (value = "") => (value ? `, ${value} by default` : ", empty by default");

function optionChanges(before: State, after: State): Change[] {
  return [
    ...missingIn(before.options.keys(), after.options).map((name) =>
      act(`The option ${name} of a site is no longer read: sites that set it look different.`),
    ),
    ...missingIn(after.options.keys(), before.options).map((name) =>
      note(`New option ${name} of a site: ${after.options.get(name)}.`),
    ),
    ...[...after.options].flatMap(([name, value]) => {
      const old = before.options.get(name);
      return old === undefined || old === value
        ? []
        : [note(`The option ${name} takes ${value}; it took ${old}.`)];
    }),
  ];
}

function storedChanges(before: State, after: State): Change[] {
  const changes = (what: string, old: ReadonlySet<string>, now: ReadonlySet<string>) =>
    // Nothing may be known about an old version.
    old.size === 0
      ? []
      : [
          ...missingIn(old, now).map((name) =>
            note(`Browsers have the ${what} ${name} from before, and no longer use it.`),
          ),
          ...missingIn(now, old).map((name) => note(`Browsers get the ${what} ${name}.`)),
        ];
  return [
    ...changes("cookie", before.cookies, after.cookies),
    ...changes("store", before.stores, after.stores),
  ];
}

function callChanges(before: State, after: State): Change[] {
  // Versions from before the document have no list of calls.
  if (before.calls.size === 0) return [];
  const gone = missingIn(before.calls.keys(), after.calls).map((name) =>
    note(`${name} is no longer sent.`),
  );
  const added = missingIn(after.calls.keys(), before.calls).map((name) =>
    after.calls.get(name)?.isOptional
      ? note(`${name} is new; a backend may do without it.`)
      : act(`${name} is new: the backend has to answer it.`),
  );
  const stricter = [...after.calls].flatMap(([name, { needs }]) => {
    const old = before.calls.get(name);
    const fields = old ? needs.filter((field) => !old.needs.includes(field)) : [];
    return fields.map((field) => act(`${name}: the answer needs \`${field}\` now.`));
  });
  return [...gone, ...added, ...stricter];
}
