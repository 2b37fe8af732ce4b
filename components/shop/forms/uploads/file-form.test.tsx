// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { VisitorFormProps } from "#components/shop/forms/visitor-form-props.ts";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import { toFieldView } from "#lib/shop/domain/content/form-fields.ts";
import en from "#messages/en.json";
import { FileForm } from "./file-form.tsx";

const sendForm = vi.hoisted(() => vi.fn());
const solveCaptcha = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/forms/send-form.ts", () => ({
  sendForm,
  faultMessage: async () => "No",
}));
vi.mock("#components/kit/submission/solve-captcha.tsx", () => ({
  solveCaptcha,
  loadCaptcha: vi.fn(),
}));

/** The requests of a page, answered by hand. */
class Transfer extends EventTarget {
  static all: Transfer[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  headers: Record<string, string> = {};
  body: File | null = null;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: File) {
    this.body = body;
    Transfer.all.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => this.onload?.());
  }
}

const { file: words } = en.forms;
const { fields } = form.parse({
  id: 1,
  fields: [
    { name: "name", label: "Name" },
    { name: "cv", label: "CV", type: "file", required: true },
  ],
});

const draw = (own: Partial<VisitorFormProps> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ forms: en.forms }} timeZone="UTC">
      <FileForm
        target={{ kind: "form", id: 1 }}
        type="jobForm"
        fields={fields.map(toFieldView)}
        consents={[]}
        captcha={null}
        hosts={[]}
        mediaHost="media.example"
        {...own}
      />
    </NextIntlClientProvider>,
  );

const png = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: "image/png" });
const choose = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText("CV"), { target: { files } }));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const row = (name: string) =>
  within(screen.getByText(name).closest("li") ?? expect.fail(`no row of ${name}`));
const transfer = (index: number) => Transfer.all[index] ?? expect.fail(`no request ${index}`);
const stored = (id: number, name: string) => ({ data: { id, name } });
const valuesSent = () => sendForm.mock.calls.map(([{ values }]) => values[1]);

beforeEach(() => {
  sessionStorage.clear();
  sendForm.mockReset().mockResolvedValue(ok({ goalType: "", goal: "", message: "" }));
  solveCaptcha.mockReset();
  Transfer.all = [];
  vi.stubGlobal("XMLHttpRequest", Transfer);
});

describe("a field of files", () => {
  it("sends each file at once, one after another, and shows how far it is", async () => {
    draw();
    await choose(png("a.png"), png("b.png"));
    expect(Transfer.all).toHaveLength(1);
    expect(transfer(0).headers).toMatchObject({
      "content-type": "image/png",
      "x-file-name": "a.png",
      "x-requested-with": "baseline",
    });
    act(() => transfer(0).upload.onprogress?.({ loaded: 1, total: 4 }));
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Sending a.png" });
    expect(bar.value).toBe(0.25);
    expect(row("b.png").getByText(words.waiting)).toBeTruthy();
    await transfer(0).answer(200, stored(7, "a.png"));
    expect(row("a.png").getByText(words.done)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("a.png was uploaded.");
    await transfer(1).answer(200, stored(8, "b.png"));
    await press(en.forms.send);
    expect(valuesSent()).toEqual([
      [
        { id: 7, name: "a.png" },
        { id: 8, name: "b.png" },
      ],
    ]);
  });

  it("takes dropped files", async () => {
    draw();
    await act(async () =>
      fireEvent.drop(screen.getByRole("group", { name: "Files: CV" }), {
        dataTransfer: { files: [png("a.png")] },
      }),
    );
    expect(transfer(0).body?.name).toBe("a.png");
  });

  it("takes files that were chosen before the field could listen", async () => {
    const early = vi.spyOn(HTMLInputElement.prototype, "files", "get");
    early.mockReturnValue([png("early.png")] as unknown as FileList);
    draw();
    await vi.waitFor(() => expect(transfer(0).body?.name).toBe("early.png"));
    early.mockRestore();
  });

  it("opens the picker by its button, which says what is taken and what is wrong", async () => {
    draw();
    const input = screen.getByLabelText<HTMLInputElement>("CV");
    expect(input.accept).toContain(".pdf");
    expect(input.accept).not.toContain("svg");
    const open = vi.spyOn(input, "click");
    await press("Choose files: CV");
    expect(open).toHaveBeenCalledOnce();
    await press(en.forms.send);
    const button = screen.getByRole("button", { name: "Choose files: CV" });
    const [error, hint] = (button.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(error).toContain(en.forms.error.file);
    expect(hint).toContain("10 MB");
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(sendForm).not.toHaveBeenCalled();
  });

  it("says what is wrong with a file before it is sent, and takes ten at most", async () => {
    draw();
    await choose(
      new File(["x"], "page.html", { type: "text/html" }),
      png("big.png", 10_000_001),
      png("empty.png", 0),
      ...Array.from({ length: 8 }, (_, n) => png(`${n}.png`)),
    );
    expect(row("page.html").getByText(words.problem.type)).toBeTruthy();
    expect(row("big.png").getByText("This file is larger than 10 MB.")).toBeTruthy();
    expect(row("empty.png").getByText(words.problem.empty)).toBeTruthy();
    expect(row("7.png").getByText("A form takes 10 files at most.")).toBeTruthy();
    expect(row("7.png").queryByRole("button", { name: /again/ })).toBeNull();
    await press("Remove page.html");
    expect(screen.queryByText("page.html")).toBeNull();
  });

  it.each([
    [413, "This file is larger than 10 MB."],
    [422, words.problem.type],
    [429, words.problem.later],
    [500, words.problem.failed],
  ])("says why the shop refused a file: %i", async (status, message) => {
    draw();
    await choose(png("a.png"));
    await transfer(0).answer(status, { error: { statusCode: status, payload: { message: "x" } } });
    expect(row("a.png").getByText(message)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("a.png was not uploaded.");
  });

  it("tries a file again after the connection was lost, and goes on with the others", async () => {
    draw();
    await choose(png("a.png"), png("b.png"));
    await act(async () => transfer(0).onerror?.());
    expect(row("a.png").getByText(words.problem.offline)).toBeTruthy();
    await transfer(1).answer(200, stored(8, "b.png"));
    await press("Try again: a.png");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose files: CV" }));
    await transfer(2).answer(200, stored(9, "a.png"));
    expect(row("a.png").getByText(words.done)).toBeTruthy();
  });

  it("cancels the file that is being sent, and one that waits", async () => {
    draw();
    await choose(png("a.png"), png("b.png"), png("c.png"));
    await press("Cancel b.png");
    const aborted = vi.spyOn(transfer(0), "abort");
    await press("Cancel a.png");
    expect(aborted).toHaveBeenCalledOnce();
    expect(Transfer.all.map(({ body }) => body?.name)).toEqual(["a.png", "c.png"]);
    expect(screen.queryByText("a.png")).toBeNull();
  });

  it("solves a captcha for each file where the form has one", async () => {
    solveCaptcha.mockResolvedValueOnce("one").mockRejectedValueOnce({ trouble: "notLoaded" });
    draw({ captcha: { siteKey: "k", version: "2", script: "https://captcha.example/api.js" } });
    await choose(png("a.png"), png("b.png"));
    expect(transfer(0).headers).toMatchObject({ "x-captcha-key": "k", "x-captcha": "one" });
    await transfer(0).answer(200, stored(7, "a.png"));
    expect(await row("b.png").findByText(en.forms.captcha.notLoaded)).toBeTruthy();
  });
});

describe("sending a form with files", () => {
  it("waits for files that are being sent, and says so", async () => {
    draw();
    await choose(png("a.png"));
    await press(en.forms.send);
    expect(screen.getByText(words.stillSending)).toBeTruthy();
    expect(sendForm).not.toHaveBeenCalled();
    await transfer(0).answer(200, stored(7, "a.png"));
    await vi.waitFor(() => expect(valuesSent()).toEqual([[{ id: 7, name: "a.png" }]]));
  });

  it("stops where a file fails meanwhile", async () => {
    draw();
    await choose(png("a.png"));
    await press(en.forms.send);
    await transfer(0).answer(500, {});
    expect(await screen.findByText(en.forms.error.files)).toBeTruthy();
    expect(sendForm).not.toHaveBeenCalled();
    await press("Remove a.png");
    expect(await screen.findByText(en.forms.error.file)).toBeTruthy();
  });

  it("keeps the list after a refusal and a reload", async () => {
    sendForm.mockResolvedValue(fail(toApiError(422, "no")));
    const first = draw();
    await choose(png("a.png"));
    await transfer(0).answer(200, stored(7, "a.png"));
    await press(en.forms.send);
    expect(await screen.findByText("No")).toBeTruthy();
    expect(row("a.png").getByText(words.done)).toBeTruthy();
    first.unmount();
    draw();
    expect(row("a.png").getByText(words.done)).toBeTruthy();
    await press("Remove a.png");
    expect(screen.queryByText("a.png")).toBeNull();
  });
});
