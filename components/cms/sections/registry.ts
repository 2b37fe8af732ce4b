import "server-only";
import { Banner } from "./banner";
import { Cards } from "./cards";
import { Categories } from "./categories";
import { Events } from "./events";
import { Faq } from "./faq";
import { FormSection } from "./form";
import { Gallery } from "./gallery";
import { Hero } from "./hero";
import { Icons } from "./icons";
import { Instagram } from "./instagram";
import { Logos } from "./logos";
import { MediaSection } from "./media";
import { Newsletter } from "./newsletter";
import { Posts } from "./posts";
import { Products } from "./products";
import { Quote } from "./quote";
import { TextSection } from "./text";
import type { SectionComponent } from "./types";

/** Every section that can be drawn, by `options.component` (contract, section 5). */
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
};

/** The component of that name, null for one nobody knows. */
export const sectionNamed = (name: string): SectionComponent | null =>
  Object.hasOwn(SECTIONS, name) ? (SECTIONS[name] ?? null) : null;
