import "server-only";
import { CUSTOM_SECTIONS } from "#custom/generated/sections.ts";
import { Banner } from "./banner.tsx";
import { Cards } from "./cards.tsx";
import { Categories } from "./categories.tsx";
import { Events } from "./events.tsx";
import { Faq } from "./faq.tsx";
import { FormSection } from "./form.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Icons } from "./icons.tsx";
import { Instagram } from "./instagram.tsx";
import { Logos } from "./logos.tsx";
import { MediaSection } from "./media.tsx";
import { Newsletter } from "./newsletter.tsx";
import { Posts } from "./posts.tsx";
import { Products } from "./products.tsx";
import { Quote } from "./quote.tsx";
import { TextSection } from "./text.tsx";
import type { SectionComponent } from "./types.ts";

/** Every section that can be rendered, by `options.component` (docs/contract.md §5.3). */
const SECTIONS: Readonly<Record<string, SectionComponent>> = {
  hero: Hero,
  text: TextSection,
  media: MediaSection,
  gallery: Gallery,
  cards: Cards,
  products: Products,
  categories: Categories,
  posts: Posts,
  events: Events,
  faq: Faq,
  quote: Quote,
  logos: Logos,
  banner: Banner,
  icons: Icons,
  form: FormSection,
  newsletter: Newsletter,
  instagram: Instagram,
  ...CUSTOM_SECTIONS,
};

/** The component of that name, null for an unknown one. */
export const sectionNamed = (name: string): SectionComponent | null =>
  Object.hasOwn(SECTIONS, name) ? (SECTIONS[name] ?? null) : null;
