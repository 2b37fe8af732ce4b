import "server-only";
import { NotFoundView } from "./not-found-view";

/**
 * What a view returns for a thing that is not there. The mark makes the page cache answer it with 404
 * (lib/cache/page-status.ts), drawn on the server like every other page.
 */
export const NotFoundPage = () => (
  <>
    <meta name="page-status" content="404" />
    <NotFoundView />
  </>
);
