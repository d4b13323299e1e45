import type { Socket } from 'node:net';

/** Messages that the driver offers below its queries, as COPY needs them. */
export interface CopyWire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(portion: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}
