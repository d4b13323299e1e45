import type { Platform } from '#contract/services/platforms.ts';

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

/** Products of other platforms, read by their link; throws the refusal that says why there is none. */
export interface Collecting {
  /** Looks the product's number up, at an address for each platform. */
  byNumber(platform: Platform, link: string): Promise<RawProduct>;
  /** Looks the link up through an account, which each product takes something of. */
  byAccount(link: string): Promise<RawProduct>;
  /** Products that the account may still collect; 0 when nobody can tell. */
  left(): Promise<number>;
}
