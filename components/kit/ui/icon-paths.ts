import {
  CART_PATH,
  CHECK_PATH,
  CLOSE_PATH,
  IMAGE_PATH,
  INFO_PATH,
  MINUS_PATH,
  PLUS_PATH,
  SEARCH_PATH,
  WARNING_PATH,
} from "./glyph.tsx";

/** Icons of 24 × 24 px, stroked with the text's colour. One path each keeps them small. */
export const ICON_PATHS = {
  cart: CART_PATH,
  menu: "M4 7h16M4 12h16M4 17h16",
  close: CLOSE_PATH,
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-right": "m9.5 6 6 6-6 6",
  "chevron-left": "m14.5 6-6 6 6 6",
  first: "M6.5 6v12M17.5 6l-6 6 6 6",
  last: "M17.5 6v12M6.5 6l6 6-6 6",
  "arrow-right": "M4 12h15m-6-6 6 6-6 6",
  "arrow-left": "M20 12H5m6-6-6 6 6 6",
  check: CHECK_PATH,
  plus: PLUS_PATH,
  minus: MINUS_PATH,
  trash: "M4 7h16M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 11v5m3.6-5v5",
  undo: "M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3",
  redo: "m16 5 4 4-4 4m3.5-4H10a5.5 5.5 0 0 0 0 11h3",
  search: SEARCH_PATH,
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-3.6 4-5.5 7.5-5.5s6.5 1.9 7.5 5.5",
  heart: "M12 20S4 15.3 4 9.6A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.3C20 15.3 12 20 12 20Z",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-8.3 8.5h16.6M12 3.7c5 5 5 11.6 0 16.6-5-5-5-11.6 0-16.6Z",
  info: INFO_PATH,
  warning: WARNING_PATH,
  external: "M13 5h6v6m0-6-9 9M17 14v5H5V7h5",
  mail: "M3.5 6h17v12h-17V6Zm.3.5L12 13l8.2-6.5",
  phone:
    "M5 4h4l1.7 4.5-2.2 1.6a12 12 0 0 0 5.4 5.4l1.6-2.2L20 15v4c0 .6-.5 1-1 1C11 19.5 4.5 13 4 5c0-.5.4-1 1-1Z",
  pin: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z",
  calendar: "M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5v4m7-4v4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v5l3.5 2",
  download: "M12 4v11m-5-4.5 5 5 5-5M4.5 20h15",
  play: "M8 5v14l11-7L8 5Z",
  filter: "M4 7h16M7 12h10m-7 5h4",
  pencil: "m4 20 .9-4.2L16 4.7 19.3 8 8.2 19.1 4 20Z",
  image: IMAGE_PATH,
  truck: "M2.5 6h11v10h-11V6Zm11 4h4l3.5 3.5V16h-7.5M7 18.5v.1m10-.1v.1",
  card: "M3 6h18v12.5H3V6Zm0 4h18M6.5 15h4",
  shield: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.8 2.2 2.2 4-4.3",
  star: "m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 4Z",
  tag: "M4 4h8l8 8-8 8-8-8V4Zm4.5 4.5v.1",
  trophy:
    "M7.5 4h9v6a4.5 4.5 0 0 1-9 0V4Zm0 2H4c0 3 1.2 5 3.7 5M16.5 6H20c0 3-1.2 5-3.7 5M12 14.5V18m-4 2.5c.4-1.7 2-2.5 4-2.5s3.6.8 4 2.5",
  users:
    "M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 9 5ZM3 19c.7-3 3-4.5 6-4.5s5.3 1.5 6 4.5m.5-13.7a3.3 3.3 0 0 1 0 6m2.3 3.3c1.7.7 2.8 2.2 3.2 4.4",
  facebook:
    "M14.5 8.5h2.3V5h-2.6C11.6 5 10.5 6.6 10.5 9v2H8v3.5h2.5V21H14v-6.5h2.5l.5-3.5h-3V9.2c0-.5.2-.7.5-.7Z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1v.1",
  youtube:
    "M5 6.5c4.5-.7 9.5-.7 14 0 1 .2 1.7 1 1.8 2 .3 2.3.3 4.7 0 7-.1 1-.8 1.8-1.8 2-4.5.7-9.5.7-14 0-1-.2-1.7-1-1.8-2a27 27 0 0 1 0-7c.1-1 .8-1.8 1.8-2Zm5.2 3v5l4.3-2.5-4.3-2.5Z",
  linkedin: "M5 10v9M5 6v.1M10 19v-9m0 4.5c0-3 1.5-4.7 4-4.7s4 1.7 4 4.7V19",
  x: "M4.5 4.5h3.8l11.2 15h-3.8l-11.2-15Zm14.5 0-6 6.8m-2 2.3-6 5.9",
  tiktok: "M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 3 2.3 5 5.5 5.2",
} as const;

export type IconName = keyof typeof ICON_PATHS;
