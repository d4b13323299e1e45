import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  at: Date;
}

/** First and last byte, both included. */
export type ByteRange = readonly [first: number, last: number];

/** Storage of files. Keys are made by us, never from a client's file name: `image/2026/11/20/<random>.png`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Stores what is too large to be held; answers how many bytes came. Nothing is kept of a stream that breaks. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Reads piece by piece, the whole or a part. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Undefined when there is nothing under the key. */
  head(key: string): Promise<StoredObject | undefined>;
  /** Lists the objects whose key begins so. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes an object; a missing one is no fault. */
  remove(key: string): Promise<void>;
  /** Address below which browsers fetch a key. */
  urlOf(key: string): string;
}

const SAFE_KEY = /^[a-z0-9][a-zA-Z0-9/_-]*\.[a-z0-9]{1,8}$/;
const BELOW = '/files/';

export const isSafeKey = (key: string): boolean => SAFE_KEY.test(key);

/** Stops what would leave the place that files are kept in. */
export function checkKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`unsafe storage key: ${key}`);
  return key;
}

/** Wherever a file lies, this server hands it out. */
export const urlOf = (key: string): string => BELOW + key;
/** The key of one of our addresses; undefined for the addresses of others. */
export const keyIn = (url: string): string | undefined => (url.startsWith(BELOW) ? url.slice(BELOW.length) : undefined);
