import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { ElementMark } from "#components/kit/cms/slots/element-mark.tsx";
import { LanguageNav } from "#components/kit/languages/language-links.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { AccountLinks } from "#components/shop/account/account-links.tsx";
import { CartLink } from "#components/shop/cart/cart-link.tsx";
import { HeaderSearch } from "#components/shop/search/header-search.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { readLinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { linkAt, mediaAt } from "#lib/shop/domain/content/element.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { Layout } from "#lib/web/data/content/layout.ts";
import { linkLabel, resolveLink } from "#lib/web/i18n/link.ts";
import { jsonOption } from "#lib/web/site/options.ts";
import { siteHost } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";
import { HeaderBehaviour } from "./header-behaviour.tsx";
import { LogoLink } from "./logo-link.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { Navigation } from "./navigation.tsx";

export interface HeaderProps {
  readonly context: SiteContext;
  readonly layout: Layout;
  /** The links to the current page in other languages: they change with the page, the header does not. */
  readonly languages: ReactNode;
  /** Whether the cart link leads to the no-JavaScript version. */
  readonly isPlain: boolean;
}

/** Logo, navigation, languages, sign-up, cart. Plain markup, with one small script for the menus. */
export async function Header({ context, layout, languages, isPlain }: HeaderProps) {
  const t = await getTranslations({ locale: context.locale, namespace: "layout" });
  return (
    <header className="site-header">
      {layout.header && <ElementMark element={layout.header} />}
      <div className="wrap header-bar lg:max-xl:px-5">
        <button
          type="button"
          id="menu-button"
          aria-expanded="false"
          aria-controls="site-menu"
          className="group menu-button noscript:hidden lg:hidden"
        >
          <Icon name="menu" className="size-6 group-aria-expanded:hidden" />
          <Icon name="close" className="hidden size-6 group-aria-expanded:block" />
          <span className="sr-only">{t("menu")}</span>
        </button>
        <div className="flex min-w-0 flex-col justify-center lg:shrink-0">
          <Logo context={context} layout={layout} />{" "}
          {layout.header && (
            <EditableText element={layout.header} path="meta.tagline" className="site-tagline" />
          )}
        </div>
        <noscript>
          {/* Without JavaScript the menu opens as the target of a link (app/styles/header.css). */}
          <a
            href="#site-menu"
            className="inline-flex min-h-11 items-center font-semibold lg:hidden"
          >
            {t("menu")}
          </a>
        </noscript>
        <div id="site-menu" className="site-menu">
          <noscript>
            <a href="#main" className="text-link inline-flex min-h-11 items-center lg:hidden">
              {t("skip")}
            </a>
          </noscript>
          <Navigation context={context} items={layout.navigation} />
          <MenuLinks context={context} />
          <div className="menu-end">
            {context.site.languages.length > 1 && (
              <LanguageNav label={t("language")}>{languages}</LanguageNav>
            )}
            <SignUp context={context} header={layout.header} />
          </div>
        </div>
        <div className="header-end">
          <HeaderSearch context={context} />
          <AccountLinks context={context} className="lg:-me-3 xl:-me-6" />
          <CartLink context={context} isPlain={isPlain} className="header-icon -me-2.5" />
        </div>
      </div>
      <HeaderBehaviour />
    </header>
  );
}

function Logo({ context, layout }: { context: SiteContext; layout: Layout }) {
  const { site } = context;
  const { MEDIA_URL } = getSettings();
  const own =
    layout.header && toImage(mediaAt(layout.header, "meta.logo"), MEDIA_URL) ? layout.header : null;
  const image = sitePicture(site, "Logo");
  const dark = sitePicture(site, "LogoDark");
  const look = "site-logo";
  const link = (
    <LogoLink
      context={context}
      header={layout.header}
      className="flex min-h-11 min-w-0 items-center rounded-md"
    >
      {own ? (
        <EditableImage
          element={own}
          path="meta.logo"
          dark={dark}
          alt={site.name}
          sizes="13rem"
          priority
          className={look}
        />
      ) : image ? (
        <Picture
          image={image}
          dark={dark}
          alt={site.name}
          sizes="13rem"
          priority
          className={look}
        />
      ) : (
        <span className="line-clamp-2 font-display text-base/tight font-bold hyphens-auto wrap-anywhere text-brand max-[22rem]:text-tiny sm:text-lead xl:text-h3">
          {site.name}
        </span>
      )}
    </LogoLink>
  );
  // An unset text cannot be edited in the link itself.
  return (
    <>
      {link}
      {layout.header && !own && (
        <EditableImage element={layout.header} path="meta.logo" sizes="13rem" />
      )}
    </>
  );
}

/** The sign-up button: the header's own link, else the site's option. Nothing if neither has a target. */
function SignUp({ context, header }: { context: SiteContext; header: Element | null }) {
  const look = { size: "sm", className: "whitespace-nowrap" } as const;
  if (header && linkAt(header, "linkMeta.signUp")) {
    return <EditableLink element={header} path="linkMeta.signUp" className={buttonClass(look)} />;
  }
  const own = header && <EditableLink element={header} path="linkMeta.signUp" />;
  const link = readLinkMeta(jsonOption(context.site, "SignUpLink"));
  if (!link || linkLabel(link) === "") return own;
  const { href, newTab, rel } = resolveLink(link, {
    locale: context.locale,
    defaultLocale: context.site.defaultLocale,
    ownHost: siteHost(context.site.domain),
    mediaUrl: getSettings().MEDIA_URL,
  });
  return (
    <>
      <ButtonLink href={href} newTab={newTab} rel={rel} {...look}>
        {linkLabel(link)}
      </ButtonLink>
      {own}
    </>
  );
}
