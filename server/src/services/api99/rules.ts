import { type Platform, platformOf } from '#contract/services/platforms.ts';

/** Parameters by which a platform identifies the product of a link. */
type ProductKey = Readonly<Record<'itemid', string> & Partial<Record<'shopid', string>>>;

const NUMBER = /^[\w-]{1,64}$/;

function numbersIn(platform: Platform, url: URL): ProductKey {
  const [shop = '', ...rest] = url.pathname
    .replace(/\.html$/, '')
    .split('/')
    .filter((part) => part !== '');
  if (platform === 'suning') return { itemid: rest.at(-1) ?? '', shopid: shop };
  if (platform === 'jd') return { itemid: rest.at(-1) ?? shop };
  return { itemid: url.searchParams.get(platform === 'pdd' ? 'goods_id' : 'id') ?? '' };
}

/** The product's number in a link of that platform; undefined when the link is another platform's, or names no product. */
export function itemOf(platform: Platform, link: string): ProductKey | undefined {
  const found = platformOf(link);
  // Links of the one open in the other.
  const isTheirs =
    found === platform || (found === 'tmall' && platform === 'taobao') || (found === 'taobao' && platform === 'tmall');
  if (!isTheirs) return undefined;
  const item = numbersIn(platform, new URL(link.trim()));
  return Object.values(item).every((number) => NUMBER.test(number)) ? item : undefined;
}
