import { removeAll } from "#lib/base/browser/remove-stored.ts";
import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";

/** Names of drafts in the tab's storage begin with this, so that all of them can be found. */
const PREFIX = "baseline.draft.";

const draft = (name: string) =>
  stored("session", PREFIX + name, (found) => (isRecord(found) ? found : null));

/** The values typed before a reload, unchecked; null without a draft, or if it cannot be read. */
export const readDraft = (name: string): Readonly<Record<string, unknown>> | null =>
  draft(name).read();

/** Keeps what is typed for this tab; null removes it. Without storage it lives as long as the page. */
export const writeDraft = (name: string, value: object | null): void =>
  void draft(name).write(value && { ...value });

/** Removes every draft of this tab. */
export const clearDrafts = (): void => removeAll("session", PREFIX);
