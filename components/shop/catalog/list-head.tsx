import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { Picture } from "#components/kit/ui/picture.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";

interface Props {
  title: string;
  /** Shown if the category has no description; "" for nothing. */
  text: string;
  category: Category | null;
}

/** Name, description and picture of a list. */
export function ListHead({ title, text, category }: Props) {
  const image = toImage(category?.media, getSettings().MEDIA_URL);
  return (
    <div className="mt-4 flex items-center justify-between gap-x-10">
      <div className="min-w-0">
        <h1 className="text-h1 [overflow-wrap:anywhere]">{title}</h1>
        {category?.description ? (
          <SafeHtml
            html={cleanHtml(category.description)}
            className="mt-3 max-w-[68ch] text-lead text-muted"
          />
        ) : (
          text && <p className="mt-3 max-w-[68ch] text-lead text-muted">{text}</p>
        )}
      </div>
      {image && (
        <div className="w-1/4 max-w-xs shrink-0 overflow-hidden rounded-lg bg-ground max-md:hidden">
          <Picture
            image={image}
            alt=""
            sizes="(min-width: 1280px) 320px, 25vw"
            className="aspect-16/9 w-full object-cover"
          />
        </div>
      )}
    </div>
  );
}
