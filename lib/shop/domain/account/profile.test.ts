import { expect, it } from "vitest";
import { memberCardSchema, profileSchema } from "#lib/gateway/validation/typed-profile.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { toProfile } from "./profile.ts";

const user = {
  email: "ana@example.com",
  username: "ana@example.com",
  memberCardBarcode: "290",
  details: { firstName: "Ana", lastName: "Horvat" },
} as User;

it("requires names and a valid e-mail", () => {
  const messages = (input: object) =>
    profileSchema(false)
      .safeParse(input)
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(messages({ firstName: " ", lastName: "", email: "ana@" })).toEqual([
    ["firstName", "required"],
    ["lastName", "required"],
    ["email", "email"],
  ]);
  expect(
    messages({ firstName: "Ana", lastName: "Horvat", email: "ana@example.com" }),
  ).toBeUndefined();
  expect(memberCardSchema.safeParse({ barcode: " " }).error?.issues[0]?.message).toBe("required");
});

it("sends the company with every change, and null where it is removed", () => {
  const company = { name: "Ace d.o.o.", address: "Ilica 1" };
  const owner = { ...user, company };
  expect(toProfile(owner, { firstName: "Eva" })).toMatchObject({ company });
  expect(toProfile(owner, { company: null })).toMatchObject({ company: null });
  expect(toProfile({ ...user, company: null }, { firstName: "Eva" })).not.toHaveProperty("company");
});

it("sends the whole profile; a user name equal to the e-mail changes with it, another one stays", () => {
  expect(toProfile(user, { email: " new@example.com ", firstName: "Eva" })).toEqual({
    email: "new@example.com",
    username: "new@example.com",
    details: { firstName: "Eva", lastName: "Horvat" },
    memberCardBarcode: "290",
  });
  expect(toProfile({ ...user, username: "anah" }, { memberCardBarcode: "" })).toMatchObject({
    email: "ana@example.com",
    username: "anah",
    memberCardBarcode: "",
  });
});
