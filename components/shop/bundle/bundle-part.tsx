import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { CustomFields } from "#components/shop/product/custom-fields.tsx";
import type { CustomField } from "#components/shop/product/product-types.ts";
import { VariantFields } from "#components/shop/product/variant-fields.tsx";
import type { PartChoice, PartMistakes } from "#lib/shop/domain/cart/bundle-choice.ts";
import { resolveVariant } from "#lib/shop/domain/product/variants.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { PartModel } from "./bundle-model.ts";

interface BundlePartProps {
  readonly part: PartModel;
  /** Prefix of its radios' names: other parts may have the same attributes. */
  readonly group: string;
  readonly choice: PartChoice;
  /** The fields of the part for its current choice. */
  readonly fields: readonly CustomField[];
  readonly mistakes: PartMistakes | undefined;
  readonly choose: (place: number, ids: string) => void;
  readonly write: (title: string, text: string) => void;
}

/** A part of the bundle: picture, name, quantity, its choices and texts, and whether it is available. */
export function BundlePart({
  part,
  group,
  choice,
  fields,
  mistakes,
  choose,
  write,
}: BundlePartProps) {
  const t = useTranslations("catalog");
  const { mediaUrl } = useSite();
  const id = useId();
  const { chosen } = choice;
  const variant = resolveVariant(part.variants, chosen);
  const open = chosen.includes("") && part.variants.length > 0;
  const note =
    part.configurable && part.variants.length > 0 && !variant
      ? { text: part.impossible, good: false }
      : part.notes[variant?.note ?? 0];
  return (
    <li className="border-b border-line pb-6 last:border-b-0 last:pb-0">
      <section aria-labelledby={id} className="flex gap-4">
        <Picture
          image={toImage((variant && part.pictures.get(variant.id)) ?? part.media, mediaUrl)}
          alt=""
          sizes="96px"
          className="size-16 shrink-0 rounded-md bg-ground object-cover sm:size-24"
        />
        <div
          data-impossible={mistakes?.impossible || undefined}
          className="flex min-w-0 grow flex-col gap-4"
        >
          <h3 id={id} dir="auto" className="text-base font-semibold wrap-anywhere">
            <span>{part.name}</span>
            {part.quantity > 1 && (
              <Badge className="ms-2">{t("partCount", { count: part.quantity })}</Badge>
            )}
          </h3>
          {part.configurable && (
            <VariantFields
              product={part}
              group={group}
              chosen={chosen}
              choose={choose}
              missing={mistakes?.missing}
            />
          )}
          <CustomFields
            fields={fields}
            values={choice.texts}
            wrong={mistakes?.wrong}
            onChange={write}
          />
          <p role="status" className="text-small font-medium empty:hidden">
            {!open && note && (
              <span
                className={`flex items-start gap-2 ${note.good ? "text-success" : "text-danger"}`}
              >
                <span
                  aria-hidden="true"
                  className="mt-1.5 size-2 shrink-0 rounded-full bg-current"
                />
                <span>{note.text}</span>
              </span>
            )}
          </p>
        </div>
      </section>
    </li>
  );
}
