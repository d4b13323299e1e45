import { z } from 'zod';
import { choices } from '../choices.ts';
import { edition } from '../record.ts';
import { amount, hundredths, id, integer, line, moment, money, moneyUpTo, present, text, TRUE, flagWords } from '../wire.ts';

/** Measures by which freight is charged. */
export const chargingTypes = choices({ pieces: [1, '按件数'], weight: [2, '按重量'], volume: [3, '按体积'] });

export const WHOLE_COUNTRY = 'all';
/** Path of the whole country: no province and no city. */
const WHOLE_PATH = '[[0,0]]';

/** "all", or `cityId`s of cities and districts with commas between. Clients that read the path of "all" send it back as "0". */
const cities = z.codec(
  z.union([z.string(), z.number()], '请选择城市'),
  z
    .string()
    .regex(/^(all|\d+(,\d+)*)$/, '请选择城市')
    .max(60_000, '选择的城市太多'),
  {
    decode: (sent) => (String(sent).trim() === '0' ? WHOLE_COUNTRY : String(sent).replaceAll(' ', '')),
    encode: (value) => value,
  },
);
/** The paths that were ticked, as JSON text; clients send back an array now and then. */
const ticked = z.codec(z.union([z.string(), z.array(z.unknown())]), text(100_000, '选择的城市太多'), {
  decode: (sent) => (typeof sent === 'string' ? sent : JSON.stringify(sent)),
  encode: (value) => value,
});
const atLeastTenth = (message: string) => hundredths.refine((value) => value >= 10, message);

export const FreightRegion = z.object({
  cityId: cities,
  title: ticked.default(WHOLE_PATH),
  first: atLeastTenth('首件金额不能低于0.1'),
  firstPrice: money,
  renewal: atLeastTenth('续件不能低于0.1'),
  renewalPrice: money,
});
export const FreeRegion = z.object({
  cityId: cities,
  title: ticked.default('[]'),
  number: atLeastTenth('包邮不能低于0.1'),
  price: present('请填写包邮金额').pipe(moneyUpTo(99_999_999, '包邮金额不能低于0')),
});

/** True where some places are free. Clients of the line 1.4 count, and send 2 where none is. */
const freeInPlaces = z.codec(z.union([...flagWords.options, z.literal([2, '2'])], '请选择是或否'), z.boolean(), {
  decode: (sent) => TRUE.has(sent),
  encode: (value) => value,
});

export const FreightTemplateDraft = z.object({
  name: line(200, '模板名称必须填写', '模板名称不能超过200个字符'),
  type: present('计费方式必须选择').pipe(chargingTypes.schema('计费方式选择区间 1(按件数), 2(按重量)，3(按体积)')),
  appoint: present('指定包邮必须选择').pipe(freeInPlaces),
  sort: present('排序数字必须填写').pipe(integer(0, 999_999, '排序最小为0')),
  shippingTemplatesRegionRequestList: z.array(FreightRegion, '请设置区域配送信息！').max(500),
  shippingTemplatesFreeRequestList: z.array(FreeRegion).max(500).nullish(),
});

export const FreightTemplate = z.object({
  id,
  name: z.string(),
  type: z.int(),
  /** Later servers of the wire count: 0 is free everywhere, 1 in some regions, 2 in none. */
  appoint: z.union([z.boolean(), z.literal([0, 1, 2])]),
  sort: z.int(),
  createTime: moment,
  updateTime: moment,
  edition: edition.optional(),
});

/** Freight of one product with the row it was reckoned by; measures are hundredths of a piece, kilogram or cubic metre. */
export const FreightQuote = z.object({
  freight: amount,
  measure: hundredths,
  /** Row of the regions; null where the row that sends free applied. */
  region: FreightRegion.pick({ cityId: true, first: true, firstPrice: true, renewal: true, renewalPrice: true }).nullable(),
  /** Steps beyond the first. */
  steps: z.int(),
  free: FreeRegion.pick({ cityId: true, number: true, price: true }).nullable(),
  /** Free for all orders from this total on, by the shop's own rule, whatever the template says; null while that is off. */
  shopFreeFrom: amount.nullable(),
});
export type FreightQuote = z.output<typeof FreightQuote>;
