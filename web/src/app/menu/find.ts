import Fuse from 'fuse.js';
import { type Entry, leavesOf } from './menu.ts';

export interface Place {
  /** Titles from the root down: `设置 > 管理权限 > 角色管理`. */
  name: string;
  url: string;
}

/** `订单` → `dingdan` and `dd`. */
export type ToPinyin = (text: string) => { full: string; initials: string };

export const placesOf = (menu: readonly Entry[]): Place[] =>
  leavesOf(menu).map(({ above, title, url }) => ({ name: [...above, title].join(' > '), url }));

const options = {
  shouldSort: true,
  threshold: 0.4,
  location: 0,
  distance: 100,
  minMatchCharLength: 1,
  keys: [
    { name: 'name', weight: 0.7 },
    { name: 'url', weight: 0.3 },
  ],
};

/** Fuzzy by name and address; with `toPinyin`, also by pinyin: in full, or the first letters. */
export function finderOf(places: readonly Place[], toPinyin?: ToPinyin): (wanted: string) => Place[] {
  const fuse = new Fuse(places, options);
  const spelt = toPinyin ? places.map((place) => ({ place, ...toPinyin(place.name) })) : [];
  return (wanted) => {
    const typed = wanted.trim();
    if (typed === '') return [...places];
    const letters = typed.toLowerCase().replaceAll(/\s/g, '');
    const byPinyin = spelt
      .filter(({ full, initials }) => initials.includes(letters) || full.includes(letters))
      .map(({ place }) => place);
    return [...new Set([...byPinyin, ...fuse.search(typed).map(({ item }) => item)])];
  };
}
