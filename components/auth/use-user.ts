"use client";

import { useEffect } from "react";
import { useStore } from "zustand";
import { useMounted } from "#components/hydration/use-mounted.ts";
import { type AuthState, authStore, hasSessionHint } from "#stores/auth/auth-store.ts";

/** Asks who is logged in; a browser without the hint asks nobody. */
export const loadUser = () =>
  import("./browser-auth.ts").then(({ authRuntime }) => authRuntime().load()).catch(() => null);

/**
 * Who is logged in, for islands: `loading` while it is not known yet (in the static page too), then `in` with the
 * user or `out`. `trouble`: the hint is there and the profile could not be read.
 */
export function useUser(): AuthState {
  const state = useStore(authStore);
  const mounted = useMounted();
  const isWaiting = !mounted || (state.status === "out" && !state.trouble && hasSessionHint());
  useEffect(() => {
    if (hasSessionHint()) void loadUser();
  }, []);
  return isWaiting ? LOADING : state;
}

const LOADING: AuthState = { status: "loading", user: null, trouble: false };
