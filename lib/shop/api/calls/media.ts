import { z } from "zod";
import { del, get, post } from "#lib/shop/api/declare.ts";
import { directoryItem, optionRow, uploadAddress } from "#lib/shop/api/schemas/library-schema.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import { uploadedFile } from "#lib/shop/api/schemas/media-schema.ts";
import { countQuery, idOut, idQuery, limitQuery, nothing } from "#lib/shop/api/schemas/out.ts";

const key = z.string().min(1).max(2_000);
const taken = {
  access: "staff",
  offered: false,
  input: z.object({ key }),
  answer: uploadedFile,
} as const;

/** The files behind the library (docs/contract.md §5.16). `media/media/upload` belongs to the second API version. */
export const media = {
  option: {
    /** The allowed uploads, as a list of `{ key, value }`. */
    filter: get({ access: "staff", answer: rowsOf(optionRow) }),
  },
  directoryItem: {
    /** Optional: `mediaFolders`. The contents of a folder; without `parentId` the files outside folders. */
    filter: get({
      access: "staff",
      input: z.object({
        parentId: idQuery.optional(),
        type: z.enum(["directory", "file"]).optional(),
        page: countQuery,
        limit: limitQuery,
      }),
      answer: pageOf(directoryItem),
    }),
    /** Empty folders, and files by their `driveId`, including uploads that never became a medium. */
    delete: del({
      access: "staff",
      offered: false,
      input: z.object({
        targetIds: z
          .array(z.union([idOut, z.string().min(1).max(200)]))
          .min(1)
          .max(100)
          .readonly(),
      }),
      answer: nothing,
    }),
  },
  file: {
    getUploadUrl: post({
      access: "staff",
      offered: false,
      input: z.object({
        name: z.string().min(1).max(200),
        mime: z.string().min(1).max(100),
        size: z.number().int().min(1),
      }),
      answer: uploadAddress,
    }),
    /** Takes over a file uploaded to the address, as a public file. */
    addFromBucketPublic: post(taken),
    /** The same as a private file. */
    addFromBucket: post(taken),
  },
};
