import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { library, media, pageOf } from "#tests/backends/library.ts";
import { staffRequest } from "#tests/backends/staff.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { handleMediaUses, type UsesAnswer } from "./handle-media-uses.ts";

beforeEach(resetLimits);

const uses = async (): Promise<UsesAnswer> =>
  (await (await handleMediaUses(await staffRequest("edit/media/uses", { id: 7 }))).json()).data;

const picture = media(7);
const page = { id: 1, title: "About", slug: "about", slugMain: "about", postTypeSlug: "page" };
const post = { id: 2, title: "News", slug: "news", slugMain: "news", media: picture };
const element = (id: number, handler: string, meta: object) => ({ id, handler, meta });

type Answers = Parameters<typeof library>[0]["answers"];
const serve = (own: Answers = {}) =>
  library({
    options: { Logo: "m/7.jpg", Name: "m" },
    answers: {
      "cms/media/filterStandard": () => pageOf([picture]),
      "cms/postType/filterStandard": () => data([]),
      "cms/post/filterStandard": ({ postTypeSlugs }) =>
        pageOf(String(postTypeSlugs) === "page" ? [page] : [post]),
      "cms/element/getByHandlers": () =>
        data([
          element(11, "page-section:about", { image: picture }),
          element(12, "page-section:about", { image: media(8) }),
          element(13, "footer-section", { about: '<img src="https://x.test/m/8.jpg">' }),
          element(14, "master-section", { image: { path: "m/7.jpg" } }),
        ]),
      "cms/navigation/tree/main": () => data({ id: 1, items: [] }),
      ...own,
    },
  });

it("names each place of sections, posts, masters and options, with the way to it", async () => {
  serve();
  const { uses: found, isWhole } = await uses();
  expect(isWhole).toBe(true);
  expect(found.slice(0, 4)).toMatchObject([
    { kind: "option", title: "Logo", language: null, address: null },
    { kind: "section", title: "About", address: "/about?editPage=true#edit:section:11" },
    { kind: "master", address: null },
    { kind: "text", title: "News", address: "/news?editPage=true" },
  ]);
});

it.each([
  "cms/element/getByHandlers",
  "cms/post/filterStandard",
])("says that not everything was read where %s fails", async (call) => {
  serve({ [call]: () => failure(500, "down") });
  expect((await uses()).isWhole).toBe(false);
});

it("says that not everything was read where there are more posts than it reads", async () => {
  const sent = serve({ "cms/post/filterStandard": () => pageOf([page], 900, 9) });
  expect((await uses()).isWhole).toBe(false);
  const pages = sent.filter(({ path }) => path === "cms/post/filterStandard");
  expect(Math.max(...pages.map(({ body }) => Number(body.page)))).toBe(5);
});

it("searches for no file of another site", async () => {
  serve({ "cms/media/filterStandard": () => pageOf([]) });
  const answer = await handleMediaUses(await staffRequest("edit/media/uses", { id: 7 }));
  expect(answer.status).toBe(404);
});
