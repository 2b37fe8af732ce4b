import { Button } from "#components/kit/ui/button.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { ConsentText } from "./consent-text.ts";

export interface ConsentListProps {
  /** Null if they could not be fetched. */
  readonly consents: readonly ConsentText[] | null;
  readonly accepted: readonly ConsentId[];
  readonly onChange: (accepted: ConsentId[]) => void;
  /** Set by the first submit: required consents that are not accepted show their error. */
  readonly showErrors: boolean;
  readonly onRetry: () => void;
}

interface ConsentMessages {
  readonly legend: string;
  readonly notFetched: string;
  readonly retry: string;
  readonly required: string;
}

/** The consents of a form as checkboxes. The messages belong to the page, which has its own namespace. */
export function ConsentList({
  consents,
  accepted,
  onChange,
  showErrors,
  onRetry,
  messages,
}: ConsentListProps & { messages: ConsentMessages }) {
  if (consents === null)
    return (
      <Notice tone="danger" title={messages.notFetched}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      </Notice>
    );
  if (consents.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{messages.legend}</legend>
      <div className="flex flex-col gap-3">
        {consents.map(({ uniqueNumber, required, html, text }) => (
          <Checkbox
            key={uniqueNumber}
            name={`consent-${uniqueNumber}`}
            checked={accepted.includes(uniqueNumber)}
            aria-required={required || undefined}
            error={
              showErrors && required && !accepted.includes(uniqueNumber)
                ? messages.required
                : undefined
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
                {html ? <SafeHtml inline html={html} /> : <span>{text}</span>}
                {required && (
                  <span aria-hidden="true" className="ms-1 text-accent">
                    *
                  </span>
                )}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
