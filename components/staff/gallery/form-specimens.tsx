import "server-only";
import { getTranslations } from "next-intl/server";
import { Checkbox, Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Fold } from "#components/kit/ui/form/fold.tsx";
import { PasswordField } from "#components/kit/ui/form/password-field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { type Specimen, Stack } from "./specimen.tsx";
import { SubmitSpecimen } from "./submit-specimen.tsx";

/** Every form control: empty, with a hint, filled, with an error, disabled. */
export async function formSpecimens(): Promise<Specimen[]> {
  const [t, shell] = await Promise.all([getTranslations("edit"), getTranslations("shell")]);
  const label = t("names.title");
  const hint = t("help.press");
  const error = shell("errorTitle");
  return [
    {
      name: "field",
      draw: () => (
        <Stack>
          <TextField label={label} />
          <TextField label={label} hint={hint} required defaultValue={label} />
          <TextField label={label} error={error} />
          <TextField label={label} disabled defaultValue={label} />
          <PasswordField label={label} showLabel={hint} defaultValue={hint} />
        </Stack>
      ),
    },
    {
      name: "select",
      draw: () => (
        <Stack>
          <SelectField label={label}>
            <option>{t("names.text")}</option>
          </SelectField>
          <SelectField label={label} error={error}>
            <option>{t("names.text")}</option>
          </SelectField>
        </Stack>
      ),
    },
    {
      name: "text-area",
      draw: () => (
        <Stack>
          <TextArea label={label} hint={hint} />
          <Fold title={label}>
            <TextArea label={label} />
          </Fold>
          <TextArea label={label} error={error} defaultValue={hint} />
        </Stack>
      ),
    },
    {
      name: "choice",
      draw: () => (
        <Stack>
          <Checkbox label={hint} />
          <Checkbox label={hint} defaultChecked />
          <Checkbox label={hint} error={error} />
          <RadioGroup legend={label} error={error}>
            <Radio name="specimen" label={label} description={hint} aside="1" defaultChecked />
            <Radio name="specimen" label={t("names.text")} />
            <Radio name="specimen" label={t("names.link")} disabled />
          </RadioGroup>
        </Stack>
      ),
    },
    {
      name: "submit-button",
      draw: () => (
        <Stack>
          <SubmitSpecimen />
        </Stack>
      ),
    },
  ];
}
