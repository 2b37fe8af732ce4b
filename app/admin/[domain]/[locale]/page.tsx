import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AdminFrame } from "#components/admin/admin-frame.tsx";
import { AdminHome } from "#components/admin/admin-home.tsx";
import { requireStaff } from "#components/admin/require-staff.ts";
import { pageTitle } from "#lib/seo/metadata.ts";
import { getContext } from "#lib/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, locale } = await getContext(await params);
  const t = await getTranslations({ locale, namespace: "admin" });
  // The layout's template is for the pages below it, and this one stands beside it.
  return { title: { absolute: pageTitle(site, t("title")) } };
}

export default async function AdminPage({ params, searchParams }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const context = await getContext({ domain, locale });
  const staff = await requireStaff(context, { name: "admin" }, await searchParams);
  return (
    <AdminFrame context={context}>
      <AdminHome context={context} staff={staff} />
    </AdminFrame>
  );
}
