import type { Readable } from 'node:stream';

/** A place for backups: under a name there is the whole backup or none. */
export interface BackupPlace {
  /** Set for a folder of this machine. */
  readonly folder?: string;
  /** Answers the bytes that it takes there. */
  write(name: string, fill: (keep: (bytes: AsyncIterable<Buffer>) => Promise<void>) => Promise<void>): Promise<number>;
  open(name: string): Promise<Readable>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Removes what killed backups of a shop left. */
  sweep(shop: string): Promise<void>;
  /** Address of a backup, for people; it tells no secret. */
  pathOf(name: string): string;
}
