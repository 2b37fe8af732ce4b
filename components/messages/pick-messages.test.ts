import { expect, it } from "vitest";
import { pickMessages } from "./pick-messages.ts";

const messages = {
  shell: { close: "Close" },
  forms: { send: "Send", file: { drop: "Drop files here" }, captcha: { noKey: "No key" } },
};

it("picks the namespaces that are named and there", () => {
  expect(pickMessages(messages, ["shell", "blog"])).toEqual({ shell: messages.shell });
});

it("leaves out the groups that an island does not say", () => {
  expect(pickMessages(messages, ["shell", "forms"], ["forms.file", "forms.captcha"])).toEqual({
    shell: messages.shell,
    forms: { send: "Send" },
  });
});
