import { answerFiles } from '../file-readers/answer-files.ts';
import { type Parsed, parseSheet } from './parse.ts';
import { type SheetFault, Unreadable } from './unreadable.ts';

export type SheetMessage =
  | { facts: Omit<Parsed, 'rows'> }
  | { rows: string[][] }
  | { fault: SheetFault; says: string; row: number | undefined };

async function* messagesOn(file: Blob): AsyncGenerator<SheetMessage> {
  try {
    const { rows, ...facts } = await parseSheet(file);
    yield { facts };
    for await (const portion of rows) yield { rows: portion };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    yield { fault: error.fault, says: error.message, row: error.row };
  }
}

await answerFiles(messagesOn);
