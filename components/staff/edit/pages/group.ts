/** A group of fields. No grid: WebKit adds the height of the legend to a fieldset that is one. */
export const GROUP = "[&>:not(legend,legend+*)]:mt-2 [&>legend]:mb-2 [&>legend]:font-semibold";
