// The network checks of `npm run doctor`. Nothing here throws.
import { portTaken } from "./toolchain.mjs";

/** Milliseconds for each answer. */
const PATIENCE = 3_000;

const ask = (url, init) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE), ...init }).catch(
    () => null,
  );

/** Whether an address answers at all, with any status below 500. */
export async function reaches(url) {
  const answer = await ask(url);
  await answer?.body?.cancel();
  return answer !== null && answer.status < 500;
}

/** The program that uses a local port: none, this shop, its sandbox, or another one. */
export async function holderOf(port) {
  if (!(await portTaken(port))) return "nobody";
  const base = `http://localhost:${port}`;
  const health = await ask(`${base}/api/health`);
  const said = health?.ok ? await health.json().catch(() => null) : null;
  if (said?.status === "live") return "shop";
  const hints = await ask(`${base}/_sandbox/hints`);
  const offered = hints?.ok ? await hints.json().catch(() => null) : null;
  return Array.isArray(offered?.logins) ? "sandbox" : "other";
}
