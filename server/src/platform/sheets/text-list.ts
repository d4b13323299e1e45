import { Unreadable } from './unreadable.ts';

const BYTES_MAX = 96 * 1024 * 1024;
const COUNT_MAX = 4_000_000;
const BYTES_PER_UNIT = 3;

/** Texts by their number, kept as bytes outside the heap: a million short ones take as much as their letters. */
export function textList() {
  let bytes = Buffer.allocUnsafeSlow(65_536);
  let ends = new Uint32Array(4096);
  let count = 0;
  const endOf = (index: number): number => (index < 0 ? 0 : (ends[index] ?? 0));

  function makeRoom(length: number): void {
    const wanted = endOf(count - 1) + length;
    if (wanted > BYTES_MAX || count >= COUNT_MAX) throw new Unreadable('huge', 'too many texts in the workbook');
    if (wanted > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(wanted, bytes.length * 2));
      bytes.copy(larger);
      bytes = larger;
    }
    if (count === ends.length) {
      const more = new Uint32Array(ends.length * 2);
      more.set(ends);
      ends = more;
    }
  }

  return {
    add(text: string): void {
      makeRoom(text.length * BYTES_PER_UNIT);
      const from = endOf(count - 1);
      ends[count] = from + bytes.write(text, from);
      count += 1;
    },

    at: (index: number): string | undefined =>
      Number.isInteger(index) && index >= 0 && index < count ? bytes.toString('utf8', endOf(index - 1), endOf(index)) : undefined,
  };
}

export type TextList = ReturnType<typeof textList>;
