import { z } from 'zod';
import type { Platform } from '#contract/services/platforms.ts';
import { api99Refusals } from '#contract/services/api99.ts';
import type { RawProduct } from '#server/platform/collecting.ts';
import { amount, maybe, pictures, words } from '../product-shapes.ts';
import { withRaw } from '../health/raw-answer.ts';

/** Parsers for the answers, one per platform. A field of an unexpected type counts as absent. */

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
  if (!skuProps) throw api99Refusals.MISSHAPEN({ part: 'props' });
  const specs = Object.entries(saleProp).map(([key, label]) => ({ name: label, values: skuProps[key] ?? [] }));
  return { storeName: name, storeInfo: name, pictures: images, price, content: desc, specs };
}

function ofSuning(data: object): RawProduct {
  const { title, images, price, desc } = Suning.parse(data);
  return { storeName: title, storeInfo: title, pictures: images, price, content: desc, specs: [] };
}

function ofPdd(item: object): RawProduct {
  const parsed = Pdd.parse(item);
  if (!parsed.skus) throw api99Refusals.MISSHAPEN({ part: 'props' });
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
  if (!data) throw withRaw(api99Refusals.MISSHAPEN({ part: 'data' }), JSON.stringify(answer) ?? '');
  const item = platform === 'suning' ? data : data['item'];
  if (typeof item !== 'object' || item === null) throw api99Refusals.MISSHAPEN({ part: 'item' });
  return readers[platform](item);
}
