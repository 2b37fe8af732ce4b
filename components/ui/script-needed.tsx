import { Notice } from "./notice.tsx";

/** Tells visitors without JavaScript that this part of the page needs it. Others never see it. */
export const ScriptNeeded = ({ text }: { text: string }) => (
  <noscript>
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  </noscript>
);
