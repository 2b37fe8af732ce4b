import { Editor, Extension } from "@tiptap/core";
import { DOMParser, DOMSerializer, type Node } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { mayChangeNow } from "#components/staff/edit/page/before-change.ts";
import { positionOf, type TextSelectionIn } from "./caret.ts";
import { formOf, inert, piecesOf, restoreIds, unwrapBare, wrapBare } from "./markup.ts";
import { cleanPaste, withoutInvisible } from "./paste.ts";
import { picturesFrom } from "./pictures.ts";
import { StoredBytes } from "./stored-bytes.ts";
import { EXTENSIONS, SCHEMA } from "./text-schema.ts";
import "./text.css";

/** A stored text as the editor's document. */
export const parseMarkup = (html: string): Node =>
  DOMParser.fromSchema(SCHEMA).parse(wrapBare(inert(html), { self: true }));

/** The editor's document as it is stored; a text without words is empty. */
export function writeMarkup(doc: Node): string {
  const root = inert("");
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  root.append(serializer.serializeFragment(doc.content, { document: root.ownerDocument }));
  const html = restoreIds(unwrapBare(root)).innerHTML;
  return html === "<p></p>" ? "" : html;
}

/** The parts of a text that the editor would lose: tags and words, as written. Empty if it keeps everything. */
export function lostMarkup(html: string): readonly string[] {
  const written = writeMarkup(parseMarkup(html));
  if (formOf(html) === formOf(written)) return [];
  const left = piecesOf(written);
  const lost = piecesOf(html).filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const tags = lost.filter((piece) => /^<[a-z!]/i.test(piece));
  return tags.length > 0 ? tags : lost.length > 0 ? lost : ["…"];
}

export interface RichTextOptions {
  readonly node: HTMLElement;
  readonly value: string;
  /** The base address of pictures that the text names by a path. */
  readonly mediaUrl: string;
  readonly selection: TextSelectionIn | null;
  /** Where the field was clicked, for a position outside text. */
  readonly point: { readonly left: number; readonly top: number } | null;
  readonly describedBy: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
  /** Pictures or files were pasted or dropped, which texts do not accept. */
  readonly onLeftOut: () => void;
}

export interface RichText {
  readonly editor: Editor;
  /** Reads the current selection. A browser reports it later, when the focus may be elsewhere. */
  takeSelection(): void;
  /** Takes the selected words away. */
  deleteSelected(): void;
  /** Removes the editor. The element is empty afterwards. */
  close(): void;
}

const HAS_PICTURE = /<(?:img|picture|svg|video)[\s>]/i;

const OWN_CLASSES = ["tiptap", "ProseMirror", "ProseMirror-focused"];
const OWN_ATTRIBUTES = ["role", "aria-multiline", "aria-describedby", "aria-label", "tabindex"];

/** Puts the editor into an element of the page: the same element, with the same markup in it. */
export function openRichText(options: RichTextOptions): RichText {
  const { node, value, onChange } = options;
  const doc = parseMarkup(value);
  const bytes = new StoredBytes(value, writeMarkup(doc));
  const refusesEmpty = (size: number, data: DataTransfer | null): boolean => {
    if (size === 0 && data?.types.includes("Files")) options.onLeftOut();
    return size === 0;
  };
  const editor = new Editor({
    element: null,
    extensions: [...EXTENSIONS, ...picturesFrom(options.mediaUrl), askingBefore(node)],
    injectCSS: false,
    content: doc.toJSON(),
    enablePasteRules: false,
    // Nobody uses the list of deletions, which is computed after each key.
    enableCoreExtensions: { delete: false },
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": options.label,
        "aria-describedby": options.describedBy,
      },
      // The toolbar stays in the window, at its upper or lower end.
      scrollMargin: { top: 160, bottom: 112, left: 0, right: 0 },
      scrollThreshold: { top: 160, bottom: 112, left: 0, right: 0 },
      transformPastedHTML: (html) => {
        // Content copied in an editor is pasted completely, as far as the schema allows.
        if (html.includes("data-pm-slice")) return withoutInvisible(html);
        if (HAS_PICTURE.test(html)) options.onLeftOut();
        return wrapBare(inert(cleanPaste(html)), { self: false }).innerHTML;
      },
      transformPastedText: withoutInvisible,
      // An empty paste would be searched for in another field, which would move the focus; or it would delete the
      // selection.
      handlePaste: (_, event, { size }) => refusesEmpty(size, event.clipboardData),
      handleDrop: (_, event, { size }) => refusesEmpty(size, event.dataTransfer),
    },
    onUpdate: () => onChange(bytes.with(writeMarkup(editor.state.doc))),
  });
  node.replaceChildren();
  editor.mount({ mount: node });
  place(editor, options);
  // The element had the focus before it was an editor, which therefore got no such event.
  if (document.activeElement === node) node.dispatchEvent(new FocusEvent("focus"));
  return {
    editor,
    takeSelection: () => takeSelection(editor),
    deleteSelected: () => editor.view.dispatch(editor.state.tr.deleteSelection()),
    close() {
      editor.destroy();
      // Tiptap removes these attributes with its own ones, and React does not know.
      node.setAttribute("contenteditable", "true");
      node.setAttribute("translate", "no");
      node.classList.remove(...OWN_CLASSES);
      for (const name of OWN_ATTRIBUTES) node.removeAttribute(name);
    },
  };
}

/** Asks before each change, by whatever key, tool or drop: a browser's own event covers only typed text. */
const askingBefore = (field: HTMLElement) =>
  Extension.create({
    name: "askingBefore",
    addProseMirrorPlugins: () => [
      new Plugin({ filterTransaction: (change) => !change.docChanged || mayChangeNow(field) }),
    ],
  });

/** Characters typed into an invisible text: a browser optimises code by how often it has run. */
const LETTERS = "key";

/**
 * Opens an invisible text, types into it and closes it, so that the first visible one is as fast as the others. As with
 * a real key: first the event, then the change of the element, which the editor reads.
 * @returns the typed text
 */
export async function rehearse(): Promise<string> {
  let typed = "";
  const { editor, close } = openRichText({
    node: document.createElement("div"),
    value: "<p>a</p>",
    mediaUrl: "",
    selection: null,
    point: null,
    describedBy: "",
    label: "",
    onChange: (value) => {
      typed = value;
    },
    onLeftOut: () => {},
  });
  for (const key of LETTERS) {
    const tell = (event: Event) => editor.view.dom.dispatchEvent(event);
    tell(new KeyboardEvent("keydown", { key }));
    tell(new KeyboardEvent("keypress", { key }));
    tell(new InputEvent("beforeinput", { data: key, inputType: "insertText" }));
    const words = editor.view.dom.firstChild?.firstChild;
    if (words) words.nodeValue += key;
    // The editor is notified of a change once its cause has finished.
    await null;
    tell(new KeyboardEvent("keyup", { key }));
  }
  close();
  return typed;
}

function place({ view }: Editor, { selection, point }: RichTextOptions): void {
  const anchor = selection && positionOf(view, selection.anchor);
  const head = selection && positionOf(view, selection.head);
  const pressed = anchor === null && point ? view.posAtCoords(point)?.pos : undefined;
  const from = anchor ?? pressed ?? 0;
  const { doc } = view.state;
  const found = TextSelection.between(doc.resolve(from), doc.resolve(head ?? from));
  view.dispatch(view.state.tr.setSelection(found));
  if (document.activeElement === view.dom) view.focus();
}

function takeSelection({ view }: Editor): void {
  const { selection, doc, tr } = view.state;
  const shown = getSelection();
  if (!(selection instanceof TextSelection) || !shown?.anchorNode || !shown.focusNode) return;
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return;
  const anchor = doc.resolve(view.posAtDOM(shown.anchorNode, shown.anchorOffset));
  const head = doc.resolve(view.posAtDOM(shown.focusNode, shown.focusOffset));
  view.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
}
