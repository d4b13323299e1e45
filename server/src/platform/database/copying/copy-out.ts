import { Readable } from 'node:stream';
import type pg from 'pg';
import type { CopyWire } from './wire.ts';

/** Rows travel on together: one by one, each would cost a turn of every stream behind. */
const PORTION = 64 * 1024;
const AHEAD = 4 * PORTION;

/** COPY … TO STDOUT as the driver runs a query. */
class CopyOut {
  readonly rows: Readable;
  readonly #text: string;
  readonly #onRow: (row: Buffer) => void;
  #wire: CopyWire | undefined;
  #held: Buffer[] = [];
  #size = 0;

  constructor(text: string, onRow: (row: Buffer) => void) {
    this.#text = text;
    this.#onRow = onRow;
    this.rows = new Readable({ highWaterMark: AHEAD, read: () => void this.#wire?.stream.resume() });
  }

  submit(wire: CopyWire): void {
    this.#wire = wire;
    wire.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses its buffer again.
    const row = Buffer.from(chunk);
    this.#onRow(row);
    this.#held.push(row);
    this.#size += row.length;
    if (this.#size >= PORTION && !this.#passOn()) this.#wire?.stream.pause();
  }

  handleCommandComplete(): void {
    if (this.#size > 0) this.#passOn();
    this.rows.push(null);
    this.#wire?.stream.resume();
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }

  handleReadyForQuery(): void {}

  #passOn(): boolean {
    const portion = Buffer.concat(this.#held);
    this.#held = [];
    this.#size = 0;
    return this.rows.push(portion);
  }
}

/** Rows of a COPY in PostgreSQL's text format, no faster than they are taken; `onRow` sees each. */
export function copyOut(client: pg.ClientBase, text: string, onRow: (row: Buffer) => void): Readable {
  const copying = new CopyOut(text, onRow);
  client.query(copying as unknown as pg.Submittable);
  return copying.rows;
}
