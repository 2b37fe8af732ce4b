import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const image = (name: string) => ({ src: `https://media.example/${name}`, width: 300, height: 100 });

it("offers a picture for dark mode as the only one that is loaded there", () => {
  const html = renderToStaticMarkup(
    <Picture image={image("logo.webp")} dark={image("logo-dark.webp")} alt="Shop" sizes="10rem" />,
  );
  const source = /<source[^>]*>/.exec(html)?.[0] ?? "";
  expect(source).toContain('media="(prefers-color-scheme: dark)"');
  expect(source).toContain("logo-dark.webp");
  expect(html.indexOf("<source")).toBeLessThan(html.indexOf("<img"));
  expect(html.match(/<img/g)).toHaveLength(1);
});

it("is a plain picture without one", () => {
  const html = renderToStaticMarkup(
    <Picture image={image("logo.svg")} dark={null} alt="Shop" sizes="10rem" />,
  );
  expect(html).toMatch(/^<img/);
});

it("is loaded at once as the first of its page, and after what is seen as a further slide", () => {
  const draw = (priority?: boolean | "low") =>
    renderToStaticMarkup(
      <Picture image={image("shoe.webp")} alt="Shoe" sizes="10rem" priority={priority} />,
    );
  expect(draw(true)).toContain('loading="eager" fetchPriority="high"');
  expect(draw("low")).toContain('loading="lazy" fetchPriority="low"');
  expect(draw(false)).not.toContain("fetchPriority");
});

it("loads only the shown one of two first pictures for one place", () => {
  const draw = (only: "narrow" | "wide", priority?: boolean) =>
    renderToStaticMarkup(
      <Picture
        image={image("hero.webp")}
        alt="Club"
        sizes="10rem"
        priority={priority}
        only={only}
      />,
    );
  const empty = (html: string) => /<source media="([^"]*)" srcSet="data:image/.exec(html)?.[1];
  expect(empty(draw("narrow", true))).toBe("(width &gt;= 64rem)");
  expect(empty(draw("wide", true))).toBe("(width &lt; 64rem)");
  expect(draw("wide", true)).toContain('loading="eager"');
  // A lazy picture that is hidden is never loaded.
  expect(draw("wide")).not.toContain("<source");
});
