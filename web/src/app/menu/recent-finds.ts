import { useSession } from '#web/ui/wire/index.ts';

/** Record that was found and opened: enough to name it and to open it again. */
export interface RecentFind {
  key: string;
  kind: string;
  title: string;
  note: string;
  to: string;
}

const KEY = 'recent-finds';
const MOST = 8;

interface StoredFinds {
  account: string | undefined;
  finds: RecentFind[];
}

const isFind = (find: unknown): find is RecentFind =>
  find instanceof Object && ['key', 'kind', 'title', 'note', 'to'].every((name) => typeof Reflect.get(find, name) === 'string');

/** Finds of the signed-in person, the latest first. */
export function recentFinds(): RecentFind[] {
  try {
    const kept: Partial<StoredFinds> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isMine = kept.account === useSession.getState().info?.name;
    return isMine && Array.isArray(kept.finds) ? kept.finds.filter(isFind) : [];
  } catch {
    return [];
  }
}

export function keepFind(find: RecentFind): void {
  const finds = [find, ...recentFinds().filter(({ key }) => key !== find.key)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify({ account: useSession.getState().info?.name, finds } satisfies StoredFinds));
}

/** Finds name customers, so they do not outlast the session. */
export const forgetFinds = () => localStorage.removeItem(KEY);
