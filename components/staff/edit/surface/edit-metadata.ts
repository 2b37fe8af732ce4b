import type { Metadata } from "next";
import { openForEditing } from "./require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

/**
 * The metadata of a page in edit mode: the shoppers' title, and nothing for search engines, which never see it.
 * Metadata are generated in parallel with the page and share its reads, so the editor's draft is set before they start.
 */
export const editMetadata =
  <P extends Props>(shopMetadata: (props: P) => Promise<Metadata>) =>
  async (props: P): Promise<Metadata> => {
    const { domain, locale } = await props.params;
    await openForEditing({ domain, locale });
    return { title: (await shopMetadata(props)).title };
  };
