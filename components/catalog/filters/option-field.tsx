import { Picture } from "@/components/ui/picture";
import { getSettings } from "@/lib/config/settings";
import type { OptionKind } from "@/lib/domain/filters/filter-kind";
import type { OptionView } from "@/lib/domain/filters/filter-view";
import { classNames } from "@/lib/utils/class-names";
import { toImage } from "@/lib/utils/media";

interface Props {
  code: string;
  kind: OptionKind;
  option: OptionView;
  label: string;
}

const FRAME = "outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-brand";
const TICK =
  "before:h-3 before:w-1.5 before:-translate-y-px before:rotate-45 before:border-e-2 before:border-b-2 before:opacity-0 before:content-[''] peer-checked:before:opacity-100";

/** One value: a line with a box or a swatch, or a tile of text. Values without products are shown and cannot be chosen. */
export function OptionField({ code, kind, option, label }: Props) {
  const { id, count, isChosen } = option;
  const isTile = kind === "textSwatch";
  return (
    <label
      className={classNames(
        "relative flex min-w-0 has-disabled:text-muted has-disabled:opacity-60",
        isTile ? "max-w-full" : "min-h-9 items-center gap-3 hover:text-brand",
      )}
    >
      <input
        type="checkbox"
        id={`filter.${code}.${id}`}
        name={code}
        value={id}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {!isTile && <Mark kind={kind} option={option} />}
      <span
        className={
          isTile
            ? classNames(
                FRAME,
                "flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md border border-line-strong bg-surface px-2.5 text-small font-semibold transition-colors peer-hover:border-brand peer-checked:border-brand-fill peer-checked:bg-brand-fill peer-checked:text-on-brand peer-disabled:line-through",
              )
            : "flex min-w-0 grow items-baseline justify-between gap-2 py-1 peer-checked:font-semibold"
        }
      >
        <span className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">{label}</span>
        {count !== null && (
          <span className="text-small font-normal tabular-nums opacity-75">
            {isTile ? null : <span className="sr-only">(</span>}
            {isTile ? `(${count})` : count}
            {isTile ? null : <span className="sr-only">)</span>}
          </span>
        )}
      </span>
    </label>
  );
}

/** The box, or the colour or picture of the value; a ring tells which are chosen. */
function Mark({ kind, option: { color, media } }: Pick<Props, "kind" | "option">) {
  const image = kind === "visualSwatch" ? toImage(media, getSettings().MEDIA_URL) : null;
  if (kind === "visualSwatch" && (image || color)) {
    return (
      <span
        aria-hidden="true"
        className={classNames(
          FRAME,
          "size-7 shrink-0 overflow-hidden rounded-full border border-line-strong ring-offset-2 ring-offset-paper peer-checked:ring-2 peer-checked:ring-brand-fill",
        )}
        style={color ? { backgroundColor: color } : undefined}
      >
        {image && <Picture image={image} alt="" sizes="28px" className="size-full object-cover" />}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        FRAME,
        TICK,
        "grid size-6 shrink-0 place-items-center rounded-sm border-2 border-line-strong bg-surface before:border-on-brand peer-hover:border-brand peer-checked:border-brand-fill peer-checked:bg-brand-fill",
      )}
    />
  );
}
