import "server-only";
import type { Messages } from "#lib/web/i18n/merge-messages.ts";
import { loadMessages } from "#lib/web/i18n/messages.ts";

/** The messages of the editor in a language; all pages for staff get them here. */
export async function staffMessages(language: string): Promise<Messages> {
  const { edit = {}, login = {}, shell = {} } = await loadMessages(language);
  return { edit, login, shell };
}
