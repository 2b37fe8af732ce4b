import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { CheckoutGrid } from "./checkout-grid.tsx";

/** The checkout while it is loading. */
export function CheckoutSkeleton() {
  return (
    <CheckoutGrid summary={<Skeleton className="h-14 rounded-xl lg:h-80" />}>
      <div aria-busy="true" className="stack">
        <Skeleton className="h-9 w-56" />
        <div className="grid gap-4 sm:grid-cols-2">
          {["a", "b", "c", "d", "e", "f", "g", "h"].map((field) => (
            <Skeleton key={field} className="h-18" />
          ))}
        </div>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </CheckoutGrid>
  );
}
