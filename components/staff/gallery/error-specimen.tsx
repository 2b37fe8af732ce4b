"use client";

import { ErrorNotice } from "#components/pages/layout/error-notice.tsx";

const ERROR = Object.assign(new Error("A specimen"), { digest: "1234567890" });

/** A page that could not be shown. */
export const ErrorSpecimen = () => <ErrorNotice error={ERROR} reset={() => {}} />;
