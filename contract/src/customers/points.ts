import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit } from '../date-limit.ts';
import { labelsOf } from '../labels.ts';
import { ledgerSums } from './ledgers.ts';
import { viaKey } from './via-key.ts';
import { INT_MAX, moment, page, paged } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const PointsRecord = z.object({
  id: z.int(),
  uid: z.int(),
  /** Number of the order; `0` when there is none. */
  linkId: z.string().default(''),
  /** `order`, `sign`, `system`. */
  linkType: z.string().default(''),
  /** 1 came in, 2 left; other servers do not say it. */
  type: z.int().nullable(),
  title: z.string(),
  integral: z.int(),
  /** Figure after the movement. */
  balance: z.int(),
  mark: z.string(),
  status: z.int().default(3),
  frozenTime: z.int().default(0),
  /** Epoch milliseconds; 0 when there is none. */
  thawTime: z.int().default(0),
  createTime: moment.nullable(),
  updateTime: moment,
  nickName: z.string(),
  ...viaKey,
});
export type PointsRecord = z.output<typeof PointsRecord>;

/** Fields that the list can be sorted by. */
const sorted = ['integral', 'balance', 'updateTime'] as const;
/** Sorting by a field, descending with a `-` before it; points that were spent count as negative. */
const order = z.templateLiteral([z.literal(['', '-']), z.literal(sorted)]);

const NO_PERSON = '编号不正确，请刷新页面后重试';
/** Clients send "" where nobody is chosen. */
const person = z.codec(
  z.union([z.number(), z.string().regex(/^\d{0,10}$/, NO_PERSON)], NO_PERSON),
  z.int(NO_PERSON).min(1, NO_PERSON).max(INT_MAX, NO_PERSON).nullable(),
  { decode: (sent) => (sent === '' ? null : Number(sent)), encode: (value) => value ?? '' },
);

/** Movements by what the list finds them by. */
export const PointsFilter = z.object({
  dateLimit: dateLimit.nullish(),
  keywords: searchText(64).nullish(),
  uid: person.nullish(),
});
export type PointsFilter = z.output<typeof PointsFilter>;

export const pointsCalls = calls('integral_record', '/admin/user/integral', {
  list: post('/list', {
    permission: 'admin:user:integral:list',
    about: 'Points that count, what moved last first. Keywords are the number of a customer, or part of a name.',
    query: paged({ order: order.optional() }),
    body: PointsFilter,
    returns: page(PointsRecord),
  }),
  sums: get('/sums', {
    permission: 'admin:user:integral:list',
    about: 'Sums of the points that `list` finds; null where more than 1000 movements of a person or of keywords are found.',
    query: PointsFilter,
    returns: ledgerSums(z.int()),
  }),
});

labelsOf('integral_record', {
  id: 'ID',
  title: '标题',
  balance: '积分余量',
  integral: '明细数字',
  mark: '备注',
  nickName: '用户昵称',
  updateTime: '添加时间',
  keywords: '用户昵称',
});
