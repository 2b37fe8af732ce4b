import { HYDRATED } from "./hydrated.ts";

/** The attribute that names a page's scripts, parted by spaces, on the element of {@link LATE_SCRIPTS}. */
export const LATE_FILES = "data-late";

/**
 * Starts a page's scripts once the first screen is painted with its main picture, at the first press or key, or after
 * three seconds (docs/decisions/0063-scripts-start-after-the-first-paint.md). Meanwhile it keeps, in order, what the
 * visitor does: `[button]`, `[form]` or `[control, its value]`. A button that sends and a form are kept once. The list is
 * handed to `components/hydration/say-hydrated.ts` when React answers. If a script cannot be loaded, or nobody answers
 * for fifteen seconds, the browser does what was pressed by itself.
 */
export const LATE_SCRIPTS = `((d,w)=>{let files=d.currentScript.dataset.late.split(" "),kept=[],begun,stop=new AbortController,
on=(name,hear)=>w.addEventListener(name,hear,{capture:true,signal:stop.signal}),
keep=(...one)=>{if(one[0].type!="button")kept=kept.filter(k=>k[0]!=one[0]);kept.push(one)},
hold=(event,pressed)=>{event.preventDefault();event.stopPropagation();keep(pressed)},
end=act=>{if(!stop.signal.aborted){stop.abort();act(kept)}},
alone=()=>end(()=>{for(const[one,value]of kept)if(value==null)one.elements?one.requestSubmit():one.click()}),
load=()=>{const file=files.shift();if(file){const one=d.createElement("script");one.async=true;one.src=file;one.onerror=alone;d.head.append(one);setTimeout(load)}},
start=()=>{if(!begun){begun=1;load();setTimeout(alone,15e3)}},
soon=()=>requestAnimationFrame(()=>setTimeout(start));
on("click",event=>{const one=event.target.closest("button,input[type=submit]");one&&!one.disabled&&hold(event,one)});
on("submit",event=>hold(event,event.target));
on("input",({target:one})=>{if(one.form!==void 0)keep(one,/box|dio/.test(one.type)?one.checked:one.value)});
on("${HYDRATED}",event=>end(event.detail));
on("pointerdown",start);on("keydown",start);setTimeout(start,3e3);
if(d.hidden)on("load",start);
new PerformanceObserver((list,me)=>{if(list.getEntriesByName("first-contentful-paint")[0]){me.disconnect();const one=d.querySelector("img[fetchpriority=high]");one&&!one.complete?one.onload=one.onerror=soon:soon()}}).observe({type:"paint",buffered:true})})(document,window)`;
