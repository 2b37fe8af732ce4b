import * as router from "next/dist/client/components/app-router-headers.js";
import { NEXT_CACHE_TAGS_HEADER } from "next/dist/lib/constants.js";
import { expect, it } from "vitest";
import { tagsIn } from "./cache-value.ts";
import {
  asksForDocument,
  callsAction,
  formOf,
  isInternalHeader,
  isRouterHeader,
  isSharedData,
  withoutRouterParameter,
} from "./router-headers.ts";

it("the installed Next asks for data by the headers that are known here", () => {
  expect(asksForDocument({ [router.RSC_HEADER]: "1" })).toBe(false);
  expect(callsAction({ [router.ACTION_HEADER]: "a" })).toBe(true);
  const prefetch = {
    [router.RSC_HEADER]: "1",
    [router.NEXT_ROUTER_PREFETCH_HEADER]: "1",
    [router.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: "/_tree",
  };
  expect(formOf(prefetch)).toBe("data:1:/_tree");
  expect(withoutRouterParameter(`/shop?${router.NEXT_RSC_UNION_QUERY}=1`)).toBe("/shop");
});

it("the installed Next varies by headers that are known here alone, but for those of development", () => {
  const names = [...router.FLIGHT_HEADERS, router.NEXT_URL];
  expect(names.filter((name) => !isRouterHeader(name))).toEqual([router.NEXT_HMR_REFRESH_HEADER]);
});

it("the installed Next marks its answers by the headers that are known here", () => {
  const made = {
    [router.NEXT_IS_PRERENDER_HEADER]: "1",
    "content-type": router.RSC_CONTENT_TYPE_HEADER,
  };
  expect(isSharedData(made)).toBe(true);
  expect(isSharedData({ "content-type": router.RSC_CONTENT_TYPE_HEADER })).toBe(false);
  for (const name of [
    router.NEXT_REWRITTEN_PATH_HEADER,
    router.NEXT_REWRITTEN_QUERY_HEADER,
    router.NEXT_IS_PRERENDER_HEADER,
    router.NEXT_ROUTER_STALE_TIME_HEADER,
    router.NEXT_DID_POSTPONE_HEADER,
  ]) {
    expect(isInternalHeader(name, false), name).toBe(false);
    expect(isInternalHeader(name, true), name).toBe(true);
  }
});

it("the installed Next names a page's tags in the header that is read here", () => {
  expect(tagsIn({ kind: "APP_PAGE", headers: { [NEXT_CACHE_TAGS_HEADER]: "a,_N_T_/b" } })).toEqual([
    "a",
  ]);
});
