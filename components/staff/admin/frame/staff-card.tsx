import "server-only";
import { getTranslations } from "next-intl/server";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { displayName } from "#lib/staff/edit/audit-log.ts";
import { isStaffScope, SCOPE_KEYS } from "#lib/staff/edit/rights.ts";

/** The logged-in person, and their rights: the server checks the same list before every write. */
export async function StaffCard({ staff }: { staff: User }) {
  const t = await getTranslations("admin.frame");
  const name = displayName(staff);
  // A long address is wrapped after the name of the account.
  const at = staff.email.lastIndexOf("@");
  const [account, host] = [staff.email.slice(0, at), staff.email.slice(at)];
  const scopes = staff.scopes?.filter(isStaffScope) ?? null;
  return (
    <div className="rounded-md border border-line bg-surface p-3 text-small">
      <p className="font-semibold wrap-anywhere">{name}</p>
      {name !== staff.email ? (
        <p className="text-muted wrap-anywhere">
          {account}
          <wbr />
          {host}
        </p>
      ) : null}
      <p className="mt-2 text-muted">{t("mayChange")}</p>
      <ul>
        {scopes === null ? <li>{t("everything")}</li> : null}
        {scopes?.length === 0 ? <li>{t("nothing")}</li> : null}
        {scopes?.map((scope) => (
          <li key={scope}>{t(`scopes.${SCOPE_KEYS[scope]}`)}</li>
        ))}
      </ul>
    </div>
  );
}
