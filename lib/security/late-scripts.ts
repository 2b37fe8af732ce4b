import { HYDRATED } from "#lib/utils/hydrated.ts";

/** The attribute that names a page's scripts, parted by spaces, on the element of {@link LATE_SCRIPTS}. */
export const LATE_FILES = "data-scripts";

/**
 * Starts a page's scripts once the first screen is painted with its main picture, at the first press or key, or after
 * three seconds (docs/decisions/0063-scripts-start-after-the-first-paint.md). Meanwhile it keeps, in order, what the
 * visitor does: `[button or link or form, null, how often in a row]` or `[control, value, isChecked]`. The list is handed to
 * `components/hydration/say-hydrated.ts` when React answers. If a script cannot be loaded, or nobody answers for fifteen
 * seconds, the browser does what was pressed by itself; a link that is all there is waits for half a second. Every page
 * carries it, so it says no more than it must.
 */
export const LATE_SCRIPTS = `((d,w)=>{let files=d.currentScript.dataset.scripts.split(" "),kept=[],begun;
const end=act=>{const all=kept;kept=0;all&&act(all)},
alone=()=>end(all=>all.map(([one,value])=>value==null&&(one.elements?one.requestSubmit():one.click()))),
load=()=>{const src=files.shift();src&&(d.head.append(Object.assign(d.createElement("script"),{src,async:true,onerror:alone})),setTimeout(load))},
start=()=>{begun||(begun=1,load(),setTimeout(alone,15e3))},
soon=()=>requestAnimationFrame(()=>setTimeout(start)),
hear=event=>{const{type,target}=event,pressed=type=="click"?!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&target.closest("button,[type=submit],a[href^='/']:not([target],[download])"):type=="submit"&&target;if(kept){start();type=="input"?kept.push([target,target.value,target.checked]):pressed&&!pressed.disabled&&(event.preventDefault(),event.stopPropagation(),kept.push([pressed,null,event.detail]),pressed.href&&setTimeout(()=>kept&&!kept[1]&&alone(),500))}};
for(const name of["click","submit","input","pointerdown","keydown"])w.addEventListener(name,hear,true);
w.addEventListener("${HYDRATED}",event=>end(event.detail),true);
setTimeout(start,3e3);
d.hidden&&w.addEventListener("load",start);
new PerformanceObserver((list,me)=>{if(list.getEntriesByName("first-contentful-paint")[0]){me.disconnect();const main=d.querySelector("img[fetchpriority=high]");main&&!main.complete?main.onload=main.onerror=soon:soon()}}).observe({type:"paint",buffered:true})})(document,window)`;
