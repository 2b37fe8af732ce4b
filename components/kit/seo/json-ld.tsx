/**
 * Structured data; nothing if there is none. `<` is escaped, so that no value can close the script (docs/security.md
 * §1.5).
 */
export function JsonLd({ data }: { data: object | null }) {
  if (data === null) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, "\\u003c") }}
    />
  );
}
