// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { useFieldMessage } from "./use-field-message.ts";

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ errors: en.errors }} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
const say = (message: string | undefined, name?: string) =>
  renderHook(() => useFieldMessage(), { wrapper }).result.current(message, name);

afterEach(() => vi.unstubAllEnvs());

it("names an empty field, and says a limit", () => {
  expect(say("required", "contactEmail")).toBe("Please enter your e-mail");
  expect(say("required", "confirmedPassword")).toBe("Please enter the password again");
  expect(say("required", "shoeSize")).toBe(en.errors.required);
  expect(say("required")).toBe(en.errors.required);
  expect(say("min:8", "password")).toBe("Please use at least 8 characters");
  expect(say(undefined, "city")).toBeUndefined();
});

it("tells developers an unknown rule by name, and asks shoppers to check the field", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(say("palindrome:7", "city")).toBe('No message for the validation rule "palindrome"');
  vi.stubEnv("NODE_ENV", "production");
  expect(say("palindrome:7", "city")).toBe(en.errors.unknownRule);
});
