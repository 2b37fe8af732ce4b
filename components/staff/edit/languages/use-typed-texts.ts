import { useEffect, useEffectEvent, useState } from "react";
import { takeLostTexts } from "#components/staff/edit/drafts/lost-texts.ts";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { operationNow } from "#components/staff/edit/store/created.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import {
  type SectionPair,
  type TextPlace,
  textOf,
  withText,
} from "#lib/staff/edit/languages/translatable-texts.ts";
import { setValue, valueOfSection } from "#lib/staff/edit/model/actions.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { addressOf, type Json, type SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { isSame } from "#lib/staff/edit/model/json.ts";
import { onList } from "#lib/staff/edit/model/part-keys.ts";
import { type Operations, perform } from "#lib/staff/edit/model/working-copy.ts";
import { typedIn, withoutTyped } from "./unsent-texts.ts";

interface Typing {
  pair: SectionPair;
  places: readonly TextPlace[];
  definition: SectionDefinition;
  language: string;
  isShown: boolean;
  /** How many texts have become unsaved changes of the page. */
  onKept: (count: number) => void;
}

const NONE: Operations = {};

/**
 * Text typed next to a source: stored with every key like the page's changes, until it is published or becomes one of
 * them. Its base is the value when its first character was typed, so that later saves by others are detected.
 */
export function useTypedTexts(typing: Typing) {
  const { pair, places, definition, language, isShown, onKept } = typing;
  const { target } = pair;
  const { store } = useEditContext();
  const typed = useEditState(({ beside }) => beside[language] ?? NONE);
  const here = typedIn(typed, target);
  /** The backend's answers since the section was read. */
  const [since, setSince] = useState<{
    of: SectionPair;
    held: Readonly<Record<string, Json | undefined>>;
  }>({ of: pair, held: {} });
  const held = since.of === pair ? since.held : {};

  const now = () => store.getState().beside[language] ?? NONE;
  const keep = (operations: Operations) => store.getState().keepBeside(language, operations);
  const unsavedOnPage = () => (isShown ? store.getState().operations : NONE);
  const savedAt = (path: string) =>
    Object.hasOwn(held, path) ? held[path] : valueOfSection(NONE, target, path);
  /** The value without the text typed here: the page's unsaved change, otherwise the backend's value. */
  const valueAt = ({ path }: TextPlace) => {
    const change = unsavedOnPage()[`${target.elementId}:${path}`];
    return change?.kind === "set" ? change.after : savedAt(path);
  };
  const setTo = (place: TextPlace, text: string): SetOperation | null => {
    const before = valueAt(place);
    const after = withText(before, place.kind, text);
    const operation = setValue(NONE, target, definition, place.path, after);
    return operation && { ...operation, before };
  };

  const textAt = (place: TextPlace) =>
    textOf(here.has(place.path) ? here.get(place.path)?.after : valueAt(place), place.kind);
  const operations = places.flatMap((place): SetOperation[] => {
    const text = textAt(place);
    const isNew = here.has(place.path) && text !== textOf(valueAt(place), place.kind);
    return isNew ? [setTo(place, text) ?? []].flat() : [];
  });

  const become = useEffectEvent(() => {
    if (!isShown || here.size === 0) return;
    store.getState().act(operations);
    keep(withoutTyped(now(), target, [...here.keys()]));
    if (operations.length > 0) onKept(operations.length);
  });
  useEffect(() => () => become(), []);

  const isBroughtBack = useLostTexts(typing, now, keep);

  return {
    /** The operations to publish, or to turn into unsaved changes of the page. */
    operations,
    textAt,
    /** The value that somebody else saved at this spot since typing began; null if nobody did. */
    theirsAt: ({ path, kind }: TextPlace): string | null => {
      const own = here.get(path);
      const theirs = textOf(savedAt(path), kind);
      const isTheirs =
        own && textOf(own.before, kind) !== theirs && textOf(own.after, kind) !== theirs;
      return isTheirs ? theirs : null;
    },
    type: (place: TextPlace, text: string) => {
      const operation = text === textOf(valueAt(place), place.kind) ? null : setTo(place, text);
      if (!operation) return keep(withoutTyped(now(), target, [place.path]));
      // If it is published with the page's change of the same spot, it keeps that change's base.
      const change = unsavedOnPage()[addressOf(operation)];
      const before = change?.kind === "set" ? change.before : operation.before;
      keep(perform(now(), { ...operation, before }));
    },
    /**
     * Applies the answers; a conflict is resolved by publishing again.
     * @returns the number of remaining texts, and whether they belong to another list of parts than the one that was
     * read
     */
    settle: (sent: readonly SetOperation[], made: PublishAnswer) => {
      const { results } = made;
      const answered = { ...held };
      for (const operation of sent) {
        const { path } = operation;
        const answer = results.find(({ address }) => address === addressOf(operation));
        if (answer?.status === "conflict") answered[path] = answer.theirs;
        if (answer?.status !== "saved") continue;
        answered[path] = answer.stored;
        const own = typedIn(now(), target).get(path);
        const others = withoutTyped(now(), target, [path]);
        // Typed during the request: from now on its base is the saved value.
        const isTypedOn = own && !isSame(own.after, operation.after);
        keep(isTypedOn ? { ...others, ...once({ ...own, before: answer.stored }) } : others);
      }
      setSince({ of: pair, held: answered });
      const left = sent.filter(({ path }) => typedIn(now(), target).has(path)).length;
      const [list] = results.flatMap((one) =>
        one.status === "conflict" && one.parts ? one.parts.list : [],
      );
      const isOtherList = list !== undefined || Object.keys(made.parts ?? {}).length > 0;
      if (left > 0 && isOtherList) keep(onNewList(now(), target.elementId, made, list));
      return { left, isOtherList };
    },
    isBroughtBack,
  };
}

/**
 * Restores texts of the section that were typed in a closed tab, where nothing was typed since. Returns whether there
 * were any.
 */
function useLostTexts(
  { pair: { target }, places, language, isShown }: Typing,
  now: () => Operations,
  keep: (operations: Operations) => void,
): boolean {
  const { owner } = useEditContext();
  const [isBroughtBack, setBroughtBack] = useState(false);
  const takeBack = useEffectEvent((lost: Operations): ReadonlySet<string> => {
    const own = typedIn(now(), target);
    const taken = Object.entries(lost).filter(([address, one]) =>
      [...typedIn({ [address]: one }, target).keys()].some(
        (path) => !own.has(path) && places.some((place) => place.path === path),
      ),
    );
    if (taken.length === 0) return new Set();
    keep({ ...now(), ...Object.fromEntries(taken) });
    setBroughtBack(true);
    return new Set(taken.map(([address]) => address));
  });
  const { elementId } = target;
  useEffect(() => {
    // Texts left in the language of the page are offered with its other changes.
    if (owner.person !== "" && !isShown)
      void takeLostTexts({ ...owner, locale: language }, elementId, (lost) => takeBack(lost));
  }, [owner, isShown, language, elementId]);
  return isBroughtBack;
}

/**
 * Remaining texts of a section whose parts now have other keys: mapped by position if somebody else has changed the
 * list.
 */
function onNewList(
  typed: Operations,
  elementId: number,
  made: PublishAnswer,
  list: string | undefined,
): Operations {
  const left = Object.values(typed).map((one) =>
    list !== undefined && one.kind === "set" && one.elementId === elementId
      ? onList(one, list)
      : operationNow(made, one),
  );
  return Object.fromEntries(left.map((one) => [addressOf(one), one]));
}

const once = (operation: SetOperation): Operations => ({ [addressOf(operation)]: operation });
