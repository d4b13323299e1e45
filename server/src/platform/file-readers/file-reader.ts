import { performance } from 'node:perf_hooks';
import { MINUTE, SECOND } from '#contract/durations.ts';
import { currentSignal } from '../http/origin.ts';
import { openPlaces } from './places.ts';
import { ReadFailure } from './read-failure.ts';
import { type ReaderAnswer, type ReaderProcess, startReader } from './reader-process.ts';

/** Files that one kind of reader reads at once; others wait. */
const AT_ONCE = 2;
/** Starting a process takes longer than reading most files, so the next file finds one that is running. */
const IDLE_MS = 30 * SECOND;
/** Largest file after which a process is kept: the heap of one that has read more stays as large as it was. */
const KEPT_MAX = 5_000_000;
const LONGEST_MS = MINUTE;

interface FileReaderOptions {
  /** Program of the process; it calls `answerFiles`. */
  program: URL;
  /** Limit of its heap; bytes outside the heap are limited by what the program keeps. */
  memoryMb: number;
  /** Time that it may work on one file; waiting for whoever takes its messages does not count. */
  longestMs?: number;
}

/** Processes that have read a file whole and wait for the next. */
function openReserve<Task, Message>() {
  const resting = new Map<ReaderProcess<Task, Message>, ReturnType<typeof setTimeout>>();
  return {
    take(): ReaderProcess<Task, Message> | undefined {
      const [first] = resting;
      if (!first) return undefined;
      const [reader, idle] = first;
      clearTimeout(idle);
      resting.delete(reader);
      reader.wake();
      return reader;
    },
    keep(reader: ReaderProcess<Task, Message>): void {
      reader.rest();
      resting.set(reader, setTimeout(reader.kill, IDLE_MS).unref());
    },
    forget: (reader: ReaderProcess<Task, Message>) => void resting.delete(reader),
  };
}

/**
 * Reads files in processes beside the requests, a file at a time in each. Messages about it come as they are asked for. A process that has
 * not read its file whole is killed: when its time is over, its client is gone, its program failed, or whoever asked has heard enough.
 */
export function openFileReader<Task, Message>({ program, memoryMb, longestMs = LONGEST_MS }: FileReaderOptions) {
  const reserve = openReserve<Task, Message>();
  const enter = openPlaces(AT_ONCE);

  function start(): ReaderProcess<Task, Message> {
    const reader = startReader<Task, Message>(program, memoryMb);
    reader.onEnd(() => reserve.forget(reader));
    return reader;
  }

  return async function* read(file: Blob, task: Task): AsyncGenerator<Message> {
    const gone = currentSignal();
    const leave = await enter(gone);
    const reader = reserve.take() ?? start();
    gone?.addEventListener('abort', reader.kill);
    if (gone?.aborted) reader.kill();
    let [left, isWhole] = [longestMs, false];

    async function next(): Promise<ReaderAnswer<Message> | undefined> {
      const from = performance.now();
      const late = setTimeout(reader.kill, left);
      const answer = await reader.next();
      clearTimeout(late);
      left -= performance.now() - from;
      return answer;
    }

    try {
      reader.take(file, task);
      for (;;) {
        const answer = await next();
        if (!answer)
          throw new ReadFailure(gone?.aborted ? 'gone' : left <= 0 ? 'late' : 'ended', `${program.pathname} has ended`);
        if ('broken' in answer) throw new ReadFailure('broken', answer.broken);
        isWhole = 'isWhole' in answer;
        if (!('message' in answer)) return;
        yield answer.message;
        reader.askForMore();
      }
    } finally {
      gone?.removeEventListener('abort', reader.kill);
      if (isWhole && file.size <= KEPT_MAX) reserve.keep(reader);
      else reader.kill();
      leave();
    }
  };
}
