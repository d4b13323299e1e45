import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import type { productCalls } from '#contract/catalogue/products.ts';
import type { Selection } from '#web/ui/scene/selection.ts';

export type PickedProduct = Answer<typeof productCalls.list>['list'][number];

/** The product as it is known once it is picked. */
export type KnownProduct = Pick<PickedProduct, 'id' | 'storeName' | 'image'>;

/** The rows behind these keys, in the order they were picked; what is in sight is the newest word on a row. */
export function rowsBehind(
  keys: readonly number[],
  before: readonly KnownProduct[],
  inSight: readonly KnownProduct[],
): KnownProduct[] {
  const known = new Map([...before, ...inSight].map((row) => [row.id, row]));
  return keys.flatMap((key) => known.get(key) ?? []);
}

/** Picked products, kept while pages are turned and words are searched. */
export function usePicks(start: readonly KnownProduct[], inSight: readonly KnownProduct[]) {
  const [picks, setPicks] = useState(start);
  const keys = new Set(picks.map(({ id }) => id));
  const replace = (next: readonly number[]) => setPicks(rowsBehind(next, picks, inSight));
  const chosen: Selection = {
    keys,
    isAll: false,
    count: keys.size,
    toggle: (key) => replace(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    replace,
    chooseAll: () => Promise.resolve(),
    clear: () => setPicks([]),
    everyKey: () => Promise.resolve([...keys]),
  };
  return { picks, chosen };
}
