import type { Location } from 'react-router';
import { create } from 'zustand';
import { HOME, HOME_TITLE } from './menu.ts';

/** A visited page. It stays mounted until it is closed; refreshing it counts up `round`, which mounts it anew. */
export interface Tag {
  path: string;
  title: string;
  fixed: boolean;
  round: number;
  /** Where the page stands now, its query included. */
  at: Pick<Location, 'pathname' | 'search' | 'hash' | 'state' | 'key'>;
}

const home: Tag = {
  path: HOME,
  title: HOME_TITLE,
  fixed: true,
  round: 0,
  at: { pathname: HOME, search: '', hash: '', state: null, key: 'home' },
};

/** More open pages than these cost more memory than they save time; the one visited longest ago goes. */
const MOST = 24;

export const useTags = create<{ tags: readonly Tag[] }>(() => ({ tags: [] }));

const change = (change: (tags: readonly Tag[]) => readonly Tag[]) => useTags.setState(({ tags }) => ({ tags: change(tags) }));

/** Pins the home page; a phone has none. */
export const openTags = (pinned: boolean) => useTags.setState({ tags: pinned ? [home] : [] });

export function visit(at: Tag['at'], title: string): void {
  change((tags) => {
    if (tags.some((tag) => tag.path === at.pathname))
      return tags.map((tag) => (tag.path === at.pathname ? { ...tag, at, title: tag.fixed ? tag.title : title } : tag));
    const kept = tags.length < MOST ? tags : tags.filter((tag) => tag !== tags.find(({ fixed }) => !fixed));
    return [...kept, { path: at.pathname, title, fixed: false, round: 0, at }];
  });
}

export const refresh = (path: string) =>
  change((tags) => tags.map((tag) => (tag.path === path ? { ...tag, round: tag.round + 1 } : tag)));
export const closeTag = (path: string) => change((tags) => tags.filter((tag) => tag.fixed || tag.path !== path));
export const closeOthers = (path: string) => change((tags) => tags.filter((tag) => tag.fixed || tag.path === path));
export const closeAll = () => change((tags) => tags.filter(({ fixed }) => fixed));

export const addressOfTag = ({ at }: Tag) => at.pathname + at.search + at.hash;

/** Where to go after closing: stay if the page shown is still open, else the last tag. */
export function afterClosing(current: string): string | undefined {
  const { tags } = useTags.getState();
  if (tags.some(({ path }) => path === current)) return undefined;
  const last = tags.at(-1);
  return last ? addressOfTag(last) : '/';
}
