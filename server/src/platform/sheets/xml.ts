import { SaxesParser } from 'saxes';
import { Unreadable } from './unreadable.ts';

interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Characters between two tags, tags within each other: what goes beyond was made to fill the memory. A thread that has no more takes
 * the whole process with it, so nothing is gathered without a limit.
 */
const [RUN_MAX, DEPTH_MAX] = [2_000_000, 100];

/** A text that comes in pieces. */
export function grown(text: string, more: string): string {
  if (text.length + more.length > RUN_MAX) throw new Unreadable('huge', 'a text without end');
  return text + more;
}

/** The word behind the prefix: `x:row` is a row. */
const wordOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece, telling of each tag as it comes; `pause` is where whoever collects may hand over. */
export async function* readXml<T>(
  pieces: AsyncIterable<Uint8Array>,
  { open, text, close }: Handlers,
  pause: () => Iterable<T>,
): AsyncGenerator<T> {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const decoder = new TextDecoder();
  parser.on('error', (error) => {
    throw new Unreadable('broken', error.message);
  });
  let [run, depth] = [0, 0];
  parser.on('opentag', ({ name, attributes }) => {
    [run, depth] = [0, depth + 1];
    if (depth > DEPTH_MAX) throw new Unreadable('huge', 'too many tags within each other');
    open?.(wordOf(name), attributes);
  });
  parser.on('text', (more) => {
    run = 0;
    text?.(more);
  });
  parser.on('closetag', ({ name }) => {
    [run, depth] = [0, depth - 1];
    close?.(wordOf(name));
  });
  for await (const piece of pieces) {
    run += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    if (run > RUN_MAX) throw new Unreadable('huge', 'a tag or text without end');
    yield* pause();
  }
  parser.write(decoder.decode());
  parser.close();
  yield* pause();
}

/** Reads parts that hand nothing over. */
export async function scanXml(pieces: AsyncIterable<Uint8Array>, handlers: Handlers): Promise<void> {
  await Array.fromAsync(readXml(pieces, handlers, () => []));
}
