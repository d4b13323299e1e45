import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { z } from 'zod';

/** Program beside this process, which ends with it. */
export interface RunningProgram {
  /** Waits until it has ended. */
  end(): Promise<void>;
  onEnd(then: () => void): void;
}

const STARTS_WITHIN_MS = 20_000;

/** Starts a program by its path, because nothing of the server knows it, and waits until it says how it is reached. */
export async function startProgram<R extends z.ZodObject>(
  program: URL,
  arguments_: readonly string[],
  ready: R,
): Promise<z.output<R> & RunningProgram> {
  const child = fork(program, [...arguments_], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waits = new AbortController();
  const signal = AbortSignal.any([waits.signal, AbortSignal.timeout(STARTS_WITHIN_MS)]);
  try {
    const said = once(child, 'message', { signal });
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('the stand-in ended before it was ready');
    });
    const [message] = await Promise.race([said, ended]);
    const known = ready.parse(message);
    child.unref();
    child.channel?.unref();
    return {
      ...known,
      async end() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const isOver = once(child, 'exit');
        child.kill();
        await isOver;
      },
      onEnd: (then) => void child.once('exit', then),
    };
  } catch (error) {
    child.kill();
    throw error;
  } finally {
    waits.abort();
  }
}
