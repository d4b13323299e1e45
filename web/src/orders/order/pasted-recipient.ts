import type { CityNode } from '#contract/delivery/cities.ts';
import { partsOf } from './address-parts.ts';

export interface PastedRecipient {
  name: string;
  phone: string;
  /** "浙江省,杭州市,西湖区" */
  region: string;
  detail: string;
}

const PHONE = /(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const LABEL = /(收货人|收件人|姓名|联系人|手机号码?|联系电话|收货电话|电话|所在地区|详细地址|收货地址|地址)\s*[:：]?/g;
const SUFFIX = /(壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区|省|市)$/;

/** Provinces and cities by their short names written out, as people leave 省 and 市 away. */
function written(tree: readonly CityNode[], address: string): string {
  const follow = (nodes: readonly CityNode[], rest: string, depth: number): string => {
    const node = depth < 2 ? nodes.find(({ name }) => rest.startsWith(name.replace(SUFFIX, ''))) : undefined;
    if (!node) return rest;
    const short = node.name.replace(SUFFIX, '');
    const after = rest.startsWith(node.name) ? rest.slice(node.name.length) : rest.slice(short.length);
    return node.name + follow(node.child ?? [], after.trimStart(), depth + 1);
  };
  return follow(tree, address, 0);
}

/** A word that begins with a region, by its name, or by the short one of a province or city. */
const isPlace = (tree: readonly CityNode[], word: string, depth = 0): boolean =>
  tree.some(
    ({ name, child = [] }) => word.startsWith(depth < 2 ? name.replace(SUFFIX, '') : name) || isPlace(child, word, depth + 1),
  );

/** Name, phone and address in a text that somebody pasted, in whatever order; undefined when there is no phone number in it. */
export function recipientIn(tree: readonly CityNode[], pasted: string): PastedRecipient | undefined {
  const found = PHONE.exec(pasted);
  if (!found) return undefined;
  const phone = found.slice(1).join('');
  const words = pasted
    .replace(found[0], ' ')
    .replace(LABEL, ' ')
    .split(/[\s,，;；、|]+/)
    .filter((word) => word !== '');
  const names = words.filter((word) => word.length <= 5 && !/\d/.test(word));
  const name = names.find((word) => !isPlace(tree, word)) ?? names[0] ?? '';
  const at = words.indexOf(name);
  const address = words.filter((_, index) => index !== at).join('');
  const { region, street } = partsOf(tree, written(tree, address));
  return { name, phone, region, detail: street };
}
