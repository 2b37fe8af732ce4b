/** The extensions of picture files. */
export const PICTURE_ENDING = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

/** An address without its query and hash, to check the file name. */
export const withoutQuery = (text: string): string => text.trim().split(/[?#]/, 1).join();

/** Whether a text used as a label is the address of a picture. */
export const isPictureFile = (text: string, isMedia = false): boolean =>
  PICTURE_ENDING.test(withoutQuery(text)) || (isMedia && /^(\/|https?:)/i.test(text.trim()));
