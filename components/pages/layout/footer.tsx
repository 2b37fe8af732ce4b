import "server-only";
import { getTranslations } from "next-intl/server";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { NamedLinks } from "#components/kit/cms/slots/named-links.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { Icon, toIconName } from "#components/kit/ui/icon.tsx";
import { CookieSettingsLink } from "#components/shop/analytics/cookie-settings-link.tsx";
import { ConsentsButton } from "#components/shop/consent/consents-button.tsx";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { linkAt, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { linkLabel } from "#lib/web/i18n/link.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { OrderLinks } from "./order-links.tsx";
import { PlainFooter } from "./plain-footer.tsx";

export interface FooterProps {
  readonly element: Element | null;
}

/** About text, three menus, icon links and copyright, all from the footer's element (docs/contract.md §5.3). */
export async function Footer({ element }: FooterProps) {
  const { locale } = getCurrentContext();
  if (!element) return <PlainFooter locale={locale} />;
  const t = await getTranslations({ locale, namespace: "layout" });
  return (
    <footer
      data-site-footer
      data-behind-menu
      className="relative mt-auto overflow-hidden bg-deep text-on-deep"
    >
      <span aria-hidden="true" className="footer-art" />
      <Section element={element} className="wrap relative pt-14 pb-8">
        <div className="grid gap-x-8 grid-cols-2 gap-y-10 sm:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          {/* Not with margins: edit mode appends an element outside the flow, which would add another margin. */}
          <div className="col-span-2 flex flex-col items-start gap-5 sm:col-span-3 lg:col-span-1 lg:pe-10">
            <EditableImage
              element={element}
              path="meta.image"
              sizes="16rem"
              className="max-h-28 w-auto max-w-60 rounded-md object-contain"
            />
            {/* The class name is for reader views: python3-readability 0.8.1 takes this text for the article if a post
                is short. */}
            <EditableHtml
              element={element}
              path="meta.about"
              className="footer-about max-w-prose text-base/7"
            />
            <IconLinks element={element} />
            <NamedLinks element={element} />
          </div>
          <EditableList element={element} path="parts" render={(menu) => <Menu menu={menu} />} />
        </div>
        <div className="footer-end">
          <EditableText element={element} path="meta.copyright" as="p" />
          {await OrderLinks()}
          <ConsentsButton label={t("consents")} /> <CookieSettingsLink />{" "}
          <a href="#main" className="inline-flex min-h-6 items-center gap-1.5 hover:underline">
            {t("backToTop")}
          </a>
        </div>
      </Section>
    </footer>
  );
}

function Menu({ menu }: { menu: SlotElement }) {
  return (
    <div>
      <EditableText
        element={menu}
        path="meta.title"
        usual={menu.title}
        as="h2"
        className="mb-3 text-base font-semibold tracking-normal"
      />
      <ul className="space-y-1">
        {Object.keys(menu.linkMeta).map((name) => (
          <li key={name}>
            <EditableLink element={menu} path={`linkMeta.${name}`} className="footer-link" />
          </li>
        ))}
      </ul>
      <NamedLinks element={menu} />
    </div>
  );
}

/** Link names that differ from the icon's name. */
const ALIASES: Readonly<Record<string, string>> = {
  email: "mail",
  twitter: "x",
  telephone: "phone",
  address: "pin",
};

/** Links named after an icon (`facebook`, `instagram` …) are shown as that icon, others by their names. */
function IconLinks({ element }: { element: SlotElement }) {
  const names = Object.keys(element.linkMeta);
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => {
        const link = linkAt(element, `linkMeta.${name}`);
        const icon = toIconName(ALIASES[name.toLowerCase()] ?? name.toLowerCase());
        return (
          <li key={name}>
            <EditableLink element={element} path={`linkMeta.${name}`} className="footer-profile">
              {icon ? <Icon name={icon} /> : null}
              <span className={icon ? "sr-only" : undefined}>
                {(link && linkLabel(link)) || name}
              </span>
            </EditableLink>
          </li>
        );
      })}
    </ul>
  );
}
