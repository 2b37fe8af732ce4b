import { notFoundMetadata } from "@/components/layout/not-found-view";

export { NotFoundView as default } from "@/components/layout/not-found-view";

export const generateMetadata = notFoundMetadata;
