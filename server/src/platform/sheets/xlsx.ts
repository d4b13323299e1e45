import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sheet } from './cell.ts';
import { ROWS_MAX } from './extent.ts';
import { contentTypes, linesAbove, rowXml, sheetEnd, sheetStart, STYLES, workbook } from './xlsx-parts.ts';

/** Pages one after the other: a sheet that is full hands what is left to the next. */
interface RowSource<R> {
  next(): Promise<readonly R[] | undefined>;
}

function pagesOf<R>(rows: AsyncIterable<readonly R[]>): RowSource<R> {
  const pages = rows[Symbol.asyncIterator]();
  return {
    async next() {
      const { value, done } = await pages.next();
      return done ? undefined : value;
    },
  };
}

/** Writes a sheet until the rows end, or until it holds as many as a sheet can. `left` is what did not fit. */
async function* sheetXml<R>(sheet: Sheet<R>, source: RowSource<R>, state: { left: readonly R[]; isOver: boolean }) {
  const { columns, above = [] } = sheet;
  yield Buffer.from(sheetStart(columns) + linesAbove(above) + rowXml(above.length + 1, columns, 'heading'));
  let number = above.length + 1;
  while (number < ROWS_MAX) {
    const page = state.left.length > 0 ? state.left : await source.next();
    if (!page) {
      state.isOver = true;
      break;
    }
    const fitting = page.slice(0, ROWS_MAX - number);
    state.left = page.slice(fitting.length);
    const from = number + 1;
    yield Buffer.from(fitting.map((row, at) => rowXml(from + at, columns, row)).join(''));
    number += fitting.length;
  }
  yield Buffer.from(sheetEnd(above.length, columns.length));
}

async function addSheets<R>(zip: ZipFile, sheet: Sheet<R>, mtime: Date): Promise<void> {
  const [state, source] = [{ left: [] as readonly R[], isOver: false }, pagesOf(sheet.rows)];
  let sheets = 0;
  while (!state.isOver) {
    sheets += 1;
    const xml = Readable.from(sheetXml(sheet, source, state), { objectMode: false, highWaterMark: 65_536 });
    zip.addReadStream(xml, `xl/worksheets/sheet${sheets}.xml`, { mtime, compressionLevel: 3 });
    await once(xml, 'end');
  }
  for (const [path, text] of [...contentTypes(sheets), ...workbook(sheets), ['xl/styles.xml', STYLES] as const])
    zip.addBuffer(Buffer.from(text), path, { mtime });
  zip.end();
}

/** A workbook, written as its rows are read: memory holds a page of them, however many there are. */
export async function* xlsxOf<R>(sheet: Sheet<R>, now: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const bytes = new PassThrough();
  zip.outputStream.pipe(bytes);
  zip.on('error', (error: Error) => bytes.destroy(error));
  addSheets(zip, sheet, now).catch((error: Error) => bytes.destroy(error));
  yield* bytes;
}
