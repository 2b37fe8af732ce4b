import type { ComponentProps, ReactNode } from "react";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";

interface Props {
  readonly label: string;
  /** The names of the columns. */
  readonly heads: readonly string[];
  /** The accessible name of a last column with buttons. */
  readonly actions?: string | undefined;
  readonly children: ReactNode;
}

/** A table whose rows become blocks on a phone, where its last column would be cut. */
export const StackedTable = ({ label, heads, actions, children }: Props) => (
  <Table label={label} className="max-sm:block">
    <thead className="max-sm:sr-only">
      <tr>
        {heads.map((head) => (
          <HeadCell key={head} className="text-start">
            {head}
          </HeadCell>
        ))}
        {actions ? (
          <HeadCell>
            <span className="sr-only">{actions}</span>
          </HeadCell>
        ) : null}
      </tr>
    </thead>
    <tbody className="max-sm:block">{children}</tbody>
  </Table>
);

/** A row of it. */
export const StackedRow = (props: ComponentProps<"tr">) => (
  <tr
    {...props}
    className="max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:border-b max-sm:border-line max-sm:py-4"
  />
);

const CELL = "max-sm:border-0 max-sm:p-0";

/** A cell of it that needs no label. */
export const StackedCell = ({ children }: { children: ReactNode }) => (
  <Cell className={CELL}>{children}</Cell>
);

/** A cell of it that names its column on a phone. */
export const NamedCell = ({ head, children }: { head: string; children: ReactNode }) => (
  <Cell className={CELL}>
    <span className="text-small text-muted sm:hidden">{`${head}: `}</span>
    <span>{children}</span>
  </Cell>
);
