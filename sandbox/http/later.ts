import type { Route } from "./call.ts";

/** Calls that the sandbox does not have yet: they answer 501 with a message that says so. */
export const LATER: readonly (readonly [Route["method"], string])[] = [
  ["POST", "v1/cms/post/create"],
  ["PATCH", "v1/cms/post/update/:id"],
  ["POST", "v1/cms/postType/create"],
  ["POST", "v1/cms/postType/filterStandard"],
  ["DELETE", "v1/cms/postType/delete/:id"],
  ["POST", "v1/cms/media/filterStandard"],
  ["POST", "v1/cms/media/create"],
  ["DELETE", "v1/cms/media/delete/:id"],
  ["PATCH", "v1/cms/media/update/:id"],
  ["PUT", "v1/cms/link/postTranslation/:slugMain/bulk"],
  ["PUT", "v1/cms/link/postTranslation/:slugMain/bulkExisting"],
  ["POST", "v1/cms/link/:id/createTranslationFromOriginal"],
  ["PUT", "v1/cms/link/postType/:id/bulk"],
  ["POST", "v1/cms/link/masters/:id"],
  ["POST", "v1/cms/consent/create"],
  ["GET", "v1/cms/pipeline/hasRunningPipeline"],
  ["DELETE", "v1/cms/element/delete/:id"],
  ["GET", "v1/cms/element/history/:id"],
  ["GET", "v1/media/option/filter"],
  ["GET", "v1/media/directoryItem/filter"],
  ["DELETE", "v1/media/directoryItem/delete"],
  ["POST", "v1/media/file/getUploadUrl"],
  ["POST", "v1/media/file/addFromBucketPublic"],
  ["POST", "v1/media/file/addFromBucket"],
];
