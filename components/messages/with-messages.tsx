import type { ComponentType } from "react";

/** Loads an island and, beside it, what translates the page's messages for it. */
export const withMessages =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Island, { PageTranslations }] = await Promise.all([
      load(),
      import("./translations.tsx"),
    ]);
    return (props) => (
      <PageTranslations>
        <Island {...props} />
      </PageTranslations>
    );
  };
