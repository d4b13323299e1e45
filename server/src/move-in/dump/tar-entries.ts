import { TornDump } from './unreadable.ts';

const BLOCK = 512;
/** Longest name that an entry gives the next one. */
const NAME_MAX = 64 * 1024;

interface TarEntry {
  name: string;
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** Bytes asked for one after the other, out of pieces of any length. */
class Pieces {
  private readonly source: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Takes so many bytes at most; none at the end. */
  async some(most: number): Promise<Uint8Array> {
    if (this.held.length === 0) {
      const next = await this.source.next();
      if (next.done === true) return new Uint8Array();
      this.held = next.value;
    }
    const taken = this.held.subarray(0, most);
    this.held = this.held.subarray(taken.length);
    return taken;
  }

  async *take(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      const piece = await this.some(left);
      if (piece.length === 0) throw new TornDump('压缩包在中间断了');
      left -= piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    await this.source.return?.();
  }

  async whole(length: number): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(this.take(length)));
  }

  async skip(length: number): Promise<void> {
    for await (const _ of this.take(length));
  }
}

const textIn = (header: Buffer, from: number, length: number): string =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** A number in octal digits, or in binary ones where these do not suffice. */
const numberIn = (header: Buffer, from: number, length: number): number =>
  ((header[from] ?? 0) & 0x80) > 0
    ? Number(header.readBigUInt64BE(from + length - 8))
    : Number.parseInt(textIn(header, from, length).trim() || '0', 8);

/** Name that the attributes of a later entry give it. */
const pathIn = (attributes: string): string | undefined => /\d+ path=([^\n]*)\n/.exec(attributes)?.[1];

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The next bytes, so many; what is not asked for is left. */
function entryBytes(pieces: Pieces, size: number) {
  let left = size;
  async function* bytes() {
    while (left > 0) {
      const piece = await pieces.some(left);
      if (piece.length === 0) throw new TornDump('压缩包在中间断了');
      left -= piece.length;
      yield piece;
    }
  }
  return { bytes: bytes(), left: () => left };
}

async function* entriesIn(pieces: Pieces): AsyncGenerator<TarEntry> {
  let longName: string | undefined;
  for (;;) {
    const header = await pieces.whole(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const size = numberIn(header, 124, 12);
    const type = textIn(header, 156, 1);
    if ((type === 'L' || type === 'x') && size <= NAME_MAX) {
      const said = (await pieces.whole(size)).toString('utf8');
      longName = type === 'L' ? said.replace(/\0.*$/s, '') : (pathIn(said) ?? longName);
      await pieces.skip(padding(size));
      continue;
    }
    const { bytes, left } = entryBytes(pieces, size);
    if (type === '0' || type === '') yield { name: longName ?? textIn(header, 0, 100), size, bytes };
    await pieces.skip(left() + padding(size));
    longName = undefined;
  }
}

/** Files of a tar in their order; the bytes of one are to be read before the next is asked for, or are passed over. */
export async function* tarEntries(tar: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const pieces = new Pieces(tar);
  try {
    yield* entriesIn(pieces);
  } finally {
    await pieces.close();
  }
}
