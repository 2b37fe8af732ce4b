"use client";

import { useEffect } from "react";
import { useStore } from "zustand";
import { useMounted } from "#components/kit/hydration/use-mounted.ts";
import { type AuthState, authStore, hasSessionHint } from "#stores/auth/auth-store.ts";
import { loadUser } from "./load-user.ts";

/**
 * The logged-in user, for islands: `loading` while that is unknown (on the static page too), then `in` with the user,
 * or `out`. `trouble` means that the session cookie's hint is set but the profile could not be read.
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
