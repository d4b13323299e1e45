import { cutTo } from './cut-to.ts';

/** A name that no other record has: the one wanted, or the one wanted with its number. */
export function freeName(taken: Set<string>, name: string, key: string): string {
  const free = taken.has(name) ? `${cutTo(name, 40)} ${key}` : name;
  taken.add(free);
  return free;
}
