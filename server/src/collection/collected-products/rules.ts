import type { CollectedProduct } from '#contract/collection/drafts.ts';
import { SOURCE_LINK_MAX } from '#contract/collection/draft-sources.ts';
import { collectedProductRefusals } from '#contract/collection/collected-products.ts';
import type { FoundProduct } from '#contract/collection/found.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { FETCH_MAX } from '#contract/pictures/uploads.ts';
import { MOST_MONEY } from '#contract/wire.ts';
import type { RawProduct } from '#server/platform/collecting.ts';
import type { ConnectorProduct } from '#server/platform/connector.ts';
import { withPictures } from '../drafts/rules.ts';
import { pictureAt, specValue } from '../found/rules.ts';

type DraftLine = CollectedProduct['attrValue'][number];
type Specs = CollectedProduct['attr'];

const ADDRESS = /https?:\/\/[^\s"'<>，。；、）】]+/i;
const NUMBER = /^[\w-]{1,64}$/;

/** Link in a line as it was pasted, or the number of a product; shared links come with words around them. */
export function linkIn(line: string): string {
  const text = line.trim();
  const link = ADDRESS.exec(text)?.[0] ?? (NUMBER.test(text) ? text : undefined);
  if (link === undefined || link.length > SOURCE_LINK_MAX) throw collectedProductRefusals.NO_LINK();
  return link;
}

/** Product of the connector, at the price of its cheapest SKU. */
export function rawOf({ raw, skus }: ConnectorProduct): RawProduct {
  const [cheapest] = skus.toSorted((one, other) => one.price - other.price);
  if (!cheapest) return raw;
  return { ...raw, price: yuanOfFen(cheapest.price), otPrice: yuanOfFen(cheapest.marketPrice) };
}

const DEFAULT = { 规格: '默认' };
const blank = { image: '', cost: 0, stock: 0, barCode: '', weight: 0, volume: 0 };

function combinations(specs: Specs): Record<string, string>[] {
  if (specs.length === 0) return [DEFAULT];
  let all: Record<string, string>[] = [{}];
  for (const { attrName, attrValues } of specs)
    all = all.flatMap((one) => attrValues.map((value) => ({ ...one, [attrName]: value })));
  return all;
}

/** Every combination at the one price that is known. */
const linesOfPrice = ({ attr, image, price, cost, otPrice }: FoundProduct): DraftLine[] =>
  price === null
    ? []
    : combinations(attr).map((attrValue) => ({ ...blank, attrValue, image, price, cost: cost ?? 0, otPrice: otPrice ?? price }));

const isPrice = (fen: Fen) => fen <= MOST_MONEY;

/** SKUs of the connector in our specifications; those that do not fit there are left out. */
function linesOfSkus({ attr, image }: FoundProduct, skus: ConnectorProduct['skus']): DraftLine[] {
  const lines = new Map<string, DraftLine>();
  for (const { values: said, price, marketPrice, stock, picture } of skus) {
    const values = said.map(specValue);
    const isKnown = values.length === attr.length && attr.every(({ attrValues }, at) => attrValues.includes(values[at] ?? ''));
    const key = values.join('\n');
    if (!isKnown || lines.has(key) || !isPrice(price) || !isPrice(marketPrice)) continue;
    const named = Object.fromEntries(attr.map(({ attrName }, at) => [attrName, values[at] ?? '']));
    const attrValue = attr.length === 0 ? DEFAULT : named;
    lines.set(key, { ...blank, attrValue, image: pictureAt(picture) ?? image, price, otPrice: marketPrice, stock });
  }
  return [...lines.values()];
}

/** Draft of a found product; the shop adds what only it can know. */
export function payloadOf(found: FoundProduct, skus: ConnectorProduct['skus'] = []): CollectedProduct {
  const { storeName, storeInfo, keyword, unitName, image, sliderImage, specType, attr, content } = found;
  const shown = { storeName, storeInfo, keyword: keyword ?? '', unitName: unitName ?? '', image, sliderImage, content };
  const lines = skus.length > 0 ? linesOfSkus(found, skus) : linesOfPrice(found);
  return { ...shown, cateId: '', tempId: 0, specType, attr, attrValue: lines };
}

/** Addresses of the pictures in a draft's gallery and lines, as many as are fetched at a time. */
export const picturesIn = ({ image, sliderImage, attrValue }: CollectedProduct): string[] =>
  [...new Set([image, ...sliderImage, ...attrValue.map((line) => line.image)])]
    .filter((address) => address !== '')
    .slice(0, FETCH_MAX);

/** Draft with the pictures that came, in place of those elsewhere. */
export const withOurs = (payload: CollectedProduct, ours: ReadonlyMap<string, string>): CollectedProduct =>
  withPictures(payload, (address) => ours.get(address) ?? address);
