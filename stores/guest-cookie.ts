const COOKIE = "guestUser";

/** Holds the guest's e-mail (spec 9); the backend's default cookie age, 30 days. */
const GUEST_AGE = 2_592_000;

/** Records that a guest of this e-mail was registered (spec 6). */
export function rememberGuest(email: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${COOKIE}=${encodeURIComponent(email)}; path=/; max-age=${GUEST_AGE}; samesite=lax${secure}`;
}

/** The e-mail of the guest who bought here before, "" where there was none. */
export function knownGuest(): string {
  const pair = document.cookie.split("; ").find((entry) => entry.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? "");
  } catch {
    return "";
  }
}
