import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { loginSchema } from "./login.ts";
import { changePasswordSchema, newPasswordSchema } from "./password.ts";
import { blankRegisterForm, registerSchema } from "./register.ts";

/** `path: message` of every issue of a schema. */
const problems = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("login", () => {
  it.each([
    ["", "baseline-1", ["email: required", "email: email"]],
    ["ana", "baseline-1", ["email: email"]],
    ["ana@example.com", "", ["password: required", "password: min:8"]],
    ["ana@example.com", "1234567", ["password: min:8"]],
    [" ana@example.com ", "12345678", []],
  ])("%j with %j", (email, password, expected) => {
    const found = problems(loginSchema, { email, password });
    expect(found.slice(0, 1)).toEqual(expected.slice(0, 1));
  });
});

describe("changing the password", () => {
  const good = { oldPassword: "old-password", password: "new-password", again: "new-password" };
  it.each([
    [{}, []],
    [{ oldPassword: "" }, ["oldPassword: required"]],
    [{ oldPassword: "short" }, ["oldPassword: min:8"]],
    [{ password: "short", again: "short" }, ["password: min:8"]],
    [{ password: "old-password", again: "old-password" }, ["password: passwordSame"]],
    [{ again: "another-one" }, ["again: passwordsDiffer"]],
    [{ again: "" }, ["again: required"]],
    // All issues are reported at once.
    [{ oldPassword: "short", again: "another" }, ["oldPassword: min:8", "again: passwordsDiffer"]],
  ])("%j", (change, expected) => {
    expect(problems(changePasswordSchema, { ...good, ...change })).toEqual(
      expect.arrayContaining(expected),
    );
    if (expected.length === 0)
      expect(problems(changePasswordSchema, { ...good, ...change })).toEqual([]);
  });

  it("needs no old password with a link", () =>
    expect(problems(newPasswordSchema, { password: "12345678", again: "12345679" })).toEqual([
      "again: passwordsDiffer",
    ]));
});

describe("registration", () => {
  const account = {
    firstName: "Ana",
    lastName: "Horvat",
    email: "ana@example.com",
    password: "baseline-1",
    confirmedPassword: "baseline-1",
    memberCardBarcode: "",
  };
  const person = {
    firstName: "Ana",
    lastName: "Horvat",
    contactEmail: "ana@example.com",
    contactPhone: "1",
    street: "s",
    houseNumber: "1",
    zipCode: "1",
    city: "c",
    country: "HR",
    region: "",
  };
  const judge = (change: object, required: string[] = [], anyNames = false) => {
    const values = { ...blankRegisterForm, account, ...change };
    return problems(registerSchema(values, required, anyNames), values);
  };

  it("requires only the account fields", () => expect(judge({})).toEqual([]));

  it.each([
    [{ firstName: " " }, "account.firstName: required"],
    [{ lastName: "" }, "account.lastName: required"],
    [{ email: "" }, "account.email: required"],
    [{ email: "ana@" }, "account.email: email"],
    [{ password: "1234567" }, "account.password: min:8"],
    [{ confirmedPassword: "" }, "account.confirmedPassword: required"],
    [{ confirmedPassword: "baseline-2" }, "account.confirmedPassword: passwordsDiffer"],
  ])("%j", (change, expected) =>
    expect(judge({ account: { ...account, ...change } })).toContain(expected));

  it("restricts names to letters, of the account and of the address, unless the site allows all", () => {
    const odd = { firstName: "R2-D2", lastName: "#7" };
    const names = ["account.firstName: lettersOnly", "account.lastName: lettersOnly"];
    expect(judge({ account: { ...account, ...odd } })).toEqual(names);
    expect(judge({ account: { ...account, ...odd } }, [], true)).toEqual([]);
    const delivery = { withAddresses: true, ...person, firstName: "R2-D2" };
    expect(judge(delivery)).toEqual(["firstName: lettersOnly"]);
    expect(judge(delivery, [], true)).toEqual([]);
  });

  it("requires the required consents", () => {
    expect(judge({}, ["C1"])).toEqual(["consents: consentRequired"]);
    expect(judge({ consents: ["C1"] }, ["C1"])).toEqual([]);
  });

  it("requires the delivery address within its lengths, and a different billing address", () => {
    expect(judge({ withAddresses: true })).toContain("street: required");
    expect(judge({ withAddresses: true, ...person })).toEqual([]);
    expect(judge({ withAddresses: true, ...person, houseNumber: "1".repeat(16) })).toEqual([
      "houseNumber: max:15:16",
    ]);
    expect(judge({ withAddresses: true, ...person, differentBilling: true })).toContain(
      "billing.city: required",
    );
    expect(
      judge({ withAddresses: true, ...person, differentBilling: true, billing: person }),
    ).toEqual([]);
    expect(judge({ withAddresses: true, ...person, companyName: "Ace d.o.o." })).toContain(
      "companyOIB: required",
    );
  });
});
