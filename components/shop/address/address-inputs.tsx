import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import type { FieldControl } from "#components/kit/ui/form/field-control.ts";
import type { NamedCountry } from "#lib/shop/domain/address/countries.ts";
import type { AddressField } from "#lib/shop/values/address.ts";

interface AddressInputsProps<Row extends AddressField> {
  readonly fields: readonly Row[];
  /** The messages of `checkout.field`. */
  readonly t: (key: Row["name"] | "chooseCountry") => string;
  /** The section named in the fields' `autocomplete` attributes. */
  readonly section?: "shipping" | "billing" | undefined;
  /** The selectable countries; needed if one of the fields is a country. */
  readonly countries?: readonly Pick<NamedCountry, "iso" | "name">[];
  readonly control: (field: Row) => FieldControl;
}

/** The label of a field: a tax number is called OIB in Croatia alone. */
export const taxLabel = <Key extends string>(key: Key, country: string): Key | "taxNumber" =>
  key === "companyOIB" && country !== "" && country.toUpperCase() !== "HR" ? "taxNumber" : key;

/** The fields of an address, the same for forms with and without scripts. */
export const AddressInputs = <Row extends AddressField>(props: AddressInputsProps<Row>) =>
  props.fields.map((field: Row) => {
    const { name, type, autoComplete }: AddressField = field;
    const given = {
      label: props.t(field.name),
      autoComplete: props.section ? `${props.section} ${autoComplete}` : autoComplete,
      ...props.control(field),
    };
    if (type !== "country") return <TextField key={name} type={type} inputMode={type} {...given} />;
    return (
      <SelectField key={name} {...given}>
        <option value="">{props.t("chooseCountry")}</option>
        {props.countries?.map((country) => (
          <option key={country.iso} value={country.iso}>
            {country.name}
          </option>
        ))}
      </SelectField>
    );
  });
