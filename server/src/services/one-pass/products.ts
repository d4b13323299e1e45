import { z } from 'zod';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { Collecting, RawProduct } from '#server/platform/collecting.ts';
import { amount, maybe, pictures, words } from '../product-shapes.ts';
import type { OnePass } from './one-pass.ts';

const Account = z.object({ copy: z.object({ num: z.coerce.number().int().min(0) }) });

/** The dialog waits for the remaining number; it opens without it rather than late. */
const GLANCE_MS = 4000;

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

export const onePassProducts = (onePass: OnePass): Pick<Collecting, 'byAccount' | 'left'> => ({
  byAccount: async (link) => parseOnePass(await onePass.change('copy/goods', { url: link.trim() })),
  left: () =>
    onePass.read('user/info', {}, GLANCE_MS).then(
      (answer) => Account.safeParse(answer).data?.copy.num ?? 0,
      () => 0,
    ),
});
