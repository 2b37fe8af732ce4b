import type { VariantOption } from "#lib/shop/domain/product/variants.ts";

interface Props {
  option: VariantOption;
  type: "radio" | "checkbox";
  /** The `name` shared by its group. */
  group: string;
  /** Its accessible name, including why it is unavailable. */
  name: string;
  possible: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** A radio or checkbox shown as a word, a colour or a small picture; struck through if no variant with it exists. */
export function Swatch({ option, type, group, name, possible, checked, onChoose }: Props) {
  const { color, picture } = option;
  return (
    <label
      title={name}
      className={`swatch forced-chosen ${possible ? "" : "border-dashed text-muted"} ${color || picture ? "p-1" : "px-3.5 py-1"}`}
    >
      <input
        type={type}
        name={group}
        value={option.id}
        checked={checked}
        onChange={onChoose}
        className="drawn-input"
        aria-label={name}
      />
      {color || picture ? (
        <span
          aria-hidden="true"
          className="swatch-face forced-keep"
          style={picture ? { backgroundImage: `url("${picture}")` } : { backgroundColor: color }}
        />
      ) : (
        <span className="max-w-full font-semibold wrap-anywhere">{option.label}</span>
      )}
      {!possible && <span aria-hidden="true" className="swatch-strike forced-ink" />}
    </label>
  );
}
