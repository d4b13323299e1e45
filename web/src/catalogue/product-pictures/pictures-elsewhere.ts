import type { ProductValues } from '../product/form-values.ts';
import { titleOf } from '../product/specs.ts';

/** The parts of a product that show pictures. */
export type Pictured = Pick<ProductValues, 'image' | 'sliderImage' | 'attrValue' | 'content'>;

/** A picture of another site. */
export interface Elsewhere {
  url: string;
  /** Place at which the product shows it first, as people call it. */
  location: string;
}

const isElsewhere = (address: string) => /^(https?:)?\/\//i.test(address) && !address.includes('/files/image/public/');

const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)"/g;
const plain = (attribute: string) => attribute.replaceAll('&amp;', '&');
const attribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Each of them once, in the order in which people look through a product. */
export function picturesElsewhere({ image, sliderImage, attrValue, content }: Pictured): Elsewhere[] {
  const all: Elsewhere[] = [
    { url: image, location: '封面图' },
    ...sliderImage.map((url, index) => ({ url, location: image === '' && index === 0 ? '封面图' : `轮播图第 ${index + 1} 张` })),
    ...attrValue.map((line) => ({ url: line.image ?? '', location: `规格图“${titleOf(line.attrValue)}”` })),
    ...[...content.matchAll(PICTURE)].map(([, , url = ''], index) => ({
      url: plain(url),
      location: `商品详情第 ${index + 1} 张图`,
    })),
  ];
  const locations = new Map(all.toReversed().map(({ url, location }) => [url, location]));
  const urls = new Set(all.map(({ url }) => url).filter(isElsewhere));
  return [...urls].map((url) => ({ url, location: locations.get(url) ?? '' }));
}

/** Replaces known addresses by ours. */
export function withOurs({ image, sliderImage, attrValue, content }: Pictured, ours: ReadonlyMap<string, string>): Pictured {
  const ourOf = (url: string) => ours.get(url) ?? url;
  return {
    image: ourOf(image),
    // Two addresses may have shown one picture.
    sliderImage: [...new Set(sliderImage.map(ourOf))],
    attrValue: attrValue.map((line) => ({ ...line, image: ourOf(line.image ?? '') })),
    content: content.replaceAll(PICTURE, (whole, start: string, url: string) => {
      const our = ours.get(plain(url));
      return our === undefined ? whole : `${start}${attribute(our)}"`;
    }),
  };
}
