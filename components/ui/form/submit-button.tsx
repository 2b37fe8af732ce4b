import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { keepFocus } from "./keep-focus.ts";

/** A form's button: it stays clickable, says so while it sends, and a click on it is never lost to a field's message. */
export const SubmitButton = ({ loading = false, ...props }: ButtonProps) => (
  <Button
    {...props}
    type="submit"
    onMouseDown={keepFocus}
    loading={loading}
    aria-disabled={loading || undefined}
  />
);
