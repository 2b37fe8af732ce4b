import "server-only";
import { getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Icon, toIconName } from "#components/kit/ui/icon.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Link } from "#components/kit/ui/link.tsx";
import { Pagination } from "#components/kit/ui/pagination.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { Stars } from "#components/kit/ui/stars.tsx";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import type { SiteContext } from "#lib/web/site/types.ts";
import { Row, type Specimen, Stack } from "./specimen.tsx";
import { ToastSpecimen } from "./toast-specimen.tsx";

/** Every primitive of `components/kit/ui` that is visible on its own, in each of its variants. */
export async function primitiveSpecimens({ locale, currency }: SiteContext): Promise<Specimen[]> {
  const [t, shell] = await Promise.all([getTranslations("edit"), getTranslations("shell")]);
  const word = t("names.button");
  const paragraph = t("help.press");
  return [
    ...controlSpecimens(word, shell("backHome")),
    {
      name: "icon",
      draw: () => (
        <Row>
          {Object.keys(ICON_PATHS).map((name) => {
            const icon = toIconName(name);
            return icon ? <Icon key={name} name={icon} /> : null;
          })}
        </Row>
      ),
    },
    { name: "link", draw: () => <Link href="/">{shell("backHome")}</Link> },
    {
      name: "pagination",
      draw: () => (
        <Pagination
          page={4}
          totalPages={20}
          hrefFor={(page) => `?page=${page}`}
          labels={{ nav: word, first: "1", previous: "3", next: "5", last: "20" }}
        />
      ),
    },
    {
      // Without a picture: the reserved area.
      name: "picture",
      draw: () => (
        <div style={{ inlineSize: "10rem" }}>
          <Picture image={null} alt="" sizes="10rem" className="aspect-4/3 w-full rounded-lg" />
        </div>
      ),
    },
    {
      name: "price",
      draw: () => (
        <Row>
          <Price amount={0} currency={currency} locale={locale} />
          <Price amount={1234.5} currency={currency} locale={locale} />
        </Row>
      ),
    },
    {
      name: "safe-html",
      draw: () => (
        <SafeHtml
          html={cleanHtml(
            `<h2>${word}</h2><p>${paragraph} <a href="/">${word}</a></p><ul><li>${word}</li><li>${word}</li></ul><blockquote><p>${paragraph}</p></blockquote>`,
          )}
        />
      ),
    },
    {
      name: "stars",
      draw: () => (
        <Row>
          {[0, 2.5, 5].map((value) => (
            <Stars key={value} value={value} of={5} label={String(value)} />
          ))}
        </Row>
      ),
    },
    tableSpecimen(word, paragraph, { title: t("names.title"), text: t("names.text") }),
    { name: "toast-card", draw: () => <ToastSpecimen /> },
  ];
}

/** Buttons and badges in each of their looks. */
const controlSpecimens = (word: string, home: string): Specimen[] => [
  {
    name: "button",
    draw: () => (
      <Row>
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {word}
          </Button>
        ))}
        <Button size="sm">{word}</Button>
        <Button size="lg">{word}</Button>
        <Button loading>{word}</Button>
        <Button disabled>{word}</Button>
        <ButtonLink href="/">{home}</ButtonLink>
      </Row>
    ),
  },
  {
    name: "badge",
    draw: () => (
      <Row>
        {(["brand", "accent", "neutral", "danger", "success"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </Row>
    ),
  },
];

const tableSpecimen = (
  word: string,
  paragraph: string,
  heads: Readonly<Record<"title" | "text", string>>,
): Specimen => ({
  name: "table",
  draw: () => (
    <Stack>
      <Table label={word}>
        <thead>
          <tr>
            <HeadCell>{heads.title}</HeadCell>
            <HeadCell>{heads.text}</HeadCell>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>{word}</Cell>
            <Cell>{paragraph}</Cell>
          </tr>
        </tbody>
      </Table>
    </Stack>
  ),
});
