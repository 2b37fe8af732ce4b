import { useEffect } from "react";

/** Prints only the dialog, completely: otherwise paper would show one screen of it over the page. */
const RULES = `@media print{
body>:not(:has(dialog[open]),dialog[open]){display:none!important}
dialog[open]{position:absolute!important;inset:3rem 0 auto!important;max-height:none!important;height:auto!important;width:auto!important;box-shadow:none!important}
dialog[open],dialog[open] *{overflow:visible!important}
dialog[open] button,dialog::backdrop{display:none!important}
}`;

/** While the component is shown, the page is printed as its open dialog only. */
export function usePrintedAlone(): void {
  useEffect(() => {
    // A constructed style sheet is allowed by the content security policy, an inline style is not.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
