import { useTranslations } from "next-intl";
import { useId } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { FieldError } from "#components/kit/ui/form/field-frame.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { type Chosen, idsOf, optionState, toggled } from "#lib/shop/domain/product/variants.ts";
import type { BuyableProduct } from "./product-types.ts";
import { Swatch } from "./swatch.tsx";

interface Props {
  product: Pick<BuyableProduct, "choices" | "variants">;
  /** Prefix of the controls' names if several products share a form. */
  group?: string;
  chosen: Chosen;
  choose: (place: number, ids: string) => void;
  /** Indices of missing choices, after an attempt without them. */
  missing: readonly number[] | undefined;
}

/**
 * One control per choice, labelled by its name: a group of radios or boxes, or a combobox for many values. An
 * unavailable value can still be chosen; it is marked with the reason.
 */
export function VariantFields({ product, group = "", chosen, choose, missing }: Props) {
  const t = useTranslations("product");
  const id = useId();
  return product.choices.map((choice, place) => {
    const { code, label, control, options, guide } = choice;
    const value = chosen[place] ?? "";
    const error = missing?.includes(place) && t("chooseFirst", { label });
    const faces = options.map((option) => {
      const more = control === "many" && !idsOf(value).includes(option.id);
      const ids = more ? toggled(choice, value, option.id) : control === "many" ? value : option.id;
      const state = optionState(product.variants, chosen, place, ids);
      return {
        option,
        possible: state === "available",
        name: state === "available" ? option.label : t(`option.${state}`, { label: option.label }),
      };
    });
    const guideLink = guide !== undefined && (
      <Link href={guide} className="text-link inline-flex min-h-6 items-center text-small">
        {t("sizeGuide")}
      </Link>
    );
    if (control === "select")
      return (
        <div key={code} className="flex flex-col items-start gap-1.5">
          <SelectField
            frameClassName="w-full"
            label={label}
            name={group + code}
            value={value}
            error={error}
            onChange={(event) => choose(place, event.target.value)}
          >
            <option value="">{t("choose")}</option>
            {faces.map(({ option, name }) => (
              <option key={option.id} value={option.id}>
                {name}
              </option>
            ))}
          </SelectField>
          {guideLink}
        </div>
      );
    const errorId = `${id}${place}`;
    return (
      <fieldset key={code} className="min-w-0" aria-describedby={error ? errorId : undefined}>
        <legend className="mb-2 max-w-full text-small font-semibold wrap-anywhere">
          <bdi>{label}</bdi>{" "}
          <bdi aria-hidden="true" className="ms-2 font-normal text-muted">
            {options
              .filter((option) => idsOf(value).includes(option.id))
              .map((option) => option.label)
              .join(", ")}
          </bdi>
        </legend>
        {/* The fieldset itself is not a flex box: WebKit adds the height of the legend to one in a column. */}
        <div className="flex flex-wrap gap-2.5">
          {faces.map(({ option, ...face }) => (
            <Swatch
              key={option.id}
              {...face}
              option={option}
              type={control === "many" ? "checkbox" : "radio"}
              group={group + code}
              checked={idsOf(value).includes(option.id)}
              onChoose={() =>
                choose(place, control === "many" ? toggled(choice, value, option.id) : option.id)
              }
            />
          ))}
          {guideLink}
        </div>
        <div className="not-empty:mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      </fieldset>
    );
  });
}
