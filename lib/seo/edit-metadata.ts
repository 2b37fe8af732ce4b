import type { Metadata } from "next";

/** The metadata of a page in edit mode: the shoppers' title, and nothing for search engines, which never see it. */
export const editMetadata = async (shown: Promise<Metadata>): Promise<Metadata> => ({
  title: (await shown).title,
});
