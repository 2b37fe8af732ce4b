import type { VariantOption } from "#lib/domain/product/variants.ts";

interface Props {
  option: VariantOption;
  type: "radio" | "checkbox";
  /** The `name` that its group shares. */
  group: string;
  /** Its accessible name, including why it is not available. */
  name: string;
  possible: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** A radio or checkbox shown as a word, a colour or a small picture; struck through where no variant of it exists. */
export function Swatch({ option, type, group, name, possible, checked, onChoose }: Props) {
  const { color, picture } = option;
  return (
    <label
      title={name}
      className={`relative grid min-h-11 max-w-full min-w-11 place-items-center rounded-md border border-line-strong bg-surface transition hover:border-ink forced-chosen has-checked:border-brand has-checked:shadow-[inset_0_0_0_2px_var(--brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${possible ? "" : "border-dashed text-muted"} ${color || picture ? "p-1" : "px-3.5 py-1"}`}
    >
      <input
        type={type}
        name={group}
        value={option.id}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        aria-label={name}
      />
      {color || picture ? (
        <span
          aria-hidden="true"
          className="size-9 rounded-sm border border-line bg-cover forced-keep"
          style={picture ? { backgroundImage: `url("${picture}")` } : { backgroundColor: color }}
        />
      ) : (
        <span className="max-w-full font-semibold wrap-anywhere">{option.label}</span>
      )}
      {!possible && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-1 top-1/2 h-0.5 -rotate-12 rounded-full bg-line-strong forced-ink"
        />
      )}
    </label>
  );
}
