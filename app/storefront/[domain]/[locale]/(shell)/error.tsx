"use client";

export { ErrorView as default } from "#components/pages/layout/error-view.tsx";
