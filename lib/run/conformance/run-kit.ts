import { examine } from "#lib/run/doctor/examine.ts";
import type { Observed } from "#lib/run/doctor/exchange.ts";
import type { CallReport } from "#lib/run/doctor/step.ts";
import { cleaner } from "#lib/run/doctor/words.ts";
import { tryCart } from "./cart-checks.ts";
import { tryErrors } from "./error-checks.ts";
import { type CheckReport, createKit } from "./kit.ts";
import { tryLists } from "./list-checks.ts";
import { tryOrder } from "./order.ts";
import { report } from "./report.ts";
import { type Login, tryCustomer, tryStaff } from "./sessions.ts";

export interface Wanted {
  readonly domain: string;
  readonly language?: string;
  /** Whether carts, a guest and an order may be made: only on a site for tests. */
  readonly writes?: boolean;
  readonly customer?: Login;
  readonly staff?: Login;
  /** The element that staff save as it is; `footer-section` by default. */
  readonly handler?: string;
  readonly observe?: (observed: Observed) => void;
}

export interface Conformance {
  readonly reports: readonly CheckReport[];
  readonly text: string;
  readonly conforms: boolean;
}

/**
 * Tries the configured backend against the contract: every read, and with permission carts, an order, logins and a
 * save. Never throws because of an answer.
 */
export async function runConformance({
  domain,
  language,
  writes,
  customer,
  staff,
  handler = "footer-section",
  observe,
}: Wanted): Promise<Conformance> {
  const { reports: reads, place, keys, pictures } = await examine({ domain, language, observe });
  const reports = reads.map(ofRead);
  if (place) {
    const kit = createKit({ domain, ...place }, observe);
    await tryLists(kit);
    await tryErrors(kit);
    if (writes) {
      await tryCart(kit);
      await tryOrder(kit);
    }
    if (customer) await tryCustomer(kit, customer);
    if (staff) await tryStaff(kit, staff, handler);
    reports.push(...kit.reports);
  }
  const secrets = [customer?.password, staff?.password].filter((one) => one !== undefined);
  const conforms =
    pictures.missing.length === 0 && reports.every(({ verdict }) => verdict !== "differs");
  const clean = cleaner([...keys, ...secrets]);
  const { missing } = pictures;
  const text = report({ reports, missing, hasPlace: place !== null, conforms, clean });
  return { reports, conforms, text };
}

/** A read of the doctor as a statement of the contract. A call that only makes a shop smaller may be missing. */
function ofRead({ name, verdict, problems, shoppersMiss, required }: CallReport): CheckReport {
  const base = {
    name,
    says: "it answers in one of the forms that the contract gives",
    seen: shoppersMiss && `pages without ${shoppersMiss}`,
  };
  if (verdict === "notAsked") return { ...base, verdict: "notTried", why: problems.join("; ") };
  if (verdict === "notOffered" && !required)
    return { ...base, verdict: "notTried", why: "the backend does not offer it" };
  if (verdict === "fine" || verdict === "remarks") return { ...base, verdict: "passed" };
  return { ...base, verdict: "differs", difference: { asked: name, came: problems.join("; ") } };
}
