/** The sizes of every picture in addition to its original. */
export const MEDIA_SIZES = [
  { name: "Thumbnail", width: 50, height: 50 },
  { name: "Small", width: 320, height: 240 },
  { name: "Medium", width: 720, height: 576 },
  { name: "Large", width: 1280, height: 720 },
] as const;
