import "server-only";
import { z } from "zod";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { readJson } from "#lib/gateway/body.ts";
import { answer, Refusal } from "#lib/gateway/gateway-answer.ts";
import { guardOrigin, guardPass } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import { readPlacedOrder } from "./keep-placed-order.ts";

const asked = z.object({ orderSlug: z.string().max(500) });

/**
 * `POST /api/order/placed`: the order that a guest has placed in this browser, for the confirmation page; `{ placed:
 * null }` if there is none. Makes no backend call.
 */
export const handlePlacedOrder = (request: Request): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    const input = asked.safeParse(await readJson(request));
    if (!input.success) throw new Refusal(422, fieldsOf(input.error));
    const cookies = cookiesOf(request.headers);
    await guardPass(cookies, target);
    const placed = await readPlacedOrder(cookies, target.siteId, input.data.orderSlug);
    return answer({ data: { placed } });
  });
