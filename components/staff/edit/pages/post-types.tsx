"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { withPassword, writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { Row } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { BUILT_IN_TYPES, type PostTypeInfo } from "#lib/staff/edit/pages/page-info.ts";
import {
  SHORTEST_SLUG,
  type SlugProblem,
  slugProblem,
  toSlug,
} from "#lib/staff/edit/pages/slug.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";

interface Props {
  types: readonly PostTypeInfo[];
  onChange: () => Promise<void>;
  announce: (message: string) => void;
}

/** The post types: the shop's own stay, others can be created and deleted. */
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
    <div className="grid gap-4">
      {fault ? (
        <Notice
          tone="danger"
          title={fault === "used" ? t("pages.typeUsed") : t(`reason.${fault}`)}
        />
      ) : null}
      <ul className="grid gap-2">
        {types.map((type) => {
          const name = nameOf(type);
          const { id } = type;
          return (
            <Row key={type.slug}>
              <span dir="auto">{name}</span>
              {id === null || BUILT_IN_TYPES.includes(type.slug) ? (
                <span>{t("pages.typeStays")}</span>
              ) : asked === id ? (
                <span className="flex flex-wrap items-center gap-2">
                  <span role="status">{t("pages.typeAsk", { name })}</span>
                  <StaffButton onClick={() => setAsked(null)}>{t("pages.keep")}</StaffButton>
                  <StaffButton variant="primary" onClick={() => void remove(type)}>
                    {t("pages.typeDelete", { name })}
                  </StaffButton>
                </span>
              ) : (
                <StaffButton onClick={() => setAsked(id)}>
                  {t("pages.typeDelete", { name })}
                </StaffButton>
              )}
            </Row>
          );
        })}
      </ul>
      <NewType types={types} onChange={onChange} announce={announce} onFault={setFault} />
    </div>
  );
}

const NEW_TYPE = { title: "" };

function NewType({
  types,
  onChange,
  announce,
  onFault,
}: Props & { onFault: (fault: FailedCall | null) => void }) {
  const t = useTranslations("edit.pages");
  const { locale } = useSite();
  const { owner } = useEditContext();
  const unsent = useUnsent(owner, "newType", NEW_TYPE);
  const { title } = unsent.values;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SlugProblem | null>(null);
  const slug = toSlug(title, locale);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    onFault(null);
    const taken = types.some((type) => type.slug === slug) ? "taken" : null;
    const wrong = slugProblem(slug) ?? taken;
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    const made = await writeStaff("edit/page/create-type", { title, slug });
    setSending(false);
    if (!made.ok) {
      if (made.error.status === 409) return setProblem("taken");
      return onFault(failedReason(made.error));
    }
    announce(t("typeCreated", { name: title }));
    unsent.settle({ title });
    await onChange();
  };

  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        label={t("typeName")}
        required
        maxLength={200}
        dir="auto"
        value={title}
        error={problem ? t(`slug.${problem}`, { count: SHORTEST_SLUG }) : undefined}
        onChange={(event) => {
          unsent.set({ title: event.target.value });
          setProblem(null);
        }}
      />
      <ButtonRow>
        <StaffButton type="submit" variant="primary" aria-disabled={isSending || undefined}>
          {t("typeCreate")}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}
