const ENDING = '.backup';
const HALF = '.part';

/** Backups of one shop in a place of several: a short mark of the shop, then the moment, so that names sort by time. */
export const nameOf = (shop: string, at: Date): string =>
  `signalbox-${shop}-${at.toISOString().replace(/[-:.]/g, '').replace('T', '-')}${ENDING}`;
export const halfOf = (name: string): string => name + HALF;

const ofShop = (names: readonly string[], shop: string, ending: string): string[] =>
  names.filter((name) => name.startsWith(`signalbox-${shop}-`) && name.endsWith(ending)).sort();

/** Backups of one shop among these, the oldest first. */
export const backupsOf = (names: readonly string[], shop: string): string[] => ofShop(names, shop, ENDING);

/** Rests of backups of this shop that were killed. */
export const halvesOf = (names: readonly string[], shop: string): string[] => ofShop(names, shop, ENDING + HALF);
