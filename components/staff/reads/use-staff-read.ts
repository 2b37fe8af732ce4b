"use client";

import {
  callStaff,
  type StaffAnswer,
  type StaffInput,
  type StaffRouteName,
} from "#lib/staff/call-staff.ts";
import { type FreshOptions, useFresh } from "./use-fresh.ts";

/** Reads a route of staff; each component and each input has a request of its own. */
export const useStaffRead = <Name extends StaffRouteName>(
  route: Name,
  input: StaffInput<Name>,
  options?: FreshOptions,
) => useFresh<StaffAnswer<Name>>(["staff", route, input], () => callStaff(route, input), options);
