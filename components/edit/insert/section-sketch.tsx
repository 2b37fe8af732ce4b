import { useTranslations } from "next-intl";
import { Glyph, IMAGE_PATH } from "#components/ui/glyph.tsx";
import type { SectionDefinition, SlotDefinition } from "#lib/domain/sections/definition.ts";

/** The number of items in sections that read their content. */
const READ = 3;
const PARTS = 3;

/**
 * A small picture of a section in the site's own colours and fonts, drawn from its definition: only the server draws
 * the real one.
 */
export function SectionSketch({ definition }: { definition: SectionDefinition }) {
  const pictured = definition.slots.filter(({ kind }) => kind === "media");
  const written = definition.slots.filter(({ kind }) => kind !== "media");
  const isOpening = definition.component === "hero";
  // A section without parts and without required slots reads its content.
  const isRead = definition.filledBy === undefined && definition.options.some(isSource);
  return (
    <div
      aria-hidden="true"
      className="edit-sketch"
      data-opening={isOpening || undefined}
      data-pictured={(pictured.length > 0 && written.length > 1) || undefined}
    >
      <div className="edit-sketch-words">
        {written.filter(isFirstOfItsKind).map((slot) => (
          <SlotSketch key={slot.path} slot={slot} />
        ))}
      </div>
      {pictured.map((slot) => (
        <SlotSketch key={slot.path} slot={slot} />
      ))}
      {definition.parts ? <Items slots={definition.parts.slots} count={PARTS} /> : null}
      {isRead ? <Items slots={READ_SLOTS} count={READ} /> : null}
    </div>
  );
}

const isSource = ({ path }: { readonly path: string }) =>
  !["options.background", "options.color", "options.hidden", "options.order"].includes(path);

/** Two texts with the same name are an older and a newer slot. */
const isFirstOfItsKind = (slot: SlotDefinition, index: number, all: readonly SlotDefinition[]) =>
  all.findIndex(({ kind, name }) => kind === slot.kind && name === slot.name) === index;

const READ_SLOTS: readonly SlotDefinition[] = [
  { kind: "media", name: "image", path: "meta.image", phone: false },
  { kind: "text", name: "title", path: "meta.title", phone: false },
];

function Items({ slots, count }: { slots: readonly SlotDefinition[]; count: number }) {
  return (
    <div className="edit-sketch-items">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index}>
          {slots
            .toSorted((one, other) => Number(isPicture(other)) - Number(isPicture(one)))
            .map((slot) => (
              <SlotSketch key={slot.path} slot={slot} isSmall />
            ))}
        </div>
      ))}
    </div>
  );
}

const isPicture = ({ kind }: SlotDefinition) => kind === "media" || kind === "icon";

function SlotSketch({ slot, isSmall }: { slot: SlotDefinition; isSmall?: boolean }) {
  const t = useTranslations("edit.names");
  switch (slot.kind) {
    case "text":
      return (
        <b className="edit-sketch-title" data-small={isSmall || undefined}>
          {t(slot.name)}
        </b>
      );
    case "html":
      return <span className="edit-sketch-lines" />;
    case "link":
      return <span className="edit-sketch-button">{t(slot.name)}</span>;
    case "icon":
      return <span className="edit-sketch-icon" />;
    case "media":
      return (
        <span className="edit-sketch-picture">
          <Glyph path={IMAGE_PATH} />
        </span>
      );
    default:
      return slot.kind satisfies never;
  }
}
