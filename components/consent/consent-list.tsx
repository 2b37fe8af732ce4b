import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/form/choice.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SafeHtml } from "#components/ui/safe-html.tsx";
import type { ConsentText } from "./consent-text.ts";

export interface ConsentListProps {
  /** Null while they could not be fetched. */
  readonly consents: readonly ConsentText[] | null;
  readonly accepted: readonly string[];
  readonly onChange: (accepted: string[]) => void;
  /** After a try to go on: required ones that are open say so. */
  readonly showErrors: boolean;
  readonly onRetry: () => void;
}

interface Words {
  readonly legend: string;
  readonly notFetched: string;
  readonly retry: string;
  readonly required: string;
}

/** The consents beside a form, the required ones marked. Each page's words come from its own namespace. */
export function ConsentList({
  consents,
  accepted,
  onChange,
  showErrors,
  onRetry,
  words,
}: ConsentListProps & { words: Words }) {
  if (consents === null)
    return (
      <Notice tone="danger" title={words.notFetched}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      </Notice>
    );
  if (consents.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{words.legend}</legend>
      {consents.map(({ uniqueNumber, required, html, text }) => (
        <Checkbox
          key={uniqueNumber}
          name={`consent-${uniqueNumber}`}
          checked={accepted.includes(uniqueNumber)}
          aria-required={required || undefined}
          error={
            showErrors && required && !accepted.includes(uniqueNumber) ? words.required : undefined
          }
          onChange={({ target: { checked } }) =>
            onChange(
              checked
                ? [...accepted, uniqueNumber]
                : accepted.filter((consent) => consent !== uniqueNumber),
            )
          }
          label={
            <span className="text-small">
              {html ? <SafeHtml inline html={html} /> : text}
              {required && (
                <span aria-hidden="true" className="ms-1 text-clay">
                  *
                </span>
              )}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
