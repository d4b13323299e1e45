import { type Fetched, uploadCalls } from '#contract/pictures/uploads.ts';
import { FOLDER } from '#web/media/index.ts';
import { WireError, run, sentenceOf } from '#web/ui/wire/index.ts';

const TOGETHER = 4;

interface BringOptions {
  signal: AbortSignal;
  /** Hears what became of some of them, as it becomes known. */
  onFetched: (fetched: readonly Fetched[]) => void;
}

const isUnknown = (error: unknown) => error instanceof WireError && error.code === 404;

/** Undefined from a server that does not know the call. */
async function fetched(urls: string[], signal: AbortSignal): Promise<Fetched[] | undefined> {
  try {
    return await run(uploadCalls.fetch, { urls, pid: FOLDER }, { signal });
  } catch (error) {
    if (isUnknown(error)) return undefined;
    const message = signal.aborted ? '来源网站太慢，没有等到' : sentenceOf(error);
    return urls.map((url) => ({ url, attId: null, sattDir: null, message }));
  }
}

/** Brings pictures of other sites into the library, a few at a time. False when the server cannot do that. */
export async function bringPictures(urls: readonly string[], { signal, onFetched }: BringOptions): Promise<boolean> {
  for (let from = 0; from < urls.length; from += TOGETHER) {
    const some = await fetched(urls.slice(from, from + TOGETHER), signal);
    if (!some) return false;
    onFetched(some);
  }
  return true;
}
