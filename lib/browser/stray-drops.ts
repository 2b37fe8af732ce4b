/** What browsers open in place of the page: a file, and the address of a link or of a picture, also of another site. */
const OPENED = ["Files", "text/uri-list"];

const TAKES_FILES = "input[type=file]";
const TAKES_WORDS = "input, textarea, [contenteditable]:not([contenteditable=false])";

export const bringsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

/** Whether a browser would open what is dragged: nothing else takes it, no text, no field and no list of files. */
function isStrayDrag(event: DragEvent): boolean {
  const { dataTransfer, target, defaultPrevented } = event;
  if (defaultPrevented || !OPENED.some((type) => dataTransfer?.types.includes(type))) return false;
  const takers = bringsFiles(event) ? TAKES_FILES : TAKES_WORDS;
  return !(target instanceof Element && target.closest(takers));
}

/**
 * Keeps the page where a file or an address misses its place: a browser would open it instead, and what is not saved
 * would be gone. Returns a function that stops it.
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
