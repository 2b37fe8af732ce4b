import "server-only";
import { getMessages } from "next-intl/server";
import { plainRenderers } from "#components/kit/cms/plain-renderers.tsx";
import { setRenderers } from "#components/kit/cms/renderers.ts";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { sectionNamed } from "#components/pages/sections/registry.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import {
  livesByPictures,
  type SampleFilling,
  sampleElement,
} from "#lib/shop/domain/sections/sample-element.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { sampleFilling } from "./sample-filling.ts";

interface Props {
  readonly context: SiteContext;
  /** Names of sections, with commas between them. */
  readonly asked: string;
}

/**
 * Sections as visitors would see them, filled with samples, for the gallery of new sections (docs/edit-mode.md §5). No
 * Suspense boundaries, so that the response is complete, or a fault.
 */
export async function SampleSections({ context, asked }: Props) {
  // Samples cannot be edited.
  setRenderers(plainRenderers);
  const [filling, messages] = await Promise.all([sampleFilling(context), getMessages()]);
  const components = asked.split(",");
  const isShown = (definition: SectionDefinition) =>
    components.includes(definition.component) &&
    (filling.pictures.length > 0 || !livesByPictures(definition));
  return (
    <Translations
      locale={context.locale}
      messages={pickMessages(messages, CLIENT_NAMESPACES)}
      timeZone={context.site.timeZone}
    >
      <SiteProvider site={toClientSite(context)}>
        {SECTIONS.filter(isShown).map((definition) => (
          <div key={definition.component} data-sample={definition.component}>
            <Sample definition={definition} filling={filling} />
          </div>
        ))}
      </SiteProvider>
    </Translations>
  );
}

interface SampleProps {
  readonly definition: SectionDefinition;
  readonly filling: SampleFilling;
}

function Sample({ definition, filling }: SampleProps) {
  const Section = sectionNamed(definition.component);
  const element = sampleElement(definition, filling);
  return Section ? <Section element={element} lead={false} first={false} /> : null;
}
