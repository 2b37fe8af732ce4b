import type { z } from "zod";
import type { Result } from "#lib/shop/api/errors.ts";
import { postForData } from "#lib/web/client/post-for-data.ts";
import type { PostOptions } from "#lib/web/client/post-route.ts";
import { sendFile, type Transfer } from "#lib/web/client/upload-request.ts";
import type { staffRoutes } from "./staff-routes.ts";

type Routes = typeof staffRoutes;

/** The routes that take JSON. */
export type StaffRouteName = {
  readonly [Name in keyof Routes]: Routes[Name]["body"] extends "file" ? never : Name;
}[keyof Routes];

/** The type with all properties readonly, recursively, so that readonly lists can be sent. */
type Sent<T> = T extends object ? { readonly [Key in keyof T]: Sent<T[Key]> } : T;

export type StaffInput<Name extends StaffRouteName> = Routes[Name]["body"] extends z.ZodType
  ? Sent<z.input<Routes[Name]["body"]>>
  : never;

type Answers = { readonly [Name in keyof Routes]: Awaited<ReturnType<Routes[Name]["run"]>> };
export type StaffAnswer<Name extends keyof Routes> = Answers[Name];

/**
 * Calls a staff route, typed by its declaration on the server, of which nothing is downloaded. Never throws.
 *
 * @example
 * const answer = await callStaff("edit/page/check-slug", { slug });
 */
export const callStaff = <Name extends StaffRouteName>(
  route: Name,
  input: StaffInput<Name>,
  options?: PostOptions,
): Promise<Result<StaffAnswer<Name>>> => postForData(route, input, options);

/** Sends a file to the route that takes files. */
export const uploadStaff = (
  file: { readonly body: Blob; readonly name: string; readonly access: "public" | "private" },
  onProgress: (sent: number) => void,
): Transfer<StaffAnswer<"edit/media/upload">> =>
  sendFile(
    "edit/media/upload",
    { body: file.body, name: file.name, headers: { "x-access": file.access } },
    onProgress,
  );
