import type { Storage } from '../storage/storage.ts';
import { type Past, onlyShown } from './past.ts';

/** Files of the shop that runs, which a shop of a moment reads and leaves as they are. */
export function shownStorage(storage: Storage, past: Past): Storage {
  const refuse = async (): Promise<never> => {
    throw onlyShown(past);
  };
  return { ...storage, put: refuse, write: refuse, remove: refuse };
}
