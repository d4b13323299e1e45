import { on } from 'node:events';
import process from 'node:process';

interface FileTask<Task> {
  size: number;
  task: Task;
}

/** The next file of the input, in which one lies behind the other. */
async function fileFrom(input: AsyncIterator<Buffer<ArrayBuffer>>, size: number): Promise<Blob> {
  const pieces: Buffer<ArrayBuffer>[] = [];
  for (let left = size; left > 0;) {
    const { value, done } = await input.next();
    if (done) throw new Error('the file ends too soon');
    pieces.push(value);
    left -= value.length;
  }
  return new Blob(pieces);
}

/** Answers with what `read` says of each file, one message for each time that it is asked. */
export async function answerFiles<Task>(read: (file: Blob, task: Task) => AsyncIterable<unknown>): Promise<void> {
  const asked = on(process, 'message');
  const input = process.stdin.iterator({ destroyOnReturn: false });
  process.once('disconnect', () => process.exit());
  for await (const [asking] of asked) {
    const { size, task }: FileTask<Task> = asking;
    try {
      for await (const message of read(await fileFrom(input, size), task)) {
        process.send?.({ message });
        await asked.next();
      }
      process.send?.({ isWhole: true });
    } catch (error) {
      process.send?.({ broken: String(error) });
    }
  }
}
