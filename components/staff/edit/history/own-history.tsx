"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { groupsOf } from "#components/staff/edit/review/rows.ts";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { ok } from "#lib/shop/api/errors.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { putBack } from "#lib/staff/edit/model/put-back.ts";
import { ChangeList } from "./change-list.tsx";
import { MomentSlider } from "./moment-slider.tsx";
import { type Published, publishedShelf } from "./published-shelf.ts";
import { RestoreButton } from "./restore-button.tsx";

interface Props {
  /** Shows the history of this section only. */
  elementId: number | undefined;
  onDone: (message: string) => void;
}

/** This person's publishes of this page from this device, each with a button to restore it. */
export function OwnHistory({ elementId, onDone }: Props) {
  const t = useTranslations("edit.history");
  const [index, setIndex] = useState(0);
  const list = usePublished(elementId);
  const one = list?.[index];
  return (
    <>
      <p>{t("own")}</p>
      {list?.length === 0 ? <p role="status">{t("ownEmpty")}</p> : null}
      {list && one ? (
        <>
          <MomentSlider
            moments={list.map(({ at }) => ({ at, by: "" }))}
            index={index}
            onChange={setIndex}
          />
          <Entry operations={one.operations} onDone={onDone} />
        </>
      ) : null}
    </>
  );
}

function Entry({
  operations,
  onDone,
}: { operations: readonly Operation[] } & Pick<Props, "onDone">) {
  const t = useTranslations("edit.history");
  const { ofOperation } = useLabels();
  const { store } = useEditContext();
  const state = useEditState((now) => now);
  const back = putBack(
    {
      operations: state.operations,
      stored: state.regions,
      find: (id) => sectionById(state, id),
      define: definitionFor,
      page: pageSections(state),
    },
    operations,
  );
  const groups = groupsOf(
    Object.fromEntries(operations.map((operation) => [addressOf(operation), operation])),
  );
  const shared = groups.find(({ isShared }) => isShared)?.operations[0];
  return (
    <section className="edit-review [&_h3]:font-[650] [&_h4]:font-[650]">
      <ChangeList operations={operations} />
      {back.changed.map((operation) => (
        <p key={addressOf(operation)} className="text-small text-muted">
          {t("changedSince", { label: ofOperation(operation) })}
        </p>
      ))}
      {back.lasting.map((operation) => (
        <p key={addressOf(operation)} className="text-small text-muted">
          {t("lasting", { label: ofOperation(operation) })}
        </p>
      ))}
      {back.operations.length > 0 ? (
        <RestoreButton
          label={t("putBack")}
          shared={shared && shared.kind !== "order" ? sectionById(state, shared.elementId) : null}
          onRestore={() => {
            store.getState().act(back.operations);
            onDone(t("restored"));
          }}
        />
      ) : null}
    </section>
  );
}

/** Null while it is read. */
function usePublished(elementId: number | undefined) {
  const { owner } = useEditContext();
  const page = window.location.pathname;
  const { data } = useFresh<readonly Published[]>(
    ["published", owner, page, elementId],
    async () => {
      const isOf = (operation: Operation) =>
        elementId === undefined ||
        (operation.kind !== "order" && operation.elementId === elementId);
      const all = await publishedShelf().list(owner, page);
      const own = all.map((one) => ({ ...one, operations: one.operations.filter(isOf) }));
      return ok(own.filter(({ operations }) => operations.length > 0));
    },
  );
  return data ?? null;
}
