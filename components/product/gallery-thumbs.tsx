import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { classNames } from "@/lib/utils/class-names";
import type { GalleryItem } from "./gallery";

interface Props {
  items: readonly GalleryItem[];
  current: number;
  show: (index: number) => void;
}

/** Small pictures that lead to the large ones. One row that scrolls, however many there are. */
export function GalleryThumbs({ items, current, show }: Props) {
  const t = useTranslations("product");
  if (items.length < 2) return null;
  return (
    <ul className="mt-3 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin]">
      {items.map((item, index) => (
        <li key={`${item.image?.src ?? item.video}`} className="shrink-0">
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={() => show(index)}
            className={classNames(
              "relative block size-18 overflow-hidden rounded-md border-2 bg-ground transition",
              index === current ? "border-brand" : "border-transparent hover:border-line-strong",
            )}
          >
            <span className="sr-only">{t("showPicture", { number: index + 1 })}</span>
            <Picture image={item.image} alt="" sizes="72px" className="size-full object-cover" />
            {item.video && (
              <span className="absolute inset-0 grid place-items-center text-brand">
                <Icon name="arrow-right" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
