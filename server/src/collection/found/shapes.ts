import { z } from 'zod';
import type { Platform } from '#contract/catalogue/platforms.ts';
import { collectionRefusals } from '#contract/collection/found.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { RawProduct } from './source.ts';

/** Parsers for the answers of 99Api, one per platform, and of 一号通. A field of an unexpected type counts as absent. */

const words = z.union([z.string(), z.number()]).transform(String).catch('');
/** Price in any notation; parsed by `fenOf`. */
const amount = z.unknown().optional();
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** A list, JSON text of a list, or a single address. */
const pictures = z
  .union([z.string(), z.array(words)])
  .transform((value) => (typeof value === 'string' ? listIn(value) : value))
  .catch([]);

function listIn(text: string): string[] {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return z.array(words).catch([]).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

const named = z.object({ name: words });
const props = maybe(z.array(z.object({ name: words, values: z.array(named).catch([]) })));
const specsOf = (list: z.output<typeof props> = []) =>
  list.map(({ name, values }) => ({ name, values: values.map((value) => value.name) }));

const isHtml = (text: string) => text.includes('<');

const Answer = z.object({ data: maybe(z.record(z.string(), z.unknown())) });
const Taobao = z.object({ title: words, subTitle: words, images: pictures, desc: words, descUrl: words, props });
const Jd = z.object({
  name: words,
  images: pictures,
  price: amount,
  desc: words,
  saleProp: z.record(z.string(), words).catch({}),
  skuProps: maybe(z.record(z.string(), z.array(words).catch([]))),
});
const Suning = z.object({ title: words, images: pictures, price: amount, desc: words });
const Pdd = z.object({
  goodsName: words,
  goodsDesc: words,
  thumbUrl: pictures,
  banner: pictures,
  video: z.array(z.object({ videoUrl: words })).catch([]),
  maxNormalPrice: amount,
  marketPrice: amount,
  skus: maybe(z.array(z.object({ specs: z.array(z.object({ spec_key: words, spec_value: words })).catch([]) }))),
});

function ofTaobao(item: object, info: 'title' | 'subTitle'): RawProduct {
  const parsed = Taobao.parse(item);
  const content = [parsed.desc, parsed.descUrl].find(isHtml) ?? '';
  return {
    storeName: parsed.title,
    storeInfo: parsed[info],
    keyword: parsed.title,
    pictures: parsed.images,
    content,
    specs: specsOf(parsed.props),
  };
}

function ofJd(item: object): RawProduct {
  const { name, images, price, desc, saleProp, skuProps } = Jd.parse(item);
  if (!skuProps) throw collectionRefusals.MISSHAPEN({ part: 'props' });
  const specs = Object.entries(saleProp).map(([key, label]) => ({ name: label, values: skuProps[key] ?? [] }));
  return { storeName: name, storeInfo: name, pictures: images, price, content: desc, specs };
}

function ofSuning(data: object): RawProduct {
  const { title, images, price, desc } = Suning.parse(data);
  return { storeName: title, storeInfo: title, pictures: images, price, content: desc, specs: [] };
}

function ofPdd(item: object): RawProduct {
  const parsed = Pdd.parse(item);
  if (!parsed.skus) throw collectionRefusals.MISSHAPEN({ part: 'props' });
  const values = Map.groupBy(
    parsed.skus.flatMap(({ specs }) => specs),
    ({ spec_key: key }) => key,
  );
  return {
    storeName: parsed.goodsName,
    storeInfo: parsed.goodsDesc,
    videoLink: parsed.video[0]?.videoUrl ?? '',
    pictures: [...parsed.banner, ...parsed.thumbUrl],
    price: parsed.maxNormalPrice,
    otPrice: parsed.marketPrice,
    content: '',
    specs: [...values].map(([name, each]) => ({ name, values: each.map(({ spec_value: value }) => value) })),
  };
}

const readers: Readonly<Record<Platform, (item: object) => RawProduct>> = {
  taobao: (item) => ofTaobao(item, 'title'),
  tmall: (item) => ofTaobao(item, 'subTitle'),
  jd: ofJd,
  suning: ofSuning,
  pdd: ofPdd,
};

/** The product in an answer of 99Api. */
export function parse99Api(platform: Platform, answer: unknown): RawProduct {
  const { data } = Answer.catch({}).parse(answer);
  if (!data) throw collectionRefusals.MISSHAPEN({ part: 'data' });
  const item = platform === 'suning' ? data : data['item'];
  if (typeof item !== 'object' || item === null) throw collectionRefusals.MISSHAPEN({ part: 'item' });
  return readers[platform](item);
}

const OnePassProduct = z.object({
  store_name: words,
  store_info: words,
  keyword: words,
  unit_name: words,
  image: words,
  slider_image: pictures,
  price: amount,
  cost: amount,
  ot_price: amount,
  description: words,
  items: maybe(z.array(z.object({ value: words, detail: z.array(words).catch([]) }))),
});

/** The product in an answer of 一号通. */
export function parseOnePass(answer: unknown): RawProduct {
  const { data, error } = OnePassProduct.safeParse(answer);
  if (error) throw onePassRefusals.BROKEN();
  return {
    storeName: data.store_name,
    storeInfo: data.store_info,
    keyword: data.keyword || data.store_name,
    unitName: data.unit_name,
    pictures: [data.image, ...data.slider_image],
    price: data.price,
    cost: data.cost,
    otPrice: data.ot_price,
    content: data.description,
    specs: (data.items ?? []).map(({ value, detail }) => ({ name: value, values: detail })),
  };
}
