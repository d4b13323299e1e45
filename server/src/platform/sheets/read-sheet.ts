import { openFileReader } from '../file-readers/file-reader.ts';
import { type FailureCause, ReadFailure } from '../file-readers/read-failure.ts';
import type { Parsed } from './parse.ts';
import type { SheetMessage } from './sheet-program.ts';
import { type SheetFault, Unreadable } from './unreadable.ts';

const readFile = openFileReader<undefined, SheetMessage>({
  program: new URL('./sheet-program.ts', import.meta.url),
  memoryMb: 512,
});

const faults: Record<FailureCause, SheetFault> = { late: 'late', gone: 'late', ended: 'huge', broken: 'broken' };

type SheetContent = Exclude<SheetMessage, { fault: SheetFault }>;

async function* contentOf(file: Blob): AsyncGenerator<SheetContent> {
  try {
    for await (const message of readFile(file, undefined)) {
      if ('fault' in message) throw new Unreadable(message.fault, message.says, message.row);
      yield message;
    }
  } catch (error) {
    throw error instanceof ReadFailure ? new Unreadable(faults[error.why], error.message) : error;
  }
}

async function* rowsIn(content: AsyncIterable<SheetContent>): AsyncGenerator<string[][]> {
  for await (const part of content) if ('rows' in part) yield part.rows;
}

/**
 * Reads an xlsx or csv file, told apart by content, in a process of its own: requests go on meanwhile. Rows come as they are asked
 * for; whoever opens a sheet reads it to its end or leaves the loop. Rejects with `Unreadable` for whatever cannot be read.
 */
export async function openSheet(file: Blob): Promise<Parsed> {
  const content = contentOf(file);
  const { value } = await content.next();
  if (!value || !('facts' in value)) throw new Unreadable('broken', 'a sheet without a beginning');
  return { ...value.facts, rows: rowsIn(content) };
}
