import { getRenderers } from "#components/cms/renderers.ts";
import { SectionHead } from "#components/cms/section-head.tsx";
import { EditableHtml } from "#components/cms/slots/editable-html.tsx";
import { Section } from "#components/cms/slots/section.tsx";
import { FormBlock } from "#components/forms/form-block.tsx";
import { getForm } from "#lib/data/content/forms.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import { idsAt } from "#lib/domain/content/element.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import type { SectionProps } from "./types.ts";

/** A form of the CMS with its title and text (docs/contract.md §5.11). */
export async function FormSection({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const [id] = idsAt(element, "options.formId");
  if (id === undefined) return getRenderers().empty(element, "form", "empty");
  const read = await readOptional(getForm(context, id).then((form) => ({ form })));
  if (!read?.form?.fields.length)
    return getRenderers().empty(element, "form", read ? "empty" : "failed");
  return (
    <Section element={element}>
      <div className="wrap band-tight grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <SectionHead element={element} lead={lead} />
          <EditableHtml element={element} path="meta.text" className="text-muted" />
        </div>
        <div className="max-w-[40rem] min-w-0">
          <FormBlock context={context} form={read.form} />
        </div>
      </div>
    </Section>
  );
}
