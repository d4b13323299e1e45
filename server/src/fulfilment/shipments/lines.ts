import { HEADER_ROWS } from '#contract/catalogue/import/import.ts';
import { IMPORT_ROWS, productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import { SHIP_MAX, type SheetPlaces, shipmentRefusals } from '#contract/fulfilment/shipments.ts';
import { codeOf } from '#server/platform/cells/code.ts';
import { openDittos } from '#server/platform/cells/ditto.ts';

/** Line of a list as it was written. */
export interface ShipmentLine {
  row: number;
  orderNo: string;
  expressNumber: string;
  /** Name or code of the carrier; empty where the number tells. */
  carrier: string;
}

const heads = {
  orderNo: /订单(号|编号)/,
  expressNumber: /(快递|物流|运|面)单(号|编号)|快递单/,
  carrier: /(快递|物流)公司|承运/,
} as const;

interface Columns {
  orderNo: number;
  expressNumber: number;
  carrier: number;
}

const plain: Columns = { orderNo: 0, expressNumber: 1, carrier: 2 };

/** Columns by their names; undefined where the row is no header. */
function columnsIn(cells: readonly string[]): Columns | undefined {
  const at = (head: RegExp) => cells.findIndex((cell) => head.test(cell));
  const columns = { orderNo: at(heads.orderNo), expressNumber: at(heads.expressNumber), carrier: at(heads.carrier) };
  return columns.orderNo >= 0 && columns.expressNumber >= 0 ? columns : undefined;
}

const lineOf = (cells: readonly string[], row: number, { orderNo, expressNumber, carrier }: Columns): ShipmentLine => ({
  row,
  orderNo: codeOf(cells[orderNo] ?? ''),
  expressNumber: codeOf(cells[expressNumber] ?? ''),
  carrier: cells[carrier]?.trim() ?? '',
});

function checked(lines: ShipmentLine[]): ShipmentLine[] {
  if (lines.length === 0) throw shipmentRefusals.NOTHING();
  if (lines.length > SHIP_MAX) throw shipmentRefusals.TOO_MANY();
  return lines;
}

/** Cells of a line: between tabs or commas where it has some, else between blanks. */
const cellsOf = (line: string): string[] => (/[\t,，]/.test(line) ? line.split(/[\t,，]/) : line.trim().split(/\s+/));

/** Lines of a pasted text. A header names the columns; without one they are order number, tracking number, carrier. */
export function linesIn(text: string): ShipmentLine[] {
  const written = text.split(/\r?\n/).map((line, index) => ({ cells: cellsOf(line), row: index + 1 }));
  const filled = written.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsIn(filled[0]?.cells ?? []);
  const rows = columns ? filled.slice(1) : filled;
  return checked(rows.map(({ cells, row }) => lineOf(cells, row, columns ?? plain)));
}

/** Lines of a sheet, and the headings above them. */
export interface ShipmentSheet {
  lines: ShipmentLine[];
  columns: SheetPlaces['columns'];
}

const HEADING_MAX = 200;

const headingsIn = (cells: readonly string[], { orderNo, expressNumber, carrier }: Columns): SheetPlaces['columns'] => {
  const at = (column: number) => ({ heading: (cells[column] ?? '').slice(0, HEADING_MAX), column });
  return { orderNo: at(orderNo), expressNumber: at(expressNumber), ...(carrier >= 0 && { carrier: at(carrier) }) };
};

/** Lines of a sheet below its header; rows without a tracking number are not sent yet, parcels without an order belong to the one above. */
export async function linesOfSheet(portions: AsyncIterable<string[][]>): Promise<ShipmentSheet> {
  let [columns, count, above]: [Columns | undefined, number, ShipmentLine] = [undefined, 0, lineOf([], 0, plain)];
  const lines: ShipmentLine[] = [];
  let head: string[] = [];
  const fill = openDittos();
  for await (const rows of portions) {
    for (const cells of rows) {
      count += 1;
      if (count > IMPORT_ROWS) throw productImportRefusals.TOO_MANY_ROWS();
      if (!columns) {
        columns = columnsIn(cells);
        if (columns) head = cells;
        else if (count >= HEADER_ROWS) throw shipmentRefusals.NO_COLUMNS();
        continue;
      }
      const written = lineOf(fill(cells).cells, count, columns);
      const isFurther = written.orderNo === '' && written.expressNumber !== above.expressNumber;
      const line: ShipmentLine = isFurther ? { ...written, orderNo: above.orderNo } : written;
      if (line.orderNo !== '') above = line;
      if (line.orderNo !== '' && line.expressNumber !== '') lines.push(line);
      if (lines.length > SHIP_MAX) throw shipmentRefusals.TOO_MANY();
    }
  }
  if (!columns && count > 0) throw shipmentRefusals.NO_COLUMNS();
  return { lines: checked(lines), columns: headingsIn(head, columns ?? plain) };
}

/** The lines as they are pasted. */
export const textOf = (lines: readonly ShipmentLine[]): string =>
  lines.map(({ orderNo, expressNumber, carrier }) => [orderNo, expressNumber, carrier].join('\t').trim()).join('\n');
