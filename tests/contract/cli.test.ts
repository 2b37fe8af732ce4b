import { expect, it } from "vitest";
import { cliCalls } from "#lib/shop/api/calls/cli.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";

mountSandbox();

const { "get-latest-tag": tag, "get-latest-release": release } = cliCalls._cli;

it("answers developers at its base, outside the API", async () => {
  const latest = await sendToBackend(tag);
  const input = { gitlabProjectId: "1", gitlabBranch: "main" };
  const releases = await sendToBackend(release, { input });
  expect(latest.ok && latest.data.tag).toMatch(/^v\d/);
  expect(releases.ok && releases.data[0]?.tag).toBe(latest.ok && latest.data.tag);
  expect(releases.ok && releases.data[0]?.description_html).toContain("<li>");
});

it("refuses releases of no project", async () => {
  const input = { gitlabProjectId: "", gitlabBranch: "main" };
  expect(await sendToBackend(release, { input })).toMatchObject({ ok: false });
});
