import type { Answer, Input } from '#contract/call.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { linesOfSheet, textOf } from './lines.ts';

type ShipReadCall = typeof shipmentCalls.shipRead;

const BYTES_MAX = 10 * 1024 * 1024;

/** A sheet as lines that can be pasted: from there on both ways are one. */
export async function readShipmentSheet({ file }: Input<ShipReadCall>): Promise<Answer<ShipReadCall>> {
  if (file.size > BYTES_MAX) throw productImportRefusals.TOO_LARGE();
  try {
    const { rows, aside } = await openSheet(file);
    const { lines, columns } = await linesOfSheet(rows);
    return { text: textOf(lines), rows: lines.length, places: { rows: lines.map(({ row }) => row), columns }, aside };
  } catch (error) {
    throw sheetRefusal(error);
  }
}
