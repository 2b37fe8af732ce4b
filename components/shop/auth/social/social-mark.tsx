import { Glyph } from "#components/kit/ui/glyph.tsx";

/** Monochrome logos of well-known providers. */
const MARKS: Readonly<Record<string, string>> = {
  google: "M12.5 12H20a8 8 0 1 1-2.6-5.7",
  facebook:
    "M14.5 8.5h2.3V5h-2.6C11.6 5 10.5 6.6 10.5 9v2H8v3.5h2.5V21H14v-6.5h2.5l.5-3.5h-3V9.2c0-.5.2-.7.5-.7Z",
  apple:
    "M12 8c-1.4-1.2-3-1.4-4.3-.7C5.4 8.5 5 11 5.7 13.7c.6 2.8 2.2 5.8 3.9 5.8 1 0 1.5-.6 2.4-.6s1.4.6 2.4.6c1.7 0 3.2-2.6 4-4.8-2.9-1.3-3-5-.3-6.3C16.6 6.6 14 6.6 12 8Zm0-.8c0-2 1.1-3.3 2.8-3.8",
  microsoft:
    "M4.5 4.5H11V11H4.5V4.5Zm8.5 0h6.5V11H13V4.5ZM4.5 13H11v6.5H4.5V13Zm8.5 0h6.5v6.5H13V13Z",
  github:
    "M9 20v-3c-3 .8-3.7-1.5-4.5-2M15 20v-3.4c0-1-.3-1.5-.7-1.8 2.5-.3 4.7-1.3 4.7-5 0-1.1-.4-2-1.1-2.8.2-.7.1-1.7-.2-2.5-1-.1-2.2.5-3 1.1a10.5 10.5 0 0 0-5.4 0c-.8-.6-2-1.2-3-1.1-.3.8-.4 1.8-.2 2.5A4 4 0 0 0 5 9.8c0 3.7 2.2 4.7 4.7 5-.4.3-.7.9-.7 1.7",
};

/** The mark of a login provider; the first character of its name without one. */
export function SocialMark({ provider }: { provider: string }) {
  const key = provider.toLowerCase();
  const path = Object.hasOwn(MARKS, key) ? MARKS[key] : undefined;
  return path ? (
    <Glyph path={path} />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-5 shrink-0 place-items-center rounded-full border border-current text-tiny uppercase"
    >
      {[...provider][0]}
    </span>
  );
}
