import type { ReactNode } from "react";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { CART_PATH } from "#components/kit/ui/glyph.tsx";

export interface NoCartWords {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Leads to the shop. */
  readonly action: string;
  readonly href: string;
}

/** An empty cart with a link to the shop. Texts are passed in, so that no message library is downloaded for them. */
export const NoCart = ({
  title,
  text,
  action,
  href,
  onLeave,
}: NoCartWords & { readonly onLeave?: (() => void) | undefined }) => (
  <EmptyState
    icon={CART_PATH}
    title={title}
    action={
      <ButtonLink href={href} onClick={onLeave}>
        {action}
      </ButtonLink>
    }
  >
    {text}
  </EmptyState>
);
