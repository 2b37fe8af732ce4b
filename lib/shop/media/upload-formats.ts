/** A kind of file that may be uploaded (docs/screens.md §4.14). */
export interface UploadFormat {
  readonly extension: string;
  /** The MIME type under which it is stored. */
  readonly mime: string;
  /** Other MIME types that browsers declare for it: they depend on the installed programs, not on the file. */
  readonly alsoDeclared: readonly string[];
  /** The types that its first bytes may indicate; "text" if the format has no signature. */
  readonly signs: readonly string[];
}

export const format = (
  extension: string,
  mime: string,
  { also = [], signs = [mime] }: { also?: readonly string[]; signs?: readonly string[] } = {},
): UploadFormat => ({ extension, mime, alsoDeclared: also, signs });

const ZIP = "application/zip";
const OFFICE_97 = { signs: ["application/x-cfb"] };
/** The beginning of a long document may show only that it is a zip. */
const zipped = (mime: string) => ({ also: [ZIP], signs: [mime, ZIP] });
const office = (extension: string, kind: string): UploadFormat => {
  const mime = `application/vnd.openxmlformats-officedocument.${kind}`;
  return format(extension, mime, zipped(mime));
};
const openDocument = (extension: string, kind: string): UploadFormat => {
  const mime = `application/vnd.oasis.opendocument.${kind}`;
  return format(extension, mime, zipped(mime));
};

export const FORMATS: readonly UploadFormat[] = [
  format("avif", "image/avif"),
  format("webp", "image/webp"),
  format("jpg", "image/jpeg", { also: ["image/jpg", "image/pjpeg"] }),
  format("jpeg", "image/jpeg", { also: ["image/jpg", "image/pjpeg"] }),
  format("png", "image/png", { also: ["image/x-png"], signs: ["image/png", "image/apng"] }),
  format("pdf", "application/pdf", { also: ["application/x-pdf"] }),
  format("doc", "application/msword", OFFICE_97),
  office("docx", "wordprocessingml.document"),
  format("xls", "application/vnd.ms-excel", OFFICE_97),
  office("xlsx", "spreadsheetml.sheet"),
  format("ppt", "application/vnd.ms-powerpoint", OFFICE_97),
  office("pptx", "presentationml.presentation"),
  format("txt", "text/plain", { signs: ["text"] }),
  // With Excel installed, browsers declare its type.
  format("csv", "text/csv", {
    also: ["application/csv", "application/vnd.ms-excel", "text/plain"],
    signs: ["text"],
  }),
  format("rtf", "application/rtf", { also: ["application/msword", "text/rtf"] }),
  format("zip", ZIP, { also: ["application/x-zip", "application/x-zip-compressed"] }),
  openDocument("odt", "text"),
  openDocument("ods", "spreadsheet"),
  openDocument("odp", "presentation"),
];

/** The types that browsers declare for unknown files. */
const UNDECLARED: ReadonlySet<string> = new Set(["", "application/octet-stream"]);

/** The `accept` of a file input. */
export const acceptOf = (formats: readonly UploadFormat[]): string =>
  formats.map(({ extension }) => `.${extension}`).join(",");

export const UPLOAD_ACCEPT = acceptOf(FORMATS);

/** The extension of a file's name, in lower case; "" if it has none. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";

/** The format of a file by its name and the type that the browser declares; null if they do not match. */
export function formatOf(
  name: string,
  declared: string,
  formats: readonly UploadFormat[] = FORMATS,
): UploadFormat | null {
  const extension = extensionOf(name);
  const found = formats.find((one) => one.extension === extension);
  if (!found) return null;
  const type = declared.split(";")[0]?.trim().toLowerCase() ?? "";
  const fits = UNDECLARED.has(type) || type === found.mime || found.alsoDeclared.includes(type);
  return fits ? found : null;
}
