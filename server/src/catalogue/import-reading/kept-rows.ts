import type { Storage } from '#server/platform/storage/storage.ts';

/** The rows of a sheet as they are kept between the preview and the run: a line of JSON each, whatever the file was. */
export async function* linesOf(portions: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  for await (const rows of portions) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

export interface NumberedRow {
  /** Row number as a person counts in the file; the header is 1. */
  number: number;
  cells: string[];
}

/** Reads them again, holding no more than a piece of the file. */
export async function* keptRows(storage: Pick<Storage, 'read'>, key: string): AsyncGenerator<NumberedRow> {
  const decoder = new TextDecoder();
  let [rest, number] = ['', 0];
  for await (const piece of await storage.read(key)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield { number: (number += 1), cells: JSON.parse(line) };
  }
}
