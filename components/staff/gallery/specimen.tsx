import type { ReactNode } from "react";

/**
 * One entry of the gallery, by the name of its file: the visual tests photograph it and report differences by this
 * name.
 */
export interface Specimen {
  readonly name: string;
  readonly draw: () => ReactNode;
}

/** A specimen below its name; `data-specimen` is the photographed box. */
export const SpecimenBox = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} style={{ paddingBlock: "1rem" }}>
    <p style={{ fontFamily: "monospace", paddingInline: "1rem" }}>{name}</p>
    <div data-specimen={name} style={{ padding: "1rem" }}>
      {children}
    </div>
  </section>
);

/** Several states of one thing side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "flex-start" }}>
    {children}
  </div>
);

/** Several states of one thing below each other. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gap: "1rem", maxInlineSize: "32rem" }}>{children}</div>
);
