// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { MediaUses } from "./media-uses.tsx";

const { uses: words } = en.edit.media;

it("says that a file is used nowhere, or that nobody could find out", async () => {
  let answer: object | undefined;
  new UploadServer({ uses: () => answer });
  await act(async () =>
    render(
      <Translations locale="en" messages={{ edit: en.edit }} timeZone="UTC">
        <MediaUses id={1} />
      </Translations>,
    ),
  );
  expect(await screen.findByText(words.failed)).toBeDefined();
  answer = { uses: [], isWhole: true };
  await userEvent.click(screen.getByRole("button", { name: words.again }));
  expect(await screen.findByText("No use found")).toBeDefined();
  // Only the limits of every search are left to say.
  expect(screen.getByText(words.limits)).toBeDefined();
});
