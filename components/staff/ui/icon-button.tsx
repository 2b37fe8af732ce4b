import { Glyph } from "#components/kit/ui/glyph.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { StaffButton, type StaffButtonProps } from "./staff-button.tsx";

interface Props extends Omit<StaffButtonProps, "aria-label"> {
  /** Its accessible name, also shown as a tooltip unless `title` is given. */
  readonly label: string;
  /** The path of its icon; `children` draw another one. */
  readonly path?: string;
}

/** A button with an icon and a name that is not drawn. Has no edge by default. */
export const IconButton = ({ label, path, className, children, ...props }: Props) => (
  <StaffButton
    variant="plain"
    title={label}
    {...props}
    aria-label={label}
    className={classNames("[--staff-pad:0.5rem]", className)}
  >
    {path ? <Glyph path={path} /> : children}
  </StaffButton>
);
