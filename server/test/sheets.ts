import { openSheet } from '#server/platform/sheets/read-sheet.ts';

/** A whole sheet, for files that are short. */
export async function readSheet(bytes: Uint8Array) {
  const { rows, ...facts } = await openSheet(new Blob([new Uint8Array(bytes)]));
  return { ...facts, rows: (await Array.fromAsync(rows)).flat() };
}
