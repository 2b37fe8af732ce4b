import { HELD, HYDRATED } from "#lib/base/utils/hydrated.ts";

/** The attribute that lists a page's scripts, separated by spaces, on the element of {@link LATE_SCRIPTS}. */
export const LATE_FILES = "data-scripts";

/** The folder of the files listed in {@link LATE_FILES}. */
export const LATE_FOLDER = "/_next/static/chunks/";

/**
 * Starts a page's scripts once the first screen is painted with its main picture, at the first press or key, or after
 * three seconds (docs/decisions/0063-scripts-start-after-the-first-paint.md). Until then it records the visitor's
 * actions in order: `[button or link or form, null]` or `[control, value, isChecked]`. The list is handed to
 * `components/kit/hydration/hydrated-event.ts` once React handles events; it grows until the actions in it have been
 * replayed (`components/kit/hydration/replay.ts` sets `off`). If a script cannot be loaded, or React does not
 * respond for fifteen seconds, the browser's default action runs; a pressed link that is the only action waits just one
 * second, unless it leads to another language, which has to be stored.
 * A pressed submit button looks busy from then on.
 * Before the first paint it shows the cookie notice to visitors who have not agreed: on a page with little text the
 * notice is the largest text, which would otherwise come with the scripts.
 * `p` checks after each frame, once the main picture has arrived, whether the browser has recorded its first contentful
 * paint. That entry is made when the frame is on the screen, which on a busy machine can be long after the frame was
 * requested. The 99 ms let the frame with the picture appear before the main thread is blocked: the largest paint is
 * never later than without the check, and the blocking work still comes after the first paint. Hidden tabs and
 * prerendered pages draw no frame, and some browsers record no paint: there the three seconds apply.
 * Every page contains this script, so its names are short: `f` the files, `k` the recorded actions, `w` the same until
 * they are handed over, which `o` does once, `r` runs the browser's default actions, `l` loads one file after the other
 * (a script made by a script is `async`), `g` starts or continues, `p` starts after the first paint, `h` handles events,
 * of which `x` is held back, `u` holds changes that others make in the page meanwhile, together with their observer
 * (components/kit/hydration/restore-drawn.ts).
 */
export const LATE_SCRIPTS = `{let d=document,f=d.currentScript.dataset.scripts.split(" "),k=[],w=k,
o=(a,s=w)=>{w=0;s&&a(s)},
r=()=>o(a=>{a.off=1;a.map(([t,v])=>v??(t.elements?t.requestSubmit():t.click()))}),
l=(s=d.createElement("script"))=>{f[0]&&(s.src="${LATE_FOLDER}"+f.shift(),s.onerror=r,d.head.append(s),setTimeout(l))},
g=()=>{l();setTimeout(r,15e3)},
p=()=>requestAnimationFrame(()=>setTimeout(()=>performance.getEntriesByName("first-contentful-paint")[0]?g():p(),99)),
h=e=>{let{type:y,target:t}=e,x=y=="submit"?t:!(e.ctrlKey|e.metaKey|e.shiftKey)&&t.closest("button,a[href^='/']");k.off||(g(),y=="input"?k.push([t,t.value,t.checked]):x&&(e.preventDefault(),e.stopPropagation(),k.push([x,null]),x.type=="submit"&&x.toggleAttribute("${HELD}",!0),x.href&&!x.hreflang&&setTimeout(()=>k[1]||r(),1e3)))},
u=self.__seen=[new MutationObserver(a=>u.push(...a))],
i=d.querySelector("main img[fetchpriority=high]");
f[0]&&u[0].observe(d.body,{childList:!0,subtree:!0,characterDataOldValue:!0});
for(let n of["click","submit","input"])addEventListener(n,h,!0);
addEventListener("${HYDRATED}",e=>o(e.detail),!0);
setTimeout(g,3e3);
d.querySelector(".cookie-notice")?.toggleAttribute("hidden",/cookieNotice=a/.test(d.cookie));
i&&!i.complete?i.onload=i.onerror=p:p()}`.replaceAll("\n", "");
