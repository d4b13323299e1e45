import { z } from 'zod';
import { fenOfYuan } from '#contract/fen.ts';
import type { ConnectorDetail, ConnectorProduct } from '#server/platform/connector.ts';

/** Shapes of answers. What breaks the contract is no answer: amounts are believed to the fen or not at all. */

const MOST = 200;
const words = (max: number) => z.string().transform((text) => text.replaceAll('\u0000', '').toWellFormed().trim().slice(0, max));
const name = (max: number) => z.string().min(1).max(max);
const yuan = z
  .string()
  .regex(/^\d{1,8}\.\d{2}$/)
  .transform((text) => fenOfYuan(text));
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const whole = (max: number) => z.int().min(0).max(max);
const IMAGE = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;
const IMAGE_MAX = 140_000;
const MANY = 1_000_000_000;

export const Refused = z.object({ code: z.string().max(64), message: words(MOST).catch('') });
export const Hello = z.object({ name: words(64), versions: z.array(z.int()).min(1) });
export const Account = z.object({ account: words(64), expiresAt: moment });
export const SignIn = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), session: name(4000), account: words(64), expiresAt: moment }),
  z.object({ status: z.literal('captcha'), key: name(128), image: z.string().regex(IMAGE).max(IMAGE_MAX) }),
  z.object({ status: z.literal('sms'), key: name(128) }),
]);

const Sku = z.object({
  id: name(64),
  values: z.array(words(50)).max(10),
  price: yuan,
  marketPrice: yuan,
  stock: whole(MANY),
  picture: words(1000),
});

const link = name(500).regex(/^https?:\/\/\S+$/);

export const Product = z
  .object({
    link,
    title: words(200),
    intro: words(500),
    keyword: words(255),
    unit: words(32),
    pictures: z.array(words(1000)).max(MOST),
    content: z.string(),
    specs: z.array(z.object({ name: words(50), values: z.array(words(50)).max(MOST) })).max(20),
    skus: z.array(Sku).min(1).max(2000),
  })
  .transform(({ link, title, intro, unit, skus, ...product }): ConnectorProduct => ({
    link,
    raw: { storeName: title, storeInfo: intro, unitName: unit, ...product },
    skus,
  }));

const pageOf = <T extends z.ZodType>(row: T) => z.object({ total: whole(MANY), list: z.array(row).max(50) });
export const ShopProducts = pageOf(z.object({ link }).transform((row) => row.link));

const Summary = z.object({
  number: name(64),
  status: words(32),
  isPaid: z.boolean(),
  buyerUnit: words(128),
  buyerName: words(32),
  amount: yuan,
  orderedAt: moment,
});
export const Orders = pageOf(Summary);

const Order = Summary.extend({
  phone: words(18),
  province: words(32),
  city: words(32),
  district: words(32),
  address: words(128),
  freight: yuan,
  remark: words(500),
  items: z
    .array(z.object({ sku: name(64), name: words(128), spec: words(128), price: yuan, num: z.int().min(1).max(99_999) }))
    .min(1)
    .max(200),
});

const Detail = z.union([
  z.object({ number: name(64), order: Order }),
  z.object({ number: name(64), error: Refused }).transform(({ number, error }) => ({ number, message: error.message })),
]);
const Details = z.object({ list: z.array(z.unknown()).max(50) });
const Numbered = z.object({ number: z.string() });

/** Details of the numbers that were asked for, each in its own right: one that breaks the contract keeps no other back. */
export function detailsIn(answer: unknown, numbers: readonly string[]): ConnectorDetail[] | undefined {
  const { data } = Details.safeParse(answer);
  if (!data) return undefined;
  return numbers.map((number) => {
    const row = data.list.find((each) => Numbered.safeParse(each).data?.number === number);
    if (row === undefined) return { number, message: '连接器没有返回这个订单' };
    const detail = Detail.safeParse(row).data;
    const isOther = detail && 'order' in detail && detail.order.number !== number;
    return detail && !isOther ? detail : { number, message: '连接器返回的订单不符合约定' };
  });
}

export const Accepted = z.object({ accepted: z.literal(true) });
