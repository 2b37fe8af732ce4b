import type { SentFile } from "#lib/shop/domain/content/form-fields.ts";
import { sendFile, type Transfer } from "./upload-request.ts";

/** The captcha answer for one file. */
interface SolvedCaptcha {
  readonly key: string;
  readonly token: string;
}

/**
 * Sends a visitor's file to `POST /api/upload`.
 *
 * @param onProgress the share that has been sent, from 0 to 1
 */
export const uploadFile = (
  file: File,
  captcha: SolvedCaptcha | null,
  onProgress: (share: number) => void,
): Transfer<SentFile> =>
  sendFile(
    "upload",
    {
      body: file,
      name: file.name,
      headers: captcha ? { "x-captcha-key": captcha.key, "x-captcha": captcha.token } : {},
    },
    (sent, total) => onProgress(total > 0 ? sent / total : 0),
  );
