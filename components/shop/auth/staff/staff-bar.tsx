import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { mayOpenEditor } from "#lib/staff/edit/rights.ts";
import { readStaff } from "#lib/web/client/gateway.ts";
import { postRoute } from "#lib/web/client/post-route.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { authChannel } from "#stores/auth/auth-store.ts";
import "./staff-bar.css";

/**
 * The logged-in member of staff, with links to edit mode and the back office, and the logout (docs/screens.md §1.5).
 */
export function StaffBar() {
  const [staff, setStaff] = useState<User | "unknown" | null>(null);
  useEffect(() => {
    void readStaff().then((result) => {
      // The cookie is only a hint. Without an answer the links are still useful: the server asks again.
      if (result.ok) setStaff(result.data.isBackofficeUser ? result.data : null);
      else if (result.error.kind === "network") setStaff("unknown");
    });
  }, []);
  return staff ? (
    <LazyMessages namespaces={["staff"]}>
      <Bar staff={staff === "unknown" ? null : staff} />
    </LazyMessages>
  ) : null;
}

function Bar({ staff }: { staff: User | null }) {
  const t = useTranslations("staff");
  const { locale, defaultLocale } = useSite();
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");
  const editing = useEditAddress();
  const logOut = async () => {
    if (state === "leaving") return;
    setState("leaving");
    const result = await postRoute("session/logout");
    if (!result.ok) return setState("failed");
    authChannel.announce("out");
    // A closed site is closed to this browser from now on.
    window.location.reload();
  };
  return (
    <aside aria-label={t("bar")} data-staff-bar data-behind-menu className="staff-bar">
      <p dir="auto" className="staff-name">
        {state === "failed" ? <span role="alert">{t("failed")}</span> : staff && nameOf(staff)}
      </p>
      {/* Plain links, because they lead to other surfaces: the router does not handle them. */}
      {(!staff || mayOpenEditor(staff)) && (
        <a href={editing} className="staff-action">
          {t("edit")}
        </a>
      )}
      <a href={hrefTo({ name: "admin" }, { locale, defaultLocale })} className="staff-action">
        {t("admin")}
      </a>
      <button
        type="button"
        className="staff-action"
        aria-disabled={state === "leaving" || undefined}
        onClick={() => void logOut()}
      >
        {t("logOut")}
      </button>
    </aside>
  );
}

/** The address of the page that is shown, in edit mode. */
function useEditAddress(): string {
  const query = new URLSearchParams(useSearchParams());
  query.set("editPage", "true");
  return `${usePathname()}?${query}`;
}

const nameOf = ({ details, username, email }: User): string =>
  [details?.firstName, details?.lastName].filter(Boolean).join(" ") || username || email;
