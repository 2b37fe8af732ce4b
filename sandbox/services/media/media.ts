import { badRequest, Failure, forbidden, invalid } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { spendCaptcha } from "../../http/captcha-tokens.ts";
import { record } from "../../http/input.ts";
import { keepUpload, uploadType } from "../../http/uploads.ts";

/** Files (`docs/contract.md §5`). */
export const media = [
  route("POST", "v2/media/media/upload", upload, { storeless: true, multipart: true }),
];

function upload({ db, site, account, file, body }: Call) {
  if (!file) throw invalid("file is required.");
  const { access, captchaKey, captchaResponse } = customData(body.customData);
  if (access !== "public" && access !== "private") throw invalid("access is public or private.");
  if (access === "private" && !account) throw new Failure(401, "Log in first.");
  if (access === "private" && !account?.backoffice)
    throw forbidden("Only staff keep files private.");
  const solved = { recaptchaKey: captchaKey, recaptchaResponse: captchaResponse };
  if (captchaKey !== undefined && !spendCaptcha(solved, site.options.CaptchaSiteKey))
    throw badRequest("The captcha was not solved.");
  const mime = uploadType(file.name, account?.backoffice);
  if (mime === null) throw invalid("Files of this type are not taken.");
  if (file.bytes.length === 0) throw invalid("The file is empty.");
  const { id, path, hash } = keepUpload(db, site.siteId, file, mime, access);
  return { driveId: id, path, mime, size: file.bytes.length, hash };
}

function customData(text: unknown): Record<string, unknown> {
  try {
    return record(JSON.parse(String(text)));
  } catch {
    throw badRequest("customData is not JSON.");
  }
}
