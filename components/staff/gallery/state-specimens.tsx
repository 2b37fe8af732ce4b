import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { LastResortError } from "#components/pages/layout/last-resort-error.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import { CartSkeleton } from "#components/shop/cart/cart-skeleton.tsx";
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
