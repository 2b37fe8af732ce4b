import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { isUpcoming } from "#lib/shop/domain/content/schedule.ts";

const { cms, product } = calls;

/**
 * Calls whose lists are filtered for visitors, each with the condition that a row must meet: the same rules as on pages
 * (docs/security.md §1.11).
 */
const ROWS: ReadonlyMap<Call, (row: Record<string, unknown>) => boolean> = new Map<
  Call,
  (row: Record<string, unknown>) => boolean
>([
  [product.web.filter, (row) => row.archived !== true],
  [
    cms.post.filterStandard,
    ({ status, published_at }) =>
      status !== "draft" &&
      !(typeof published_at === "string" && isUpcoming({ published_at }, Date.now())),
  ],
  [cms.comment.filterStandard, (row) => row.published !== false],
]);

/**
 * The input of a call plus the fields that `visibleOnly` needs: a `select` is obeyed exactly, so without them an
 * archived product would look like any other.
 */
export function withJudgedFields<Input extends Readonly<Record<string, unknown>>>(
  call: Call,
  input: Input,
): Input {
  const { select } = input;
  if (call !== product.web.filter || !Array.isArray(select) || select.length === 0) return input;
  return { ...input, select: [...new Set([...select, "archived"])] };
}

/** An answer without the rows that no page would show to a visitor. An archived product counts as missing. */
export function visibleOnly(call: Call, result: Result<unknown>): Result<unknown> {
  if (!result.ok || !isRecord(result.data)) return result;
  if (call === product.web.get)
    return result.data.archived === true
      ? fail(toApiError(404, "There is no such product."))
      : ok(withoutArchived(result.data));
  const isVisible = ROWS.get(call);
  if (!isVisible || !Array.isArray(result.data.items)) return result;
  const items = result.data.items.filter((row) => isRecord(row) && isVisible(row));
  return ok({
    ...result.data,
    items: call === product.web.filter ? items.map(withoutArchived) : items,
  });
}

/** The same product without its archived variants. */
function withoutArchived(found: Record<string, unknown>): Record<string, unknown> {
  const variants = found.associatedProducts;
  if (!isRecord(variants) || !Array.isArray(variants.products)) return found;
  const products = variants.products.filter((one) => !isRecord(one) || one.archived !== true);
  return { ...found, associatedProducts: { ...variants, products } };
}
