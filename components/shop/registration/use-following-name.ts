"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisterForm } from "#lib/gateway/validation/register.ts";

const PAIRS = [
  ["account.firstName", "firstName"],
  ["account.lastName", "lastName"],
  ["account.email", "contactEmail"],
] as const;

/** Name and e-mail of the delivery address are those of the account, until they are typed otherwise. */
export function useFollowingName({ watch, getValues, setValue }: UseFormReturn<RegisterForm>) {
  const followed = useRef(PAIRS.map(() => ""));
  useEffect(() => {
    const watching = watch((_, { name }) => {
      if (!getValues("withAddresses")) return;
      PAIRS.forEach(([from, to], index) => {
        const [value, now] = [getValues(from), getValues(to)];
        // A field that the visitor is emptying is not filled again.
        if (name === to || now === value || (now !== "" && now !== followed.current[index])) return;
        followed.current[index] = value;
        setValue(to, value, { shouldDirty: true });
      });
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, setValue]);
}
