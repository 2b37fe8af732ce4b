export type PressedBy = "keyboard" | "pointer";

let last: PressedBy = "pointer";

/** The shopper's last input device: decides whether a heading that takes the focus shows it. */
export const lastPress = (): PressedBy => last;

/** Follows keys and pointers until the returned function is called. */
export function watchPresses(): () => void {
  const note = ({ type }: Event) => {
    last = type === "keydown" ? "keyboard" : "pointer";
  };
  window.addEventListener("keydown", note, true);
  window.addEventListener("pointerdown", note, true);
  return () => {
    window.removeEventListener("keydown", note, true);
    window.removeEventListener("pointerdown", note, true);
  };
}
