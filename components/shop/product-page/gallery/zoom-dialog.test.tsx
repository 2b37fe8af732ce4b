// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import messages from "#messages/en.json";
import { ZoomDialog } from "./zoom-dialog.tsx";

// jsdom implements the element, but not its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => {};

it("shows the loaded picture below the large one, neither larger than the picture is", async () => {
  const picture = (src: string, width: number) => ({
    image: { src, width, height: 800 },
    alt: src,
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ZoomDialog
        name="Racket"
        pictures={[
          picture("http://media.test/a.png", 1200),
          picture("http://media.test/b.png", 500),
        ]}
        start={0}
        smallOf={(slide) => `http://shop.test/small-${slide}`}
        onClose={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
  const layers = () => [...screen.getByRole("dialog").querySelectorAll("img")];
  const widths = () => layers().map(({ style }) => style.maxInlineSize);
  expect(layers()[0]?.src).toBe("http://shop.test/small-0");
  expect(layers()[1]?.srcset).toContain(encodeURIComponent("http://media.test/a.png"));
  expect(widths()).toEqual(["1200px", "1200px"]);
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: messages.product.nextPicture }));
  expect(layers()[0]?.src).toBe("http://shop.test/small-1");
  expect(widths()).toEqual(["500px", "500px"]);
});
