/**
 * Keeps the page behind a modal dialog that is open from scrolling, until the last one is closed. The width of its scroll
 * bar is reserved, so that the layout does not shift (app/styles/base.css).
 */
export function holdPage(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const release = () => {
    if (!document.querySelector("dialog[data-modal]:modal")) delete root.dataset.modalOpen;
  };
  if (root.dataset.modalOpen === undefined)
    root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
  root.dataset.modalOpen = "";
  dialog.addEventListener("close", release, { once: true });
}
