import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import type { Problem } from "#lib/gateway/form/form-action.ts";

/** A form of the gateway's that is sent without a script. */
export const PlainForm = (props: {
  readonly action: string;
  readonly locale: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <form method="post" action={`/api/form/${props.action}`} className={props.className}>
    <input type="hidden" name="language" value={props.locale} />
    {props.children}
  </form>
);

/** What is wrong with what was sent last. */
export const PlainProblem = ({
  problem,
  t,
}: {
  readonly problem: Problem | null;
  readonly t: (key: Problem) => string;
}) =>
  problem ? (
    <Notice tone="danger" className="mb-6">
      <p>{t(problem)}</p>
    </Notice>
  ) : null;
