import type { ReactNode } from "react";

/** One thing of the gallery, by the name of its file: what the visual tests photograph, and name when it differs. */
export interface Specimen {
  readonly name: string;
  readonly draw: () => ReactNode;
}

/** A specimen below its name; `data-specimen` is the box that is photographed. */
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
