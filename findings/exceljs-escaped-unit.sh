#!/usr/bin/env bash
# What surprises: ExcelJS gives a number back as a date of January 1900 when the cell's format shows
# a unit behind a backslash and the unit has one of the letters b, d, h, m, s or y: 12.5 shown as
# "12.5 m" is read as 1900-01-11. The same unit in quotation marks is read as a number.
# Why it matters to a shop: lengths, weights and prices of a supplier's sheet become dates for some
# rows and not for others, depending on how a person typed the format; spreadsheet programs write
# both forms.
# Versions seen: exceljs 4.4.0; xlsx 0.18.5 reads the same file as numbers.
# Source: isDateFmt in exceljs/lib/utils/utils.js leaves out brackets and quoted text, not escaped
# letters. The backslash is described in ECMA-376 part 1, 18.8.31 (numFmts).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" exceljs@4.4.0 xlsx@0.18.5
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import ExcelJS from "exceljs";
import XLSX from "xlsx";

const formats = ["0.0\\ \\m", '0.0" m"', "#,##0.00\\ \\d\\i\\n", '#,##0.00" din"', "0.0\\ \\k\\g"];
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Products");
formats.forEach((numFmt, index) =>
  Object.assign(sheet.getCell(index + 1, 1), { value: 12.5, numFmt }),
);
const file = await written.xlsx.writeBuffer();

const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
const other = XLSX.read(file, { type: "buffer", cellDates: true }).Sheets.Products;
console.log("exceljs 4.4.0, xlsx 0.18.5");
console.log("Expected by most: 12.5 in all five cells.");
const kinds = formats.map((format, index) => {
  const { value } = read.worksheets[0].getCell(index + 1, 1);
  const shown = value instanceof Date ? value.toISOString() : value;
  console.log(`  ${format.padEnd(20)} exceljs: ${shown}; xlsx: ${other[`A${index + 1}`].v}`);
  assert.equal(other[`A${index + 1}`].v, 12.5);
  return value instanceof Date ? "date" : typeof value;
});
assert.deepEqual(kinds, ["date", "number", "date", "number", "number"]);
JS
node "$tmp/run.mjs"
