import { Skeleton } from "#components/kit/ui/skeleton.tsx";

/** The skeleton of a form with about this many fields. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div className="flex flex-col gap-4" aria-hidden="true">
    {Array.from({ length: fields }, (_, index) => index + 1).map((field) => (
      <Skeleton key={field} className="h-18 w-full" />
    ))}
    <Skeleton className="h-11 w-full rounded-control" />
  </div>
);
