import type { FoundProduct } from '#contract/collection/found.ts';

type Texts = Record<'storeName' | 'storeInfo' | 'content', string> &
  Partial<Record<'keyword' | 'unitName' | 'videoLink', string>>;
/** Prices in yuan, as received: numbers, texts, spans like "12-15". */
type Prices = Partial<Record<'price' | 'cost' | 'otPrice', unknown>>;

/** Product data as received from a provider, before sanitizing. */
export interface RawProduct extends Texts, Prices {
  /** The first is the cover. */
  pictures: readonly string[];
  specs: readonly { name: string; values: readonly string[] }[];
}

/** Provider of products of other platforms by their link; throws the refusal that says why there is none. */
export interface ProductSource {
  find(link: string): Promise<FoundProduct>;
}
