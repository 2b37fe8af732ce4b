import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { translated } from "#components/messages/translations.tsx";
import { useDialogTexts } from "#components/providers/dialog-texts.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";

interface Props {
  /** A site's own words. */
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly onLeave?: (() => void) | undefined;
}

/** An empty cart, and the way to the shop. */
export const NoCart = translated(function NoCart({ title, text, onLeave }: Props) {
  const t = useTranslations("cart.empty");
  const site = useSite();
  return (
    <EmptyState
      icon="cart"
      title={title ?? t("title")}
      action={
        <ButtonLink href={hrefTo({ name: "shop" }, site)} onClick={onLeave}>
          {t("action")}
        </ButtonLink>
      }
    >
      {text ?? t("text")}
    </EmptyState>
  );
});

/** The cart page of a visitor without a cart, with the site's own words. */
export function NoCartPage() {
  const { cart: texts } = useDialogTexts();
  return (
    <div className="stack">
      {texts?.note}
      <NoCart title={texts?.emptyTitle} text={texts?.emptyText} />
    </div>
  );
}
