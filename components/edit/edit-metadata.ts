import type { Metadata } from "next";
import { openForEditing } from "./require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

/**
 * The metadata of a page in edit mode: the shoppers' title, and nothing for search engines, which never see it. Metadata
 * are made beside the page, and what they read the page shows too: the editor's draft is there before they begin.
 */
export const editMetadata =
  <P extends Props>(shopMetadata: (props: P) => Promise<Metadata>) =>
  async (props: P): Promise<Metadata> => {
    const { domain, locale } = await props.params;
    await openForEditing({ domain, locale });
    return { title: (await shopMetadata(props)).title };
  };
