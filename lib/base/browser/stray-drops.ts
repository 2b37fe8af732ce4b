/** Drags that browsers open in place of the page: files, and addresses of links or pictures, also of other sites. */
const OPENED = ["Files", "text/uri-list"];

const TAKES_FILES = "input[type=file]";
const TAKES_WORDS = "input, textarea, [contenteditable]:not([contenteditable=false])";

export const bringsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

/** Whether the browser would open the dragged item: nothing else accepts it, neither a text field nor a file input. */
function isStrayDrag(event: DragEvent): boolean {
  const { dataTransfer, target, defaultPrevented } = event;
  if (defaultPrevented || !OPENED.some((type) => dataTransfer?.types.includes(type))) return false;
  const takers = bringsFiles(event) ? TAKES_FILES : TAKES_WORDS;
  return !(target instanceof Element && target.closest(takers));
}

/**
 * Keeps the page open when a file or an address is dropped outside its target: the browser would open it and unsaved
 * work would be lost. Returns a function that stops this.
 */
export function refuseStrayDrops(onDrop: (event: DragEvent) => void = () => {}): () => void {
  const refuse = (event: DragEvent) => {
    if (!isStrayDrag(event)) return;
    event.preventDefault();
    if (event.type === "drop") onDrop(event);
  };
  document.addEventListener("dragover", refuse);
  document.addEventListener("drop", refuse);
  return () => {
    document.removeEventListener("dragover", refuse);
    document.removeEventListener("drop", refuse);
  };
}
