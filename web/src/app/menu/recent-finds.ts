import { useSession } from '#web/ui/wire/index.ts';

/** Something that was found and opened: enough to name it and to open it again. */
export interface RecentFind {
  key: string;
  kind: string;
  title: string;
  note: string;
  to: string;
}

const KEY = 'recent-finds';
const MOST = 8;

interface Kept {
  account: string | undefined;
  finds: RecentFind[];
}

const isFind = (find: unknown): find is RecentFind =>
  find instanceof Object && ['key', 'kind', 'title', 'note', 'to'].every((name) => typeof Reflect.get(find, name) === 'string');

/** Of the person who is signed in, the latest first. */
export function recentFinds(): RecentFind[] {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isMine = kept.account === useSession.getState().info?.name;
    return isMine && Array.isArray(kept.finds) ? kept.finds.filter(isFind) : [];
  } catch {
    return [];
  }
}

export function keepFind(find: RecentFind): void {
  const finds = [find, ...recentFinds().filter(({ key }) => key !== find.key)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify({ account: useSession.getState().info?.name, finds } satisfies Kept));
}

/** Finds name customers, so they do not outlast the session. */
export const forgetFinds = () => localStorage.removeItem(KEY);
