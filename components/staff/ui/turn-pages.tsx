import { StaffButton } from "./staff-button.tsx";

interface Props {
  readonly page: number;
  readonly hasMore: boolean;
  readonly onTurn: (page: number) => void;
  readonly labels: Readonly<Record<"nav" | "before" | "next" | "page", string>>;
}

/** Turns the pages of a list; nothing for a single page. The buttons stay, so that the focus does. */
export const TurnPages = ({ page, hasMore, onTurn, labels }: Props) =>
  page > 1 || hasMore ? (
    <nav aria-label={labels.nav} className="flex items-center gap-3">
      <StaffButton
        aria-disabled={page === 1 || undefined}
        onClick={() => onTurn(Math.max(1, page - 1))}
      >
        {labels.before}
      </StaffButton>
      <span>{labels.page}</span>
      <StaffButton
        aria-disabled={!hasMore || undefined}
        onClick={() => {
          if (hasMore) onTurn(page + 1);
        }}
      >
        {labels.next}
      </StaffButton>
    </nav>
  ) : null;
