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
 * Every page carries it, so its names are short: `f` the files, `k` what is kept (0 once it is handed over), `b` whether
 * the files are on their way, `o` hands over, `r` lets the browser act by itself, `l` loads one file after the other, `g`
 * begins, `p` begins when the next frame is on the screen, `h` hears what the visitor does, of which `x` is held back.
 */
export const LATE_SCRIPTS = `{let d=document,f=d.currentScript.dataset.scripts.split(" "),k=[],b,
o=a=>{let all=k;k=0;all&&a(all)},
r=()=>o(a=>a.map(([t,v])=>v??(t.elements?t.requestSubmit():t.click()))),
l=()=>{f[0]&&(d.head.append(Object.assign(d.createElement("script"),{src:"${LATE_FOLDER}"+f.shift(),async:!0,onerror:r})),setTimeout(l))},
g=()=>{b||(b=1,l(),setTimeout(r,15e3))},
p=()=>requestAnimationFrame(()=>setTimeout(g,99)),
h=e=>{let{type:y,target:t}=e,x=y=="submit"?t:y=="click"&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&t.closest("button,a[href^='/']");k&&(g(),y=="input"?k.push([t,t.value,t.checked]):x&&(e.preventDefault(),e.stopPropagation(),k.push([x,null]),x.href&&!x.hreflang&&setTimeout(()=>k&&!k[1]&&r(),1e3)))},
i=d.querySelector("main img[fetchpriority=high]");
for(let n of["click","submit","input"])addEventListener(n,h,!0);
addEventListener("${HYDRATED}",e=>o(e.detail),!0);
setTimeout(g,3e3);
d.querySelector(".cookie-notice")?.toggleAttribute("hidden",/cookieNotice=a/.test(d.cookie));
i&&!i.complete?i.onload=i.onerror=p:p()}`;
