// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import messages from "#messages/en.json";
import { LetterPreview } from "./letter-preview.tsx";

const HTML =
  '<h1>Hi {{firstName}}</h1><style>p{color:red}</style><p>Go <a href="{{link}}">there</a><br>now</p>';
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LetterPreview
        html={HTML}
        values={{ firstName: "<b>Ann</b>", link: "https://shop.test/x" }}
        language="en"
      />
    </NextIntlClientProvider>,
  );

it("draws a letter in a frame that may do nothing, as narrow as a phone first", async () => {
  show();
  const frame = screen.getByTitle("Preview");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("srcdoc")).toContain("Hi &lt;b&gt;Ann&lt;/b&gt;");
  expect(frame.style.maxWidth).toBe("390px");
  await userEvent.click(screen.getByLabelText("Desktop"));
  expect(screen.getByTitle("Preview").style.maxWidth).toBe("none");
});

it("shows the words of a letter with the addresses of its links", async () => {
  const { container } = show();
  await userEvent.click(screen.getByLabelText("Plain text"));
  expect(container.querySelector("pre")?.textContent).toBe(
    "Hi <b>Ann</b>\n\nGo there (https://shop.test/x)\nnow",
  );
});
