/**
 * Loads the code that watches a page (`watch-page.ts`): when the browser is idle after the page's load, for the share
 * of visits in `<html data-reports>`, and for any visit in which a script fails. Earlier errors are stored in
 * `self.__reports`, nine at most; `isMeasured` marks visits of that share. Only pages of a shop with `BROWSER_REPORTS`
 * contain this script. Its text is constant, because the policy of cached pages has its hash. `q` are the errors, `l`
 * loads once, `g` waits for the page's load.
 */
export const REPORT_LOADER =
  '{let d=document,q=self.__reports=[],n=0,l=()=>n++||setTimeout(()=>(self.requestIdleCallback||setTimeout)(()=>d.head.append(Object.assign(d.createElement("script"),{src:"/api/reports"})))),g=()=>d.readyState=="complete"?l():addEventListener("load",l);for(let t of["error","unhandledrejection"])addEventListener(t,e=>{q.length<9&&q.push(e);g()});Math.random()<d.documentElement.dataset.reports&&(q.isMeasured=1,g())}';
