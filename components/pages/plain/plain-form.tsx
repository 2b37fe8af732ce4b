import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { Problem } from "#lib/gateway/form/form-action.ts";
import { type KeptForm, SAID } from "#lib/gateway/form/stored-form.ts";

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

/** The error of a form that belongs to no field, in the backend's own words. */
export const PlainRefusal = (props: {
  readonly problem: Problem | null;
  readonly kept: KeptForm | null;
  readonly t: (key: Problem) => string;
}) => {
  const said = props.problem && props.kept?.mistakes[SAID];
  return said ? (
    <Said>
      <p className="wrap-anywhere">{said}</p>
    </Said>
  ) : (
    <PlainProblem problem={props.problem} t={props.t} />
  );
};

/** Which fields have lost the end of their text, because no cookie could hold it. `labels`: by the names of the form. */
export async function PlainCut(props: {
  readonly kept: KeptForm | null | undefined;
  readonly labels: Readonly<Record<string, string>>;
  readonly locale: string;
}) {
  const { kept, labels, locale } = props;
  const cut = (kept?.cut ?? []).flatMap((name) => labels[name] ?? []);
  if (cut.length === 0) return null;
  const t = await getTranslations({ locale, namespace: "plain" });
  return (
    <Notice tone="warning" className="mb-6">
      <p className="wrap-anywhere">{t("cut", { fields: cut.join(", ") })}</p>
    </Notice>
  );
}

/** The mistakes of the last attempt. */
export const PlainProblem = ({
  problem,
  t,
}: {
  readonly problem: Problem | null;
  readonly t: (key: Problem) => string;
}) =>
  problem ? (
    <Said>
      {/* Each missing consent has its own error message. */}
      <p>{t(problem === "consentRequired" ? "unknownRule" : problem)}</p>
    </Said>
  ) : null;

/** It is focused when the page opens, so that it is in view and read first. */
const Said = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noAutofocus: the error is read before the rest of the page
  <div tabIndex={-1} autoFocus className="mb-6 rounded-md">
    <Notice tone="danger">{children}</Notice>
  </div>
);

/** Shown at the URL of the page that sent a form, with a link back to that page. */
export const SentFrame = (props: { title: string; back: string; children: ReactNode }) => (
  <div className="wrap fold max-w-[44rem] py-[clamp(1.5rem,4vw,3.5rem)]">
    <h1 className="mb-8 text-h1 wrap-anywhere">{props.title}</h1>
    {props.children}
    <p className="mt-8">
      {/* The page itself, without a query. */}
      <a href="?" className="text-link">
        {props.back}
      </a>
    </p>
  </div>
);
