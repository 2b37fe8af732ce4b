// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { Messages } from "#lib/web/i18n/merge-messages.ts";

export const CUSTOM_MESSAGES: Readonly<
  Record<string, readonly (() => Promise<{ default: Messages }>)[]>
> = {};
