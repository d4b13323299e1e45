import Fuse from 'fuse.js';
import { type MenuItem, leavesOf } from './menu.ts';

export interface MenuPlace {
  title: string;
  /** Titles of the branches that lead there, as the sidebar shows them. */
  above: readonly string[];
  url: string;
}

/** `订单` → `dingdan` and `dd`. */
export type ToPinyin = (text: string) => { full: string; initials: string };

/** Every page of the menu, in its order. */
export const placesOf = (menu: readonly MenuItem[]): MenuPlace[] =>
  leavesOf(menu).map(({ title, above, url }) => ({ title, above, url }));

const nameOf = ({ above, title }: MenuPlace) => [...above, title].join(' ');

const options = {
  shouldSort: true,
  threshold: 0.4,
  location: 0,
  distance: 100,
  minMatchCharLength: 1,
  keys: [
    { name: 'name', weight: 0.7, getFn: nameOf },
    { name: 'url', weight: 0.3 },
  ],
};

export interface FoundPlaces {
  /** The name contains what was typed, or its pinyin does; titles before what leads to them. */
  sure: readonly MenuPlace[];
  /** Only alike. */
  alike: readonly MenuPlace[];
}

/** Fuzzy by name and address; with `toPinyin`, also by pinyin: in full, or the first letters. */
export function finderOf(places: readonly MenuPlace[], toPinyin?: ToPinyin): (wanted: string) => FoundPlaces {
  const fuse = new Fuse(places, options);
  const spelt = places.map((place) => ({
    place,
    title: place.title.toLowerCase(),
    name: nameOf(place).toLowerCase(),
    sounds: toPinyin ? [toPinyin(place.title), toPinyin(nameOf(place))] : [],
  }));
  return (wanted) => {
    const typed = wanted.trim().toLowerCase();
    const letters = typed.replaceAll(/\s/g, '');
    if (letters === '') return { sure: places, alike: [] };
    const isSpelt = (sound?: ReturnType<ToPinyin>) => sound !== undefined && `${sound.initials} ${sound.full}`.includes(letters);
    const tiers = [
      spelt.filter(({ title, sounds: [own] }) => title.includes(typed) || isSpelt(own)),
      spelt.filter(({ name, sounds: [, whole] }) => name.includes(typed) || isSpelt(whole)),
    ];
    const sure = new Set(tiers.flatMap((tier) => tier.map(({ place }) => place)));
    return { sure: [...sure], alike: fuse.search(typed).flatMap(({ item }) => (sure.has(item) ? [] : [item])) };
  };
}
