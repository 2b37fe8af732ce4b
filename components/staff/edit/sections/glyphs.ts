/** Icons of the editor's tools, as paths for `Glyph`: shoppers' pages don't include them. */
export const GLYPHS = {
  up: "M12 19V5m-6 6 6-6 6 6",
  down: "M12 5v14m6-6-6 6-6-6",
  copy: "M9 9h11v11H9V9Zm-5 6V4h11",
  hide: "M3 3l18 18M10 5.3A10 10 0 0 1 12 5c6 0 9.5 7 9.5 7a17 17 0 0 1-3 3.8M6.5 7A17 17 0 0 0 2.5 12S6 19 12 19a9 9 0 0 0 5-1.5",
  show: "M2.5 12S6 5 12 5s9.5 7 9.5 7-3.5 7-9.5 7-9.5-7-9.5-7Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  settings: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5",
  parts: "M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z",
  master: "M12 3l8 4.5-8 4.5-8-4.5L12 3Zm-8 9.5 8 4.5 8-4.5M4 16.5l8 4.5 8-4.5",
  history: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2",
  insert: "M4 4h16v5H4V4Zm8 9v7m-3.5-3.5h7",
  remove: "M5 7h14M10 11v6m4-6v6M7 7l1 13h8l1-13M9 7V4h6v3",
  write: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5 3.5 3.5",
  drag: "M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1",
} as const;
