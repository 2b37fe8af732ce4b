import { postRoute } from "#lib/web/client/post-route.ts";

/** Ends the session and shows the site as shoppers see it. */
export async function logOut(): Promise<void> {
  await postRoute("session/logout");
  window.location.assign("/");
}
