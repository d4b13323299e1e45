import { SKU_MAX, SLIDER_MAX } from '#contract/catalogue/product-draft.ts';
import type { FoundProduct } from '#contract/collection/found.ts';
import type { Fen } from '#contract/fen.ts';
import { fenOfYuan } from '#contract/fen.ts';
import type { RawProduct } from '#server/platform/collecting.ts';

const PICTURE_MAX = 255;
/** All pictures together, as JSON text. */
const PICTURES_MAX = 2000;
const OUTSIDE_NAME = /^(?!.*\.(local|internal|lan|home|test|localhost)$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/** The address of a picture that any browser may load; undefined for what is none. */
export function pictureAt(address: string): string | undefined {
  const text = address
    .trim()
    .replaceAll('\\', '')
    .replace(/^(https?:)?\/\//i, 'https://');
  if (text.length > PICTURE_MAX || !URL.canParse(text)) return undefined;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && username === '' && OUTSIDE_NAME.test(hostname) ? text : undefined;
}

export function picturesOf(addresses: readonly string[]): string[] {
  const known = [...new Set(addresses.flatMap((address) => pictureAt(address) ?? []))].slice(0, SLIDER_MAX);
  while (JSON.stringify(known).length > PICTURES_MAX) known.pop();
  return known;
}

/** Pictures of a cleaned text: by https, and without those that lead nowhere. */
export const withPictures = (html: string): string =>
  html.replaceAll(/<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g, (tag, address: string) => {
    const picture = pictureAt(address.replaceAll('&amp;', '&'));
    return picture === undefined ? '' : tag.replace(address, picture.replaceAll('&', '&amp;'));
  });

const MOST_FEN = 99_999_999;

/** "￥12.50-15.00" is 1250; undefined when there is no price in it. */
export function fenOf(price: unknown): Fen | null {
  const [number] = /\d+(\.\d+)?/.exec(String(price ?? '').replaceAll(',', '')) ?? [];
  const fen = number === undefined ? undefined : fenOfYuan(number);
  return fen !== undefined && fen <= MOST_FEN ? fen : null;
}

/** Line of at most `max` signs, which a column can hold. */
const line = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .replace(/\uFFFD$/, '');

// Clients take names and values apart at these signs.
const word = (text: string, max: number) => line(text.replaceAll('$&', '＆').replaceAll(',', '，').replaceAll('_', '-'), max);

/** Value of a specification, as `specsOf` keeps it. */
export const specValue = (text: string): string => word(text, 50);

const SPEC_MAX = 10;

/** Specifications with values, each named once; no more of them than a product may have combinations. */
export function specsOf(foreign: RawProduct['specs']): Map<string, string[]> {
  const specs = new Map<string, string[]>();
  let combinations = 1;
  for (const { name: said, values: saidValues } of foreign.slice(0, SPEC_MAX)) {
    const name = word(said, 32);
    const values = [...new Set(saidValues.map(specValue).filter((value) => value !== ''))];
    combinations *= Math.max(values.length, 1);
    if (combinations > SKU_MAX) break;
    if (name !== '' && values.length > 0 && !specs.has(name)) specs.set(name, values);
  }
  return specs;
}

const TEXT_MAX = { storeName: 128, storeInfo: 250, keyword: 255, unitName: 32, videoLink: 255 };
const unknown = { id: null, cateId: null, tempId: null, attrValue: null, sort: null, giveIntegral: null, ficti: null };
const unchosen = { isSub: null, isHot: null, isBenefit: null, isBest: null, isNew: null, isGood: null };
const unset = { activity: null, couponIds: null, flatPattern: null };

/** Sanitized fields of a product from outside; `clean` removes unsafe HTML. */
export function sanitized(raw: RawProduct, clean: (html: string) => string): FoundProduct {
  const pictures = picturesOf(raw.pictures);
  const specs = specsOf(raw.specs);
  const optional = (field: 'keyword' | 'unitName' | 'videoLink') =>
    raw[field] === undefined ? null : line(raw[field], TEXT_MAX[field]);
  return {
    ...unknown,
    ...unchosen,
    ...unset,
    storeName: line(raw.storeName, TEXT_MAX.storeName),
    storeInfo: line(raw.storeInfo || raw.storeName, TEXT_MAX.storeInfo),
    keyword: optional('keyword'),
    unitName: optional('unitName'),
    videoLink: optional('videoLink'),
    image: pictures[0] ?? '',
    sliderImage: pictures,
    price: fenOf(raw.price),
    cost: fenOf(raw.cost),
    otPrice: fenOf(raw.otPrice),
    specType: specs.size > 0,
    attr: [...specs].map(([attrName, attrValues]) => ({ attrName, attrValues })),
    content: withPictures(clean(raw.content.replaceAll('\u0000', '').toWellFormed())),
  };
}
