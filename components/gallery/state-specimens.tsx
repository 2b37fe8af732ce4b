import "server-only";
import { getTranslations } from "next-intl/server";
import { CartSkeleton } from "#components/cart/cart-skeleton.tsx";
import { LastResortError } from "#components/layout/last-resort-error.tsx";
import { NotFoundView } from "#components/layout/not-found-view.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FormSkeleton } from "#components/ui/form/form-skeleton.tsx";
import { ICON_PATHS } from "#components/ui/icon-paths.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ErrorSpecimen } from "./error-specimen.tsx";
import { type Specimen, Stack } from "./specimen.tsx";

/** The placeholders: loading, empty, failed. */
export async function stateSpecimens(): Promise<Specimen[]> {
  const [t, shell] = await Promise.all([getTranslations("catalog"), getTranslations("shell")]);
  return [
    {
      name: "skeleton",
      draw: () => (
        <Stack>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-18 w-full" />
        </Stack>
      ),
    },
    {
      name: "form-skeleton",
      draw: () => (
        <Stack>
          <FormSkeleton fields={2} />
        </Stack>
      ),
    },
    { name: "cart-skeleton", draw: () => <CartSkeleton /> },
    {
      name: "empty-state",
      draw: () => (
        <EmptyState
          icon={ICON_PATHS.search}
          title={t("empty")}
          action={<Button>{shell("backHome")}</Button>}
        >
          {t("emptyText")}
        </EmptyState>
      ),
    },
    {
      name: "notice",
      draw: () => (
        <Stack>
          {(["info", "success", "warning", "danger"] as const).map((tone) => (
            <Notice key={tone} tone={tone} title={shell("errorTitle")}>
              <p>{shell("errorText")}</p>
            </Notice>
          ))}
        </Stack>
      ),
    },
    { name: "error-notice", draw: () => <ErrorSpecimen /> },
    { name: "not-found-view", draw: () => <NotFoundView /> },
    { name: "last-resort-error", draw: () => <LastResortError /> },
  ];
}
