import { Hono } from "hono";
import type { Fault, Faults } from "../http/faults.ts";
import type { RequestLog } from "../http/log.ts";
import { SHAPE_CHOICES, type ShapeChoice, type Shapes } from "../http/shapes.ts";
import { isForeignForm } from "./own-form.ts";

export interface Controlled {
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly shapes: Shapes;
  readonly reset: () => void;
  /** How long new access tokens are valid, in seconds. */
  readonly lifetime: { tokenSeconds: number };
}

/** How the sandbox answers from now on, and its memory of what it was asked. */
export function createTestControls({ faults, log, shapes, reset, lifetime }: Controlled): Hono {
  const app = new Hono();
  app.get("/_sandbox/shapes", (context) => context.json({ shape: shapes.choice }));
  app.post("/_sandbox/shapes", async (context) => {
    const { shape } = await context.req.json<{ shape?: ShapeChoice }>();
    if (!shape || !SHAPE_CHOICES.includes(shape))
      return context.json({ message: `shape: ${SHAPE_CHOICES.join(", ")}.` }, 422);
    shapes.choice = shape;
    return context.json({ shape });
  });
  app.get("/_sandbox/log", (context) => context.json(log.entries()));
  app.delete("/_sandbox/log", (context) => {
    log.clear();
    return context.json({ cleared: true });
  });
  app.get("/_sandbox/faults", (context) => context.json(faults.list()));
  app.post("/_sandbox/faults", async (context) => {
    const sent = await context.req.json<Fault | Fault[]>();
    const added = [sent].flat();
    if (!added.every(({ match }) => typeof match === "string" && match !== ""))
      return context.json({ message: "Each fault needs a match." }, 422);
    faults.add(added);
    return context.json(faults.list());
  });
  app.delete("/_sandbox/faults", (context) => {
    faults.clear(context.req.query("match"));
    return context.json(faults.list());
  });
  app.post("/_sandbox/reset", (context) => {
    if (isForeignForm(context.req.raw))
      return context.json({ message: "Only the sandbox's own form may do that." }, 403);
    reset();
    if (context.req.header("accept")?.includes("text/html"))
      return context.redirect("/_sandbox/", 303);
    return context.json({ reset: true });
  });
  app.post("/_sandbox/tokens", async (context) => {
    const { seconds } = await context.req.json<{ seconds?: number }>();
    if (!seconds || !Number.isInteger(seconds) || seconds < 1)
      return context.json({ message: "seconds: a whole number above 0." }, 422);
    lifetime.tokenSeconds = seconds;
    return context.json({ seconds });
  });
  return app;
}
