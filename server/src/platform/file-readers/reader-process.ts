import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import process from 'node:process';
import type { Writable } from 'node:stream';

/** Answer of a reader: a message about the file, the end of it, or the error that its program failed with. */
export type ReaderAnswer<Message> = { message: Message } | { isWhole: true } | { broken: string };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Writes a file as fast as it is taken. A process that ends early breaks the pipe; what it said before counts. */
async function pour(file: Blob, input: Writable): Promise<void> {
  for await (const piece of file.stream()) {
    if (input.destroyed) return;
    if (!input.write(piece)) await once(input, 'drain').catch(() => undefined);
  }
}

/** Starts a process that reads one file after the other. Killing it is the one way to end it, whatever it is busy with. */
export function startReader<Task, Message>(program: URL, memoryMb: number) {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const answers = on(child, 'message', { close: ['disconnect'] });
  running.add(child);
  child.once('exit', () => running.delete(child)).once('error', () => running.delete(child));
  child.stdin?.on('error', () => undefined);
  const tell = (message: object) => void child.send(message, () => undefined);

  return {
    /** Sends a file and what is to be done with it. */
    take(file: Blob, task: Task): void {
      tell({ size: file.size, task });
      if (child.stdin) void pour(file, child.stdin);
    },
    askForMore: () => tell({}),
    /** Waits for the next answer; undefined when the process has ended. */
    async next(): Promise<ReaderAnswer<Message> | undefined> {
      const { value } = await answers.next().catch(() => ({ value: undefined }));
      return value?.[0];
    },
    kill: () => void child.kill('SIGKILL'),
    onEnd: (then: () => void) => void child.once('exit', then),
    /** Holds the program open no longer. */
    rest(): void {
      child.unref();
      child.channel?.unref();
    },
    wake(): void {
      child.ref();
      child.channel?.ref();
    },
  };
}

export type ReaderProcess<Task, Message> = ReturnType<typeof startReader<Task, Message>>;
