import { Button, type ButtonProps } from "#components/kit/ui/button.tsx";

/**
 * A form's button: it stays clickable and shows that it is sending, and no click is lost when a field's message moves
 * it.
 */
export const SubmitButton = ({ loading = false, ...props }: ButtonProps) => (
  <Button
    {...props}
    type="submit"
    onMouseDown={keepFocus}
    loading={loading}
    aria-disabled={loading || undefined}
  />
);

/**
 * For the `onMouseDown` of a form's submit button: the field keeps the focus until the click. Otherwise its blur would
 * show an error, which moves the button from under the pointer, and the click would be lost.
 */
const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
