import "server-only";
import { useTranslations } from "next-intl";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { linkAt, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { linkLabel } from "#lib/web/i18n/link.ts";
import { EditableLink } from "./slots/editable-link.tsx";
import { EditableText } from "./slots/editable-text.tsx";

const MORE = "group inline-flex min-h-11 items-center gap-2 font-semibold text-brand";

interface Props {
  element: SlotElement;
  /** The link at the end of the line, e.g. `linkMeta.more`. */
  more?: string;
  lead?: boolean;
  /** The target of that link if the editor has set none. */
  usual?: { readonly href: string; readonly label: string };
}

/** Title of a section, with a link to more at the end of the line. */
export function SectionHead({ element, more, lead = false, usual }: Props) {
  const t = useTranslations("content");
  const link = more ? linkAt(element, more) : null;
  return (
    <div className="section-head empty:hidden">
      <EditableText
        element={element}
        path="meta.title"
        as={lead ? "h1" : "h2"}
        className="max-w-[26ch] text-h2"
      />
      {more && (
        <EditableLink element={element} path={more} className={MORE}>
          <More label={(link && linkLabel(link)) || t("more")} />
        </EditableLink>
      )}
      {!link && usual && (
        <Link href={usual.href} className={MORE}>
          <More label={usual.label} />
        </Link>
      )}
    </div>
  );
}

const More = ({ label }: { label: string }) => (
  <>
    <span className="underline-offset-4 group-hover:underline">{label}</span>
    <Icon
      name="arrow-right"
      className="size-5 transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
    />
  </>
);
