import { notFoundMetadata } from "#components/layout/not-found-view.tsx";

export { NotFoundView as default } from "#components/layout/not-found-view.tsx";

export const generateMetadata = notFoundMetadata;
