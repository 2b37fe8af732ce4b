import "server-only";
import { z } from "zod";
import { problemOf } from "#lib/gateway/form/cart-forms.ts";
import type { FormAction, NextPage, Problem } from "#lib/gateway/form/form-action.ts";
import {
  keepForm,
  keptForm,
  mistakesIn,
  noKeptForm,
  saidOf,
} from "#lib/gateway/form/stored-form.ts";
import { readVisitorForm, typedValue } from "#lib/gateway/form/visitor-forms.ts";
import { findGuestOrder, orderKeySchema } from "#lib/gateway/order/guest-order.ts";
import { keepOrderPass, noOrderPass } from "#lib/gateway/order/order-pass.ts";
import { limitOf, reserveTry } from "#lib/gateway/rate-limits.ts";
import type { Target } from "#lib/gateway/target.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type ApiError, ok, type Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { isWithdrawable } from "#lib/shop/domain/account/order-phase.ts";
import { fieldMistake, toFormData } from "#lib/shop/domain/content/form-fields.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { keptAsForm } from "./kept-as-form.ts";

const { document } = calls.document;

const declaration = orderKeySchema.extend({
  name: z.string().trim().min(1, "required").max(VALUE_KINDS.anyName.max, "unknownRule"),
  text: z.string().trim().max(5_000, "unknownRule"),
});
type Declaration = z.output<typeof declaration>;

/** The fields of a withdrawal that the backend's call takes. */
export const WITHDRAWAL_FIELDS = ["name", "number", "email", "text"] as const;

/** Guests look an order up, and withdraw from it in two steps (Directive (EU) 2023/2673). */
export const afterOrderForms: Readonly<Record<string, FormAction>> = {
  "find-order": async ({ form, target, address }) => {
    const values = { number: [form.get("number") ?? ""], email: [form.get("email") ?? ""] };
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: { route: { name: "findOrder" }, query: { problem } } as const,
      more: [
        noOrderPass(target.secure),
        keepForm({ form: "find-order", values, mistakes, sent: null }, target.secure),
      ],
    });
    if (!afterOrderOf(target.site).finds) return back("generic");
    const read = orderKeySchema.safeParse({ number: values.number[0], email: values.email[0] });
    if (!read.success) return back("unknownRule", mistakesIn(read.error.issues).mistakes);
    const found = await findGuestOrder(read.data, target, address);
    if (!found.ok) return back(unknownOr(found.error));
    return {
      page: { route: { name: "findOrder" } },
      more: [await keepOrderPass(read.data, target), noKeptForm(target.secure)],
    };
  },

  "withdraw-check": async (posted) => {
    const { form, target } = posted;
    const { withdraws, finds } = afterOrderOf(target.site);
    const names = withdraws === "call" ? WITHDRAWAL_FIELDS : [...new Set(form.keys())];
    const values = Object.fromEntries(
      names
        .filter((name) => withdraws === "call" || name.startsWith("field-"))
        .map((name) => [name, form.getAll(name)]),
    );
    const keep = (mistakes: Record<string, string> = {}) =>
      keepForm({ form: "withdraw", values, mistakes, sent: null }, target.secure);
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: toWithdraw({ problem }),
      more: [keep(mistakes), noOrderPass(target.secure)],
    });
    if (withdraws === null) return back("generic");
    if (withdraws !== "call") {
      const mistakes = await fieldMistakes(withdraws.form, form, target);
      if (!mistakes) return back("generic");
      return Object.keys(mistakes).length > 0
        ? back("unknownRule", mistakes)
        : { page: toWithdraw({ step: "confirm" }), more: [keep()] };
    }
    const read = declaration.safeParse(firstOf(values));
    if (!read.success) return back("unknownRule", mistakesIn(read.error.issues).mistakes);
    const pass = [noOrderPass(target.secure)];
    if (finds) {
      const { number, email } = read.data;
      const found = await findGuestOrder({ number, email }, target, posted.address);
      if (!found.ok) return back(unknownOr(found.error));
      if (!isWithdrawable(found.data.withdrawUntil)) return back("withdrawalOver");
      pass[0] = await keepOrderPass({ number, email }, target);
    }
    return { page: toWithdraw({ step: "confirm" }), more: [keep(), ...pass] };
  },

  withdraw: async ({ form, target, visitor, address }) => {
    const { withdraws } = afterOrderOf(target.site);
    const kept = keptForm(visitor.cookies(), "withdraw");
    const again = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: toWithdraw({ ...(kept && { step: "confirm" }), problem }),
      more: kept ? [keepForm({ ...kept, mistakes }, target.secure)] : [],
    });
    if (withdraws === null || !kept || kept.sent) return again("generic");
    await reserveTry(limitOf(document.withdraw), { siteId: target.siteId, address });
    const items = itemsIn(form);
    if (form.has("line") && items.length === 0) return again("unknownRule");
    const sent =
      withdraws === "call"
        ? await declare(firstOf(kept.values), items, target)
        : await store(withdraws.form, keptAsForm(kept), { target, visitor });
    if (!sent.ok) return again(unknownOr(sent.error), saidOf(sent.error));
    const { reference, receivedAt } = sent.data;
    return {
      page: toWithdraw({ step: "done" }),
      more: [
        keepForm(
          {
            ...kept,
            mistakes: {},
            sent: { goalType: "receipt", goal: reference, message: receivedAt },
          },
          target.secure,
        ),
        noOrderPass(target.secure),
      ],
    };
  },
};

interface Receipt {
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

async function declare(
  typed: Readonly<Record<string, string>>,
  items: readonly { readonly itemId: number; readonly qty: number }[],
  target: Target,
): Promise<Result<Receipt>> {
  const { text, ...rest }: Declaration = declaration.parse(typed);
  const sent = await sendToBackend(document.withdraw, {
    ...target,
    input: {
      ...rest,
      ...(items.length > 0 && { items: [...items] }),
      ...(text !== "" && { text }),
    },
    site: target,
    cache: "no-store",
  });
  // A backend may leave the time out: it has just answered.
  return sent.ok
    ? ok({ ...sent.data, receivedAt: sent.data.receivedAt || new Date().toISOString() })
    : sent;
}

async function store(
  id: number,
  typed: URLSearchParams,
  { target, visitor }: Pick<Parameters<FormAction>[0], "target" | "visitor">,
): Promise<Result<Receipt>> {
  const context = await getContext({ domain: target.site.domain, locale: target.locale });
  const form = await readVisitorForm(context, String(id));
  const fields = form?.fields ?? [];
  const values = fields.map((field) => typedValue(field, typed));
  const data = toFormData(fields, values, target.locale);
  const sent = await visitor.call(calls.cms.form.storeData, { id, data });
  return sent.ok ? ok({ reference: "", receivedAt: new Date().toISOString() }) : sent;
}

/** The mistakes of a form of the CMS by the names of its controls; null if it cannot be sent in two steps. */
async function fieldMistakes(
  id: number,
  posted: URLSearchParams,
  target: Target,
): Promise<Record<string, string> | null> {
  const context = await getContext({ domain: target.site.domain, locale: target.locale });
  const form = await readVisitorForm(context, String(id));
  if (!form || form.needsScript) return null;
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const mistake = fieldMistake(field, typedValue(field, posted), target.locale);
      return mistake === undefined ? [] : [[`field-${field.name}`, mistake]];
    }),
  );
}

const toWithdraw = (query: Readonly<Record<string, string>>): NextPage => ({
  route: { name: "withdraw" },
  query,
});

/** The same answer for every pair that matches no order, whatever the backend's error. */
export const unknownOr = (error: ApiError): Problem =>
  error.status === 400 || error.status === 403 || error.status === 404
    ? "orderNotFound"
    : problemOf(error);

const firstOf = (values: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(WITHDRAWAL_FIELDS.map((name) => [name, values[name]?.[0] ?? ""]));

/** The lines that are ticked, each with its quantity. */
function itemsIn(form: URLSearchParams): { itemId: number; qty: number }[] {
  return form.getAll("item").flatMap((text) => {
    const [itemId, qty] = [Number(text), Number(form.get(`qty-${text}`) ?? Number.NaN)];
    return /^\d{1,15}$/.test(text) && qty > 0 ? [{ itemId, qty }] : [];
  });
}
