export { NotFoundView as default } from "#components/layout/not-found-view.tsx";
