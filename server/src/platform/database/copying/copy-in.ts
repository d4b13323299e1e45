import { once } from 'node:events';
import type pg from 'pg';
import type { CopyWire } from './wire.ts';

/** COPY … FROM STDIN as the driver runs a query. */
class CopyIn {
  readonly done: Promise<void>;
  readonly #text: string;
  readonly #source: AsyncIterable<Buffer>;
  #settle: PromiseWithResolvers<void>;
  #fault: unknown;

  constructor(text: string, source: AsyncIterable<Buffer>) {
    this.#text = text;
    this.#source = source;
    this.#settle = Promise.withResolvers<void>();
    this.done = this.#settle.promise;
  }

  submit(wire: CopyWire): void {
    wire.query(this.#text);
  }

  handleCopyInResponse(wire: CopyWire): void {
    void this.#send(wire);
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#fault ??= error;
    this.#settle.reject(this.#fault);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve();
  }

  async #send(wire: CopyWire): Promise<void> {
    try {
      for await (const portion of this.#source) {
        if (this.#fault !== undefined) return;
        wire.sendCopyFromChunk(portion);
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
      }
      wire.endCopyFrom();
    } catch (error) {
      this.#fault ??= error;
      wire.sendCopyFail('the source broke off');
    }
  }
}

/** Sends rows in PostgreSQL's text format, no faster than they are taken. */
export async function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  const copying = new CopyIn(text, source);
  client.query(copying as unknown as pg.Submittable);
  await copying.done;
}
