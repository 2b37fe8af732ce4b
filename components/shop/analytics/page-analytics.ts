import { searchTerm } from "#lib/web/analytics/page-address.ts";
import { track } from "#lib/web/analytics/track.ts";
import { amountsOf } from "./amounts-of.ts";
import { followNotice } from "./consent-choice.ts";
import { trackedAt } from "./tracked-product.ts";
import { watchLists } from "./watch-lists.ts";

export { answerNotice } from "./consent-choice.ts";

/** Milliseconds for which the text of a search must stay the same to be sent as one search. */
const TYPED = 1_500;

let path = "";
let product = "";
let term = "";
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Sends the view of a page, and from then on of the product, the search and the lists that appear in it. */
export function seePage(): void {
  // Edit mode draws the same notice, and sends nothing.
  if (!document.documentElement.dataset.analytics || !followNotice()) return;
  look();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-tracked-product"],
  });
}

function look(): void {
  lookAtPath();
  lookAtProduct();
  lookAtSearch();
  watchLists();
}

/** The shopper navigates without loading a document: a changed URL is a new page. */
function lookAtPath(): void {
  if (location.pathname === path) return;
  path = location.pathname;
  product = "";
  if (isWatching) followNotice();
  track({ type: "pageView" });
}

function lookAtProduct(): void {
  const place = document.querySelector<HTMLElement>("[data-tracked-product]");
  const shown = place?.dataset.trackedProduct ?? "";
  if (!place || shown === product) return;
  product = shown;
  const seen = trackedAt(place);
  if (seen) track({ type: "viewItem", ...amountsOf([seen]) });
}

function lookAtSearch(): void {
  const typed = () =>
    document.querySelector("[data-search-page]")
      ? searchTerm(new URLSearchParams(location.search).get("search") ?? "")
      : "";
  const now = typed();
  if (now === term) return;
  term = now;
  clearTimeout(timer);
  if (now !== "") timer = setTimeout(() => track({ type: "search", term: now }), TYPED);
}
