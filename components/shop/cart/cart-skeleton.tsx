import { Skeleton } from "#components/kit/ui/skeleton.tsx";

/** The cart while it is loading: rows and summary where they will be. */
export function CartSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div
      aria-busy="true"
      className={
        compact
          ? "grid gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]"
          : "grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12"
      }
    >
      <div className="stack">
        {[0, 1].map((row) => (
          <div key={row} className="flex gap-4 border-b border-line pb-4">
            <Skeleton className="size-20 shrink-0 sm:size-24" />
            <div className="stack grow">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-80 rounded-xl" />
    </div>
  );
}
