import sharp from "sharp";
import { OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { staffAt } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, sandbox } from "#e2e/support/test.ts";
import { BASE } from "#tests/overlaps/edit-actions.ts";
import { logIn } from "./log-in.ts";
import { byLabel, byRole, bySelector, byText, type Sought } from "./sought.ts";
import { becomeStaff, post } from "./staff.ts";
import { test } from "./test.ts";
import { eventually } from "./visitor.ts";

const { admin, edit, login } = MESSAGES.en;
const button = (name: string | RegExp, within?: Sought) => byRole("button", name, within);

test("an editor writes a headline, publishes it, takes it back and publishes that", async ({
  visitor,
}) => {
  const base = `${origin(HOSTS.hr)}/en`;
  const slug = `engine-${crypto.randomUUID()}`;
  await becomeStaff(visitor, base);
  await post(visitor, "edit/page/create", {
    title: slug,
    slug,
    type: "page",
    status: "published",
  });
  const backend = await OtherEditor.logIn(HOSTS.hr);
  const id = await backend.create(`page-section:${slug}`, BASE);
  // Only saves after its creation give it a timestamp.
  await backend.save(id, "meta", {});
  const shown = async (text: string) =>
    eventually(async () => {
      const { body } = await sendRequest(PORT, `/en/${slug}`, { host: HOSTS.hr });
      expect(body).toContain(text);
    });
  await visitor.open(`${base}/${slug}?editPage=true`);
  await visitor.see(byRole("toolbar", edit.bar));
  // A field answers keys once its section can be reached by them.
  await eventually(async () => {
    const handles = () => document.querySelectorAll("main [data-section-handle]").length;
    expect(await visitor.session.run(handles)).toBeGreaterThan(0);
  });
  const title = bySelector('main section [data-edit$=":meta.title"][contenteditable]');
  await visitor.press(title);
  await visitor.seeThat(title, ({ isFocused }) => isFocused);
  await visitor.keys("Control", "a");
  await visitor.type("Clay & <b>company</b>");
  await visitor.keys("Enter");
  await visitor.seeThat(title, ({ text }) => text === "Clay & <b>company</b>");
  await visitor.press(button(edit.publish));
  await visitor.see(byText(/^1 change published/));
  await shown("Clay &amp; &lt;b&gt;company&lt;/b&gt;");
  await visitor.keys("Control", "z");
  await visitor.seeThat(title, ({ text }) => text === "title-base");
  await visitor.press(button(edit.publish));
  await shown("title-base");
});

test("an editor drags a section on the page to another place", async ({ visitor }) => {
  const base = `${origin(HOSTS.hr)}/en`;
  const slug = `drag-${crypto.randomUUID()}`;
  await becomeStaff(visitor, base);
  await post(visitor, "edit/page/create", { title: slug, slug, type: "page", status: "published" });
  const backend = await OtherEditor.logIn(HOSTS.hr);
  const ids: number[] = [];
  for (const order of [1, 2, 3])
    ids.push(
      await backend.create(`page-section:${slug}`, {
        ...BASE,
        options: { ...BASE.options, order },
      }),
    );
  await visitor.open(`${base}/${slug}?editPage=true`);
  const { session } = visitor;
  const order = () =>
    session.run(() =>
      [...document.querySelectorAll<HTMLElement>("main [data-edit-section]")].map((one) =>
        Number(one.dataset.editSection),
      ),
    );
  await eventually(async () => {
    const handles = () => document.querySelectorAll("main [data-section-handle]").length;
    expect(await session.run(handles)).toBe(3);
  });
  const mouse = (actions: Readonly<Record<string, unknown>>[]) =>
    session.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  /** A spot near the upper end of what a selector finds. */
  const spotOf = (selector: string) =>
    session.run((sought) => {
      const box = document.querySelector(sought)?.getBoundingClientRect();
      if (!box || box.width === 0) throw new Error(`not there: ${sought}`);
      return {
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + Math.min(box.height / 2, 40)),
      };
    }, selector);
  const boxOf = (id = 0) => `main [data-edit-section="${id}"]`;
  const [first, second, third] = ids;
  const grabbed = await eventually(async () => {
    const { x, y } = await spotOf(boxOf(first));
    // Tools appear where the pointer moves.
    await mouse([
      { type: "pointerMove", x: x + 5, y, duration: 0 },
      { type: "pointerMove", x, y, duration: 0 },
    ]);
    const handle = await spotOf(`[data-tools="${first}"] .edit-drag`);
    // They have come to rest where the pointer meets them.
    const isMet = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest(".edit-drag") != null;
    expect(await session.run(isMet, handle)).toBe(true);
    const later = await spotOf(`[data-tools="${first}"] .edit-drag`);
    expect(later).toEqual(handle);
    return handle;
  });
  // At the lower edge of the window the page goes on to its end.
  const edge = await session.run(() => document.documentElement.clientHeight - 40);
  await mouse([
    { type: "pointerMove", ...grabbed, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerMove", x: grabbed.x, y: edge, duration: 100 },
  ]);
  const place = edit.sections.dropPlace.replace("{place}", "3").replace("{count}", "3");
  await eventually(async () => {
    const here = () => document.querySelector(".edit-drop-line[data-here]")?.textContent;
    expect(await session.run(here)).toBe(place);
  });
  await mouse([{ type: "pointerUp", button: 0 }]);
  await eventually(async () => expect(await order()).toEqual([second, third, first]));
});

test("an editor uploads a picture, describes it and deletes it", async ({ visitor }) => {
  const { media } = edit;
  const name = `Dusk ${crypto.randomUUID().slice(0, 8)}`;
  // A file of the same bytes is in the library already, after another engine or a try that failed.
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const path = test.info().outputPath(`${name}.jpg`);
  await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r, g, b } },
  })
    .jpeg()
    .toFile(path);
  await becomeStaff(visitor, origin(HOSTS.hr));
  await visitor.open(`${origin(HOSTS.hr)}/en?editPage=true`);
  await visitor.press(button(media.title));
  const dialog = byRole("dialog", media.title);
  await visitor.see(byRole("option", undefined, dialog));
  await visitor.session.upload("dialog[open] input[type=file]", [path]);
  await visitor.see(byText("1 of 1 done", dialog));
  await visitor.press(button(`${media.uploads.show}: ${name}.jpg`, dialog));
  await visitor.see(byText(/300 × 200/, dialog));
  await visitor.press(byLabel(media.form.description, dialog));
  await visitor.type("The court at dusk");
  await visitor.press(button(media.form.save, dialog));
  await eventually(async () => {
    const changed = (await sandbox.log()).filter(({ path }) => path.includes("media/update"));
    expect(changed.map(({ body }) => body)).toContainEqual({ description: "The court at dusk" });
  });
  await visitor.press(button(media.delete.open, dialog));
  await visitor.press(button(media.delete.confirm));
  await visitor.keys("Escape");
  await visitor.miss(dialog);
});

test("staff log in, find a screen by its name, and renew a page with their password", async ({
  visitor,
  watch,
}) => {
  watch.allow(/428/);
  const { frame, palette } = admin;
  const { email, password } = staffAt(HOSTS.en, 0);
  await sendRequest(PORT, "/coaching", { host: HOSTS.en });
  await visitor.open(`${origin()}/adminLogin?redirect=/admin`);
  await logIn(visitor, email, password);
  await visitor.expectAddress(/^(?!.*adminLogin)/);
  await visitor.open(`${origin()}/admin`);
  const finder = byRole("dialog", palette.title);
  const commands = byRole("combobox", undefined, finder);
  // A key is heard once React answers.
  await eventually(async () => {
    if ((await visitor.look(commands)).count === 0) await visitor.keys("Control", "k");
    expect((await visitor.look(commands)).isFocused).toBe(true);
  });
  await visitor.type("cach");
  await visitor.keys("Enter");
  await visitor.expectAddress(/\/admin\/cache$/);
  const pages = byRole("region", admin.caches.pages.title);
  await visitor.press(byRole("searchbox", undefined, pages));
  await visitor.type("coaching");
  await visitor.keys("Enter");
  // The list is shorter from then on: what is pressed before that moves.
  await visitor.miss(byRole("button", /^Renew \/(?!coaching)/));
  // Without the mark of a recent login the password is required.
  await visitor.session.forget("staffLogin");
  await visitor.press(button("Renew /coaching"));
  const dialog = byRole("dialog", frame.confirm.title);
  await visitor.press(byLabel(login.password, dialog));
  await visitor.type(password);
  await visitor.press(button(frame.confirm.submit, dialog));
  await visitor.see(byText(/^1 page renewed, 0 failed/));
});
