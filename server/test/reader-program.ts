import process from 'node:process';
import { answerFiles } from '#server/platform/file-readers/answer-files.ts';

/** Work of a reader in tests. */
export type ReaderTask = 'tell' | 'spin' | 'fill' | 'fail' | 'go on';

function spin(): never {
  for (;;);
}

function fill(): never {
  const held: object[][] = [];
  for (;;) held.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
}

async function* messagesOn(file: Blob, task: ReaderTask): AsyncGenerator<string> {
  yield `${process.pid}: ${await file.text()}`;
  if (task === 'spin') spin();
  if (task === 'fill') fill();
  if (task === 'fail') throw new Error('this program fails');
  while (task === 'go on') yield 'more';
}

await answerFiles(messagesOn);
