import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "./json-ld.tsx";

it("no value of structured data can close its script or begin another element", () => {
  const data = { name: "</script><script>alert(1)</script><!--", "<b>": 1 };
  const page = renderToStaticMarkup(<JsonLd data={data} />);
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(page)?.[1] ?? "";
  expect(inside).not.toContain("<");
  expect(JSON.parse(inside)).toEqual(data);
});
