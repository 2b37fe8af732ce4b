import { Picture } from "#components/kit/ui/picture.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { OptionKind } from "#lib/shop/domain/list/filter-kind.ts";
import type { OptionView } from "#lib/shop/domain/list/filter-view.ts";
import { toImage } from "#lib/shop/media/to-image.ts";

interface Props {
  code: string;
  kind: OptionKind;
  option: OptionView;
  label: string;
}

/**
 * One value: a line with a box or a swatch, or a tile of text. Values without products are shown but cannot be chosen.
 * A page has hundreds of them, so their styles are in app/styles/filters.css and not in classes, and they have no ids:
 * their form identifies them by name and value (`form-memory.ts`).
 */
export function OptionField({ code, kind, option, label }: Props) {
  const { id, count, isChosen } = option;
  const isTile = kind === "textSwatch";
  return (
    <label className={isTile ? "option max-w-full" : "option option-line"}>
      <input
        type="checkbox"
        name={code}
        value={id}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
        className="peer option-input"
      />
      {!isTile && <Mark kind={kind} option={option} />}
      <span className={isTile ? "option-tile" : "option-text"}>
        <span className="option-label">{label}</span>{" "}
        {count !== null && (
          <span className="option-count">
            {isTile ? null : <span className="sr-only">(</span>}
            <span>{isTile ? `(${count})` : count}</span>
            {isTile ? null : <span className="sr-only">)</span>}
          </span>
        )}
      </span>
    </label>
  );
}

/** The box, or the colour or picture of the value; a ring marks chosen ones. */
function Mark({ kind, option: { color, media } }: Pick<Props, "kind" | "option">) {
  const image = kind === "visualSwatch" ? toImage(media, getSettings().MEDIA_URL) : null;
  if (kind === "visualSwatch" && (image || color)) {
    return (
      <span
        aria-hidden="true"
        className="option-swatch"
        style={color ? { backgroundColor: color } : undefined}
      >
        {image && <Picture image={image} alt="" sizes="28px" className="size-full object-cover" />}
      </span>
    );
  }
  return <span aria-hidden="true" className="option-box" />;
}
