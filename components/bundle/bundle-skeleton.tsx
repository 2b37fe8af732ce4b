import { useTranslations } from "next-intl";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** About as high as a bundle of three parts. */
export function BundleSkeleton() {
  const t = useTranslations("bundle");
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-9 w-40" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-20 shrink-0 sm:size-24" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
