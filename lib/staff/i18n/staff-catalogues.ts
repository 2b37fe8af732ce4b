import { type Catalogues, catalogueFor } from "#lib/web/i18n/catalogues.ts";

/** Whole catalogues for the browsers of staff: those of shoppers lack the words of the editor and the admin area. */
const STAFF_CATALOGUES: Catalogues = {
  en: () => import("#messages/en.json?staff"),
  hr: () => import("#messages/hr.json?staff"),
  de: () => import("#messages/de.json?staff"),
  ar: () => import("#messages/ar.json?staff"),
};

/** The whole catalogue that staff's dialogs in `locale` use: English if the interface is not translated into it. */
export const staffCatalogueFor = (locale: string): ReturnType<typeof catalogueFor> =>
  catalogueFor(locale, STAFF_CATALOGUES);
