import { HYDRATED } from "#lib/utils/hydrated.ts";

/** The attribute that names a page's scripts, parted by spaces, on the element of {@link LATE_SCRIPTS}. */
export const LATE_FILES = "data-scripts";

/** What the names of {@link LATE_FILES} are below. */
export const LATE_FOLDER = "/_next/static/chunks/";

/**
 * Starts a page's scripts once the first screen is painted with its main picture, at the first press or letter, or after
 * three seconds (docs/decisions/0063-scripts-start-after-the-first-paint.md). Meanwhile it keeps, in order, what the
 * visitor does: `[button or link or form, null]` or `[control, value, isChecked]`. The list is handed
 * to `components/hydration/say-hydrated.ts` when React answers. If a script cannot be loaded, or nobody answers for
 * fifteen seconds, the browser does what was pressed by itself; a link that is all there is waits for a second, unless it leads to
 * another language, which is remembered.
 *
 * Before the first paint it shows the cookie notice to whoever has not agreed: on a page of few words that is the largest
 * text, which would otherwise come with the scripts.
 *
 * `p` looks after each frame, once the main picture has arrived, whether the browser has noted its first paint of content.
 * That note is made when the frame is on the screen, which can be long after the frame was called for on a busy machine.
 * The 99 ms let the frame with the picture come out before its main thread is taken: the largest paint is never later than
 * without the question, and what blocks the thread still comes after the first paint. A hidden tab and a page that is
 * rendered in advance draw no frame, and a browser without such notes never says yes: there it is the three seconds.
 *
 * Every page carries it, so its names are short: `f` the files, `k` what is kept (0 once it is handed over), `o` hands
 * over, `r` lets the browser act by itself, `l` loads one file after the other (a script made by a script is `async`), `g`
 * begins, or goes on, `p` begins after the first paint, `h` hears what the visitor does, of which `x` is held back, `u` is
 * what others change in the page meanwhile, behind what sees it (components/hydration/restore-drawn.ts).
 */
export const LATE_SCRIPTS = `{let d=document,f=d.currentScript.dataset.scripts.split(" "),k=[],
o=(a,s=k)=>{k=0;s&&a(s)},
r=()=>o(a=>a.map(([t,v])=>v??(t.elements?t.requestSubmit():t.click()))),
l=(s=d.createElement("script"))=>{f[0]&&(s.src="${LATE_FOLDER}"+f.shift(),s.onerror=r,d.head.append(s),setTimeout(l))},
g=()=>{l();setTimeout(r,15e3)},
p=()=>requestAnimationFrame(()=>setTimeout(()=>performance.getEntriesByName("first-contentful-paint")[0]?g():p(),99)),
h=e=>{let{type:y,target:t}=e,x=y=="submit"?t:!(e.ctrlKey|e.metaKey|e.shiftKey)&&t.closest("button,a[href^='/']");k&&(g(),y=="input"?k.push([t,t.value,t.checked]):x&&(e.preventDefault(),e.stopPropagation(),k.push([x,null]),x.href&&!x.hreflang&&setTimeout(()=>k[1]||r(),1e3)))},
u=self.__seen=[new MutationObserver(a=>u.push(...a))],
i=d.querySelector("main img[fetchpriority=high]");
f[0]&&u[0].observe(d.body,{childList:!0,subtree:!0,characterDataOldValue:!0});
for(let n of["click","submit","input"])addEventListener(n,h,!0);
addEventListener("${HYDRATED}",e=>o(e.detail),!0);
setTimeout(g,3e3);
d.querySelector(".cookie-notice")?.toggleAttribute("hidden",/cookieNotice=a/.test(d.cookie));
i&&!i.complete?i.onload=i.onerror=p:p()}`.replaceAll("\n", "");
