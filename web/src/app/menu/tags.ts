import type { Location } from 'react-router';
import { create } from 'zustand';
import { isUnsaved } from '#web/ui/basics/unsaved.ts';
import { HOME, HOME_TITLE } from './menu.ts';

/** A visited page. It stays mounted until it is closed; refreshing it counts up `round`, which mounts it anew. */
export interface Tag {
  path: string;
  title: string;
  /** Name of the page, after the record it shows. */
  own?: string;
  fixed: boolean;
  round: number;
  /** Grows with each visit. */
  visited: number;
  /** Address of the page now, its query included. */
  at: Pick<Location, 'pathname' | 'search' | 'hash' | 'state' | 'key'>;
}

const home: Tag = {
  path: HOME,
  title: HOME_TITLE,
  fixed: true,
  round: 0,
  visited: 0,
  at: { pathname: HOME, search: '', hash: '', state: null, key: 'home' },
};

/** More open pages than these cost more memory than they save time. */
const MOST = 24;

export const useTags = create<{ tags: readonly Tag[] }>(() => ({ tags: [] }));

const change = (change: (tags: readonly Tag[]) => readonly Tag[]) => useTags.setState(({ tags }) => ({ tags: change(tags) }));

const changeOne = (path: string, wanted: (tag: Tag) => Partial<Tag>) =>
  change((tags) => tags.map((tag) => (tag.path === path ? { ...tag, ...wanted(tag) } : tag)));

/** Pins the home page; a phone has none. */
export const openTags = (pinned: boolean) => useTags.setState({ tags: pinned ? [home] : [] });

/** Makes room by the page visited longest ago; what is typed and not saved is never thrown away for it. */
function withRoom(tags: readonly Tag[]): readonly Tag[] {
  if (tags.length < MOST) return tags;
  const [oldest] = tags
    .filter(({ fixed, path }) => !fixed && !isUnsaved(path))
    .toSorted((one, other) => one.visited - other.visited);
  return tags.filter((tag) => tag !== oldest);
}

/** A form that was saved or left names itself on the way out: its page closes behind it, unless something in it is unsaved. */
function closeLeft({ pathname, state }: Tag['at']): void {
  const left = typeof state === 'object' && state !== null && 'closes' in state ? String(state.closes) : pathname;
  if (left !== pathname && !isUnsaved(left)) closeTag(left);
}

export function visit(at: Tag['at'], title: string): void {
  closeLeft(at);
  const { tags } = useTags.getState();
  const visited = Math.max(0, ...tags.map((tag) => tag.visited)) + 1;
  if (tags.some(({ path }) => path === at.pathname))
    changeOne(at.pathname, (tag) => ({ at, visited, title: tag.fixed ? tag.title : title }));
  else change((open) => [...withRoom(open), { path: at.pathname, title, fixed: false, round: 0, visited, at }]);
}

export const titleOfTag = ({ own, title }: Tag): string => own ?? title;

/** The name that the page gives itself. */
export function rename(path: string, own: string): void {
  const tag = useTags.getState().tags.find((open) => open.path === path);
  if (tag && tag.own !== own) changeOne(path, () => ({ own }));
}

export const refresh = (path: string) => changeOne(path, ({ round }) => ({ round: round + 1 }));
export const closeTag = (path: string) => change((tags) => tags.filter((tag) => tag.fixed || tag.path !== path));
export const closeOthers = (path: string) => change((tags) => tags.filter((tag) => tag.fixed || tag.path === path));
export const closeAll = () => change((tags) => tags.filter(({ fixed }) => fixed));

export const addressOfTag = ({ at }: Tag) => at.pathname + at.search + at.hash;

/** Address to go to after closing: stay if the page shown is still open, else the last tag. */
export function afterClosing(current: string): string | undefined {
  const { tags } = useTags.getState();
  if (tags.some(({ path }) => path === current)) return undefined;
  const last = tags.at(-1);
  return last ? addressOfTag(last) : '/';
}
