import { Skeleton } from "#components/ui/skeleton.tsx";

/** A form of about this many fields, while the browser finds out which it is. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div className="flex flex-col gap-4" aria-hidden="true">
    {Array.from({ length: fields }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <Skeleton key={index} className="h-18 w-full" />
    ))}
    <Skeleton className="h-11 w-full rounded-full" />
  </div>
);
