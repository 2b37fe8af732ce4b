import { tabChannel } from "#lib/base/browser/channel.ts";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/base/browser/cookie.ts";
import { type ConsentAnswers, readConsent, writeConsent } from "#lib/web/analytics/consent.ts";
import { neededConsent } from "#lib/web/analytics/marker.ts";
import { pageDestinations, sendWaiting, stopDestinations } from "#lib/web/analytics/send-action.ts";
import { wantsPrivacy } from "#lib/web/analytics/track.ts";

/** The hash of the footer's link, which is the id of the notice. */
const LINK = "#cookie-settings";

/** Hides the notice before the first paint of later pages (lib/web/security/late-scripts.ts). */
const answered = browserCookie("cookieNotice", YEAR_COOKIE_DAYS);
/** Another tab whose visitor withdraws consent stops this one too. */
const channel = tabChannel("baseline.consent", (data) => (data === "withdrawn" ? data : null));

let isFollowing = false;

/** Shows the notice while a question is open. Resolves to whether anything may be sent: a browser's signal forbids it. */
export function followNotice(): boolean {
  const isPrivate = wantsPrivacy(navigator, window);
  if (!isFollowing) {
    isFollowing = true;
    document.addEventListener("click", openByLink);
    channel.listen(() => void stopDestinations());
    if (location.hash === LINK) open();
  }
  if (isPrivate) {
    // The browser's privacy signal counts as the answer, so nobody is asked.
    answered.write("accepted");
    if (location.hash !== LINK) close();
  } else if (openQuestions().length > 0) show();
  return !isPrivate;
}

/** Acts on a press inside the notice. */
export function answerNotice(target: EventTarget): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
  const answer = button?.dataset.consent;
  if (answer === "all" || answer === "none") decide(() => answer === "all");
  if (answer === "chosen") decide((category) => boxOf(category)?.checked === true);
}

function decide(isAllowed: (category: string) => boolean): void {
  const before = readConsent();
  const isPrivate = wantsPrivacy(navigator, window);
  const answers: ConsentAnswers = Object.fromEntries(
    needed().map((category) => [category, !isPrivate && isAllowed(category)]),
  );
  writeConsent({ ...before, ...answers });
  answered.write("accepted");
  close();
  document.getElementById("main")?.focus({ preventScroll: true });
  const isChanged = needed().some(
    (one) => before[one] !== undefined && before[one] !== answers[one],
  );
  void (isChanged ? beginAgain() : sendWaiting());
}

/** Loaded scripts can only be removed by reloading the page. */
async function beginAgain(): Promise<void> {
  channel.announce("withdrawn");
  if (await stopDestinations()) location.reload();
}

const needed = () => neededConsent(pageDestinations());
const openQuestions = () => {
  const answers = readConsent();
  return needed().filter((category) => answers[category] === undefined);
};

const notice = () => document.getElementById(LINK.slice(1));
const boxOf = (category: string) =>
  notice()?.querySelector<HTMLInputElement>(`input[name="${category}"]`);

function show(): void {
  notice()?.toggleAttribute("hidden", false);
}

function close(): void {
  // The notice would be opened again when the page is loaded again.
  if (location.hash === LINK)
    history.replaceState(history.state, "", location.pathname + location.search);
  notice()?.toggleAttribute("hidden", true);
}

function openByLink(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(`a[href="${LINK}"]`)) return;
  event.preventDefault();
  open();
}

/** Shows the current answer and takes the focus. */
function open(): void {
  const answers = readConsent();
  const isPrivate = wantsPrivacy(navigator, window);
  show();
  for (const category of needed()) {
    const box = boxOf(category);
    if (!box) continue;
    box.checked = !isPrivate && answers[category] === true;
    box.disabled = isPrivate;
  }
  notice()?.querySelector("[data-consent-signal]")?.toggleAttribute("hidden", !isPrivate);
  notice()?.querySelector("details")?.toggleAttribute("open", true);
  notice()?.focus();
}
