export interface ByteReader {
  /** Answers as many bytes, or the fewer that are left. */
  take(wanted: number): Promise<Buffer>;
  end(): Promise<void>;
}

/** Takes bytes by number from a stream that comes in pieces of its own. */
export function byteReader(bytes: AsyncIterable<Buffer>): ByteReader {
  const source = bytes[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  return {
    async take(wanted) {
      while (size < wanted) {
        const { value, done } = await source.next();
        if (done) break;
        held.push(value);
        size += value.length;
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      const rest = all.subarray(wanted);
      held = rest.length > 0 ? [rest] : [];
      size = rest.length;
      return all.subarray(0, wanted);
    },
    async end() {
      await source.return?.();
    },
  };
}
