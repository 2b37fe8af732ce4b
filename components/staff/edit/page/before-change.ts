/** Sent by a rich text before its first and every later change; prevented, the change is not made. */
export const BEFORE_CHANGE = "edit-before-change";

/** Whether a rich text may be changed now, or a question comes first (components/staff/edit/sections/shared-question.tsx). */
export const mayChangeNow = (field: Element): boolean =>
  field.dispatchEvent(new CustomEvent(BEFORE_CHANGE, { bubbles: true, cancelable: true }));
