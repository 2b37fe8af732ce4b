import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { PlainTwin } from "#components/kit/ui/script-needed.tsx";
import { AccountNav } from "#components/shop/account/account-nav.tsx";
import { ReturnsNote } from "#components/shop/account/orders/returns-note.tsx";
import { ProfilePage } from "#components/shop/account/profile/profile-page.tsx";
import { registrationProps } from "#components/shop/registration/registration-props.ts";
import type { AccountSection } from "#lib/web/i18n/account-sections.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The message namespaces of the account's islands. */
const NAMESPACES = ["auth", "cart", "checkout", "errors", "login", "orders", "profile", "wishlist"];

interface Props {
  readonly context: SiteContext;
  /** Without a section, the overview. */
  readonly section?: AccountSection;
}

/** A page of the account: a static shell, the customer is known only in the browser (docs/screens.md §2.12). */
export async function ProfileView({ context, section }: Props) {
  const { locale } = context;
  const { cancels, withdraws } = afterOrderOf(context.site);
  const [t, tLayout, registration] = await Promise.all([
    getTranslations({ locale, namespace: "profile" }),
    getTranslations({ locale, namespace: "layout" }),
    registrationProps(context),
  ]);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-6 text-h1">{t("title")}</h1>
      <PlainTwin label={tLayout("plain")} />
      <div className="flex flex-col gap-5 lg:flex-row lg:gap-10">
        <AccountNav context={context} current={section ?? null} />
        <div className="min-w-0 grow">
          <div className="noscript:hidden">
            <ClientMessages locale={locale} namespaces={NAMESPACES}>
              <PageTranslations>
                <ProfilePage
                  {...registration}
                  section={section ?? null}
                  offers={{ cancels, withdraws: withdraws !== null }}
                />
              </PageTranslations>
            </ClientMessages>
          </div>
          {section === "orders" && <ReturnsNote context={context} className="mt-8" />}
        </div>
      </div>
    </div>
  );
}
