"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { withPassword } from "#components/admin/frame/with-password.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { TextField } from "#components/ui/form/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { BUILT_IN_TYPES, type PostTypeInfo } from "#lib/edit/pages/page-info.ts";
import { SHORTEST_SLUG, type SlugProblem, slugProblem, toSlug } from "#lib/edit/pages/slug.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { useTypeName } from "./use-type-name.ts";

interface Props {
  types: readonly PostTypeInfo[];
  onChange: () => Promise<void>;
  announce: (message: string) => void;
}

/** The types of posts: those of the shop itself stay, others are made and deleted. */
export function PostTypes({ types, onChange, announce }: Props) {
  const t = useTranslations("edit");
  const nameOf = useTypeName();
  const [asked, setAsked] = useState<number | null>(null);
  const [fault, setFault] = useState<FailedCall | "used" | null>(null);

  const remove = async (type: PostTypeInfo) => {
    const { id } = type;
    if (id === null) return;
    setFault(null);
    setAsked(null);
    const deleted = await withPassword(() => callStaff("edit/page/delete-type", { id }));
    if (!deleted.ok)
      return setFault(deleted.error.status === 409 ? "used" : failedReason(deleted.error));
    announce(t("pages.typeDeleted", { name: nameOf(type) }));
    await onChange();
  };

  return (
    <div className="edit-form">
      {fault ? (
        <Notice
          tone="danger"
          title={fault === "used" ? t("pages.typeUsed") : t(`reason.${fault}`)}
        />
      ) : null}
      <ul className="edit-rows">
        {types.map((type) => {
          const name = nameOf(type);
          const { id } = type;
          return (
            <li key={type.slug}>
              <span dir="auto">{name}</span>
              {id === null || BUILT_IN_TYPES.includes(type.slug) ? (
                <span>{t("pages.typeStays")}</span>
              ) : asked === id ? (
                <span className="edit-actions">
                  <span role="status">{t("pages.typeAsk", { name })}</span>
                  <button type="button" className="edit-button" onClick={() => setAsked(null)}>
                    {t("pages.keep")}
                  </button>
                  <button
                    type="button"
                    className="edit-button edit-primary"
                    onClick={() => void remove(type)}
                  >
                    {t("pages.typeDelete", { name })}
                  </button>
                </span>
              ) : (
                <button type="button" className="edit-button" onClick={() => setAsked(id)}>
                  {t("pages.typeDelete", { name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <NewType types={types} onChange={onChange} announce={announce} onFault={setFault} />
    </div>
  );
}

function NewType({
  types,
  onChange,
  announce,
  onFault,
}: Props & { onFault: (fault: FailedCall | null) => void }) {
  const t = useTranslations("edit.pages");
  const { locale } = useSite();
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState<SlugProblem | null>(null);
  const slug = toSlug(title, locale);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    onFault(null);
    const taken = types.some((type) => type.slug === slug) ? "taken" : null;
    const wrong = slugProblem(slug) ?? taken;
    setProblem(wrong);
    if (wrong) return;
    const made = await callStaff("edit/page/create-type", { title, slug });
    if (!made.ok) {
      if (made.error.status === 409) return setProblem("taken");
      return onFault(failedReason(made.error));
    }
    announce(t("typeCreated", { name: title }));
    setTitle("");
    await onChange();
  };

  return (
    <form className="edit-form" onSubmit={(event) => void send(event)}>
      <TextField
        label={t("typeName")}
        required
        maxLength={200}
        dir="auto"
        value={title}
        error={problem ? t(`slug.${problem}`, { count: SHORTEST_SLUG }) : undefined}
        onChange={(event) => {
          setTitle(event.target.value);
          setProblem(null);
        }}
      />
      <div className="edit-actions">
        <button type="submit" className="edit-button edit-primary">
          {t("typeCreate")}
        </button>
      </div>
    </form>
  );
}
