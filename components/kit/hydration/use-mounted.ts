"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, then true: for values that only the browser knows. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
