import { Link } from "#components/kit/ui/link.tsx";

interface LineNameProps {
  readonly name: string;
  /** The product's page, null for none. */
  readonly href: string | null;
  readonly onClick?: (() => void) | undefined;
}

/** The name of a product in a line of a cart or an order. Drawn alike with and without scripts. */
export function LineName({ name, href, onClick }: LineNameProps) {
  if (href === null) return <p className="line-clamp-4 font-semibold wrap-anywhere">{name}</p>;
  return (
    <Link
      href={href}
      onClick={onClick}
      className="line-clamp-4 font-semibold underline-offset-4 wrap-anywhere hover:underline"
    >
      {name}
    </Link>
  );
}
