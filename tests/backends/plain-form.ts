import { handleForm } from "#lib/gateway/form/handle-form.ts";
import { ORIGIN } from "./gateway.ts";

/** Posts a form as a browser without scripts does; `headers` override its own. */
export const postForm = (
  action: string,
  fields: Record<string, string> | readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<Response> => {
  const body = new URLSearchParams({ language: "en" });
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    body.append(name, value);
  return handleForm(
    new Request(`${ORIGIN}/api/form/${action}`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: body.toString(),
    }),
  );
};

/** The status of an answer and the page that it leads to. */
export const leadsTo = (response: Response) => [response.status, response.headers.get("location")];

/** The cookies that an answer sets, as the next request brings them. */
export const broughtBack = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((value) => !value.includes("Max-Age=0"))
    .map((value) => value.split(";")[0])
    .join("; ");
