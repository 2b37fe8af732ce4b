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

it("leaves out single messages of a group", () => {
  expect(pickMessages(messages, ["forms"], ["forms.send", "forms.file.drop"])).toEqual({
    forms: { file: {}, captcha: messages.forms.captcha },
  });
});

it("hands on what is whole as it is, so that a page sends it once", () => {
  const picked = pickMessages(messages, ["shell", "forms"], ["forms.file"]);
  expect(picked.shell).toBe(messages.shell);
  expect(pickMessages(messages, ["forms"]).forms).toBe(messages.forms);
});
