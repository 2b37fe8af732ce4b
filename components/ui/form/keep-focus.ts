/**
 * For the `onMouseDown` of a form's submit button: the field keeps the focus until the click is there. Leaving it
 * would show its error first and move the button away from under the pointer, and the click would be lost.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
