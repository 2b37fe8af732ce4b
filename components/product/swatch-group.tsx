import { useTranslations } from "next-intl";
import { useSite } from "@/components/providers/site-provider";
import { RadioGroup } from "@/components/ui/choice";
import type { VariantOption } from "@/lib/domain/variants";
import { classNames } from "@/lib/utils/class-names";
import { toMediaUrl } from "@/lib/utils/media";
import type { ChoiceField } from "./variant-fields";

/** Radios drawn as words, colours or small pictures. What cannot be had stays choosable, struck and explained. */
export function SwatchGroup({ choice, value, error, stateOf, onChoose }: ChoiceField) {
  const t = useTranslations("product");
  const current = choice.options.find(({ id }) => id === value);
  return (
    <RadioGroup
      legend={
        <>
          {choice.label}
          {current && (
            <span aria-hidden="true" className="ms-2 font-normal text-muted">
              {current.label}
            </span>
          )}
        </>
      }
      error={error}
    >
      <div className="flex flex-wrap gap-2.5">
        {choice.options.map((option) => {
          const state = stateOf(option.id);
          return (
            <label
              key={option.id}
              title={option.label}
              className={classNames(
                "relative grid min-h-11 min-w-11 place-items-center rounded-md border border-line-strong bg-surface transition hover:border-ink",
                "has-checked:border-brand has-checked:shadow-[inset_0_0_0_2px_var(--brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
                state !== "available" && "border-dashed text-muted",
                option.color || option.picture ? "p-1" : "px-3.5",
              )}
            >
              <input
                type="radio"
                name={choice.code}
                value={option.id}
                checked={option.id === value}
                onChange={() => onChoose(option.id)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
                aria-label={
                  state === "available"
                    ? option.label
                    : t(`option.${state}`, { label: option.label })
                }
              />
              <Face option={option} />
              {state !== "available" && (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-1 top-1/2 h-0.5 -rotate-12 rounded-full bg-line-strong"
                />
              )}
            </label>
          );
        })}
      </div>
    </RadioGroup>
  );
}

function Face({ option }: { option: VariantOption }) {
  const { mediaUrl } = useSite();
  const picture = option.picture ? toMediaUrl(option.picture, mediaUrl) : null;
  if (!option.color && !picture) return <span className="font-semibold">{option.label}</span>;
  return (
    <span
      aria-hidden="true"
      className="size-9 rounded-sm border border-line bg-cover"
      style={
        picture
          ? { backgroundImage: `url("${encodeURI(picture)}")` }
          : { backgroundColor: option.color }
      }
    />
  );
}
