import type { ReactNode } from "react";

type Drawn<Props> = (props: Props) => ReactNode | Promise<ReactNode>;

/** Replaces a component of the shop; `Original` is that component, for a replacement that only adds to it. */
export type Replacement<Props> = Drawn<Props & { readonly Original: Drawn<Props> }>;

/** The component that is drawn: an adopter's own (docs/extending.md), else the shop's. */
export function replaced<Props>(
  own: Replacement<Props> | undefined,
  Original: Drawn<Props>,
): Drawn<Props> {
  if (!own) return Original;
  const Own = own;
  return (props) => <Own {...props} Original={Original} />;
}
