import type { ByteReader } from './byte-reader.ts';
import { damaged, torn } from './faults.ts';
import { type Lock, TAG_BYTES } from './lock.ts';

/** Portion that is sealed at once, and all of it that is held in memory. */
const PORTION_MAX = 256 * 1024;
const LENGTH_AT = 1;
const TAG_AT = 5;
const HEAD_BYTES = TAG_AT + TAG_BYTES;

interface Portion {
  bytes: Buffer;
  isLast: boolean;
}

/** Portions of one size, and a last one, which may be empty. */
async function* inPortions(source: AsyncIterable<Buffer>): AsyncGenerator<Portion> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    held.push(piece);
    size += piece.length;
    if (size < PORTION_MAX) continue;
    let all = Buffer.concat(held);
    for (; all.length >= PORTION_MAX; all = all.subarray(PORTION_MAX))
      yield { bytes: all.subarray(0, PORTION_MAX), isLast: false };
    held = [all];
    size = all.length;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

/** Place of a portion: its header, its number, and whether it is the last. */
function placeOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeBigUInt64BE(BigInt(number));
  place.writeUInt32BE(isLast ? 1 : 0, 8);
  return Buffer.concat([header, place]);
}

/** Seals a stream in portions, each to its place, so that none can be left out, moved or added. */
export async function* sealFrames(source: AsyncIterable<Buffer>, lock: Lock, header: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes: portion, isLast } of inPortions(source)) {
    const { tag, bytes } = lock.seal(placeOf(header, number, isLast), portion);
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(isLast ? 1 : 0, 0);
    head.writeUInt32BE(bytes.length, LENGTH_AT);
    tag.copy(head, TAG_AT);
    yield head;
    yield bytes;
    number += 1;
  }
}

async function takeWhole(reader: ByteReader, wanted: number): Promise<Buffer> {
  const taken = await reader.take(wanted);
  if (taken.length < wanted) throw torn();
  return taken;
}

/** The stream that was sealed, as far as every portion is as it was; ends by refusing one whose last portion is missing. */
export async function* openFrames(reader: ByteReader, lock: Lock, header: Buffer): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const head = await takeWhole(reader, HEAD_BYTES);
    const isLast = head.readUInt8(0) === 1;
    const length = head.readUInt32BE(LENGTH_AT);
    if (length > PORTION_MAX) throw damaged();
    const bytes = await takeWhole(reader, length);
    const portion = lock.open(placeOf(header, number, isLast), head.subarray(TAG_AT), bytes);
    if (!portion) throw damaged();
    yield portion;
    if (!isLast) continue;
    if ((await reader.take(1)).length > 0) throw damaged();
    return;
  }
}
