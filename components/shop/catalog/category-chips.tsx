import { Link } from "#components/kit/ui/link.tsx";

interface Props {
  label: string;
  links: readonly { readonly id: number; readonly name: string; readonly href: string }[];
}

/** Links to the subcategories: one row, which scrolls on phones. */
export function CategoryChips({ label, links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="-mx-4 mt-6 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4.5 text-small font-semibold whitespace-nowrap transition hover:border-brand hover:bg-brand-soft hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
