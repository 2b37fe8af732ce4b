import { useTranslations } from "next-intl";
import { SelectField } from "@/components/ui/field";
import {
  type Chosen,
  optionState,
  type VariantChoice,
  type VariantModel,
} from "@/lib/domain/variants";
import { SwatchGroup } from "./swatch-group";

interface Props {
  model: VariantModel;
  chosen: Chosen;
  choose: (code: string, id: string) => void;
  /** Codes of choices that must still be made, after an attempt without them. */
  missing: readonly string[];
}

/** One control per choice: radios for swatches, a combobox for the rest. */
export function VariantFields({ model, chosen, choose, missing }: Props) {
  const t = useTranslations("product");
  return model.choices.map((choice) => {
    const field = {
      choice,
      value: chosen[choice.code] ?? "",
      error: missing.includes(choice.code) ? t("chooseFirst", { label: choice.label }) : undefined,
      stateOf: (id: string) => optionState(model, chosen, choice.code, id),
      onChoose: (id: string) => choose(choice.code, id),
    };
    return choice.swatch ? (
      <SwatchGroup key={choice.code} {...field} />
    ) : (
      <Dropdown key={choice.code} {...field} />
    );
  });
}

export interface ChoiceField {
  choice: VariantChoice;
  value: string;
  error: string | undefined;
  stateOf: (id: string) => "available" | "soldOut" | "impossible";
  onChoose: (id: string) => void;
}

function Dropdown({ choice, value, error, stateOf, onChoose }: ChoiceField) {
  const t = useTranslations("product");
  return (
    <SelectField
      label={choice.label}
      name={choice.code}
      value={value}
      error={error}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t("choose")}</option>
      {choice.options.map(({ id, label }) => {
        const state = stateOf(id);
        return (
          <option key={id} value={id}>
            {state === "available" ? label : t(`option.${state}`, { label })}
          </option>
        );
      })}
    </SelectField>
  );
}
