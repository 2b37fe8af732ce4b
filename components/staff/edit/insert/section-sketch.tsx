import { useTranslations } from "next-intl";
import { Glyph, IMAGE_PATH } from "#components/kit/ui/glyph.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SectionDefinition, SlotDefinition } from "#lib/shop/domain/sections/definition.ts";

/** The number of items in sections that read their content. */
const READ = 3;
const PARTS = 3;

/**
 * A small sketch of a section in the site's colours and fonts, drawn from its definition; only the server renders the
 * real one.
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
      className="edit-sketch grid h-30 grid-cols-[minmax(0,1fr)] content-center gap-1.5 overflow-hidden rounded-[0.5rem] bg-paper p-3 text-[0.625rem] leading-[1.3] data-opening:bg-deep data-opening:text-on-deep data-pictured:grid-cols-2 data-pictured:items-center in-[.edit-look]:h-auto in-[.edit-look]:rounded-none"
      data-opening={isOpening || undefined}
      data-pictured={(pictured.length > 0 && written.length > 1) || undefined}
    >
      <div className="flex min-w-0 flex-col items-start gap-1">
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
    <div className="grid grid-cols-3 gap-2">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="flex min-w-0 flex-col items-start gap-1">
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
        <b
          className={classNames(
            "max-w-full truncate",
            isSmall ? "text-[0.5625rem]" : "text-[0.875rem]",
          )}
        >
          {t(slot.name)}
        </b>
      );
    case "html":
      return (
        <span className="h-4.5 w-full bg-[repeating-linear-gradient(currentColor_0_2px,transparent_2px_6px)] opacity-35" />
      );
    case "link":
      return (
        <span className="rounded-[1rem] px-2 py-0.5 shadow-[inset_0_0_0_1px]">{t(slot.name)}</span>
      );
    case "icon":
      return <span className="size-4 rounded-full bg-current opacity-50" />;
    case "media":
      return (
        <span className="grid min-h-8 w-full place-items-center rounded-sm bg-[color-mix(in_oklab,currentColor_16%,transparent)]">
          <Glyph path={IMAGE_PATH} />
        </span>
      );
    default:
      return slot.kind satisfies never;
  }
}
