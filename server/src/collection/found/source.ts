import type { FoundProduct } from '#contract/collection/found.ts';

type Texts = Record<'storeName' | 'storeInfo' | 'content', string> &
  Partial<Record<'keyword' | 'unitName' | 'videoLink', string>>;
/** In yuan, as told: numbers, texts, spans like "12-15". */
type Prices = Partial<Record<'price' | 'cost' | 'otPrice', unknown>>;

/** A product in the words of where it was found, before anything of it is believed. */
export interface Told extends Texts, Prices {
  /** The first is the cover. */
  pictures: readonly string[];
  specs: readonly { name: string; values: readonly string[] }[];
}

/** Somebody who knows the products of other platforms by their link; throws the refusal that says why one is not told of. */
export interface Source {
  find(link: string): Promise<FoundProduct>;
}
