/**
 * The modules that `custom/` may import besides packages (docs/extending.md). What they export is public: a change of its types
 * is a change that CHANGELOG.md names.
 */
export const PUBLIC_MODULES = [
  "components/kit/cms/section-head.tsx",
  "components/kit/cms/slots/editable-html.tsx",
  "components/kit/cms/slots/editable-icon.tsx",
  "components/kit/cms/slots/editable-image.tsx",
  "components/kit/cms/slots/editable-link.tsx",
  "components/kit/cms/slots/editable-list.tsx",
  "components/kit/cms/slots/editable-media.tsx",
  "components/kit/cms/slots/editable-text.tsx",
  "components/kit/cms/slots/section.tsx",
  "components/kit/ui/badge.tsx",
  "components/kit/ui/button.tsx",
  "components/kit/ui/icon.tsx",
  "components/kit/ui/link.tsx",
  "components/kit/ui/picture.tsx",
  "components/pages/replacements.ts",
  "components/pages/sections/types.ts",
  "components/shop/catalog/product-grid.tsx",
  "components/shop/product/price-block.tsx",
  "lib/shop/domain/content/element.ts",
  "lib/shop/domain/sections/definition.ts",
  "lib/web/custom/types.ts",
  "lib/web/i18n/routes.ts",
  "lib/web/site/types.ts",
] as const;
