import { getRenderers } from "#components/kit/cms/renderers.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { FormBlock } from "#components/shop/forms/form-block.tsx";
import { idsAt } from "#lib/shop/domain/content/element.ts";
import { getForm } from "#lib/web/data/content/forms.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
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
