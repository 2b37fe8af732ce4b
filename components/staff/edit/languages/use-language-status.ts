"use client";

import { usePagePath } from "#components/staff/edit/page/use-page-path.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";

/**
 * The status of the current page in every language. The button and its dialog share one answer: a translation in the dialog
 * changes both.
 */
export function useLanguageStatus() {
  const { data, reason, refetch } = useStaffRead("edit/languages/status", { path: usePagePath() });
  return { status: data ?? null, fault: reason, load: refetch };
}
