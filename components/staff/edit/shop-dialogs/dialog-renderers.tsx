import "server-only";
import { getTranslations } from "next-intl/server";
import type { Renderers } from "#components/kit/cms/slot-types.ts";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { SectionMark } from "#components/staff/edit/sections/section-mark.tsx";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { BundleSample } from "./bundle-sample.tsx";
import { DialogForStaff } from "./dialog-for-staff.tsx";

/**
 * The staff's additions to the shoppers' dialogs: the mark of their texts, a button to start them, and hidden content.
 */
export const dialogRenderers: Pick<Renderers, "dialog" | "dialogs"> = {
  dialog: (handler, element) => {
    const component = SHELL[handler]?.component ?? "";
    return (
      <DialogForStaff
        handler={handler}
        component={component}
        mark={element && <SectionMark section={toSection(element, component, plainText)} />}
        sample={element && handler === "cart-section" ? <EmptyCart element={element} /> : null}
      />
    );
  },
  dialogs: () => <BundleSample />,
};

/** The content of the empty cart, for staff whose own cart isn't empty. */
async function EmptyCart({ element }: { element: SlotElement }) {
  const t = await getTranslations("cart.empty");
  return (
    <>
      <EditableText element={element} path="meta.emptyTitle" as="strong" usual={t("title")} />
      <EditableText element={element} path="meta.emptyText" as="p" usual={t("text")} />
    </>
  );
}
