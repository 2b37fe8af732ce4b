"use client";

import { NextIntlClientProvider } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import type { PageMessages } from "#components/kit/messages/page-messages.tsx";
import { Translations } from "#components/kit/messages/translations.tsx";
import { withDigits } from "#lib/base/utils/intl.ts";
import { langAttributes } from "#lib/web/i18n/writing.ts";

/** The language of staff, with the messages of their tools. */
type StaffLang = Pick<PageMessages, "locale" | "messages" | "timeZone">;

const StaffLangContext = createContext<StaffLang | null>(null);

/**
 * Gives staff tools on a page messages in the language of staff. The shoppers' parts have their own
 * (components/kit/messages/translations.tsx).
 */
export const StaffLangProvider = ({
  children,
  ...staffLang
}: StaffLang & { children: ReactNode }) => (
  <StaffLangContext value={staffLang}>
    <NextIntlClientProvider {...staffLang} locale={withDigits(staffLang.locale)}>
      {children}
    </NextIntlClientProvider>
  </StaffLangContext>
);

/** Makes everything around staff's own tools use their language too: the shell, and parts loaded later. */
export function StaffTranslations({ children }: { children: ReactNode }) {
  const staffLang = use(StaffLangContext);
  return staffLang ? <Translations {...staffLang}>{children}</Translations> : children;
}

/** The attributes of an element with words for staff, inside a page of another language. */
export function useStaffLang(): ReturnType<typeof langAttributes> | undefined {
  const staffLang = use(StaffLangContext);
  return staffLang ? langAttributes(staffLang.locale) : undefined;
}
