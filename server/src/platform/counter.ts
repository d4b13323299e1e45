import { LRUCache } from 'lru-cache';

/** Counts by key in this process; a count is forgotten some time after it began. */
export interface Counter<K> {
  of(key: K): number;
  /** Counts once more, and answers the count. */
  add(key: K): number;
}

const KEYS_MAX = 10_000;

export function openCounter<K extends string | number>(forgetMs: number): Counter<K> {
  const counts = new LRUCache<K, { count: number }>({ max: KEYS_MAX, ttl: forgetMs });
  return {
    of: (key) => counts.get(key)?.count ?? 0,
    add(key) {
      const known = counts.get(key);
      if (known) return (known.count += 1);
      counts.set(key, { count: 1 });
      return 1;
    },
  };
}
