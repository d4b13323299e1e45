import { ReadFailure } from './read-failure.ts';

/** Places for readers at work: who finds none waits, first come first served, until its client has gone. */
export function openPlaces(count: number) {
  const waiting = new Set<() => void>();
  let free = count;

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async function enter(gone: AbortSignal | undefined): Promise<() => void> {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => waiting.delete(served) && reject(new ReadFailure('gone', 'nobody waits'));
        const served = () => {
          gone?.removeEventListener('abort', giveUp);
          resolve();
        };
        waiting.add(served);
        gone?.addEventListener('abort', giveUp);
      });
    return leave;
  };
}
