import { z } from 'zod';
import { calls, get } from '../call.ts';
import { caseKinds, caseStates } from '../orders/return-case-enums.ts';
import { count, id, moment, money, words } from '../wire.ts';
import { asSearched } from '../search-text.ts';

/** Groups of the finder; pages and acts are known to the screen itself. */
export const finderGroups = ['products', 'orders', 'cases', 'customers', 'settings'] as const;
export type FinderGroup = (typeof finderGroups)[number];

/** Hits of a group, at most. */
export const FINDER_HITS = 5;

const ProductHit = z.object({
  id,
  storeName: z.string(),
  image: z.string(),
  price: money,
  stock: count,
  /** The tab of the product list that it stands in: on sale, in the warehouse or in the bin. */
  tab: z.int(),
});

const OrderHit = z.object({
  orderNo: z.string(),
  realName: z.string(),
  /** Masked. */
  userPhone: z.string(),
  deliveryId: z.string().nullable(),
  goods: z.string(),
  /** Name of the shop that sold it; none where it is the house itself, or several. */
  seller: z.string().nullable(),
  statusStr: z.object({ key: z.string(), value: z.string() }),
  isTeamWaiting: z.boolean().optional(),
  paid: z.boolean(),
  createTime: moment,
});

/** A return case, by its own number, that of its order or of the parcel back, and by its buyer. */
const CaseHit = z.object({
  id,
  caseNo: z.string(),
  kind: caseKinds.schema(),
  state: caseStates.schema(),
  realName: z.string(),
  /** Masked. */
  userPhone: z.string(),
  backNumber: z.string(),
});

const CustomerHit = z.object({
  id,
  nickname: z.string(),
  /** Masked. */
  phone: z.string().nullable(),
});

/** A field of the settings of the system, or a form by its name alone. */
const SettingHit = z.object({
  /** Categories that lead to the form: the tab, and the one above it. */
  root: id,
  tab: id,
  /** Names of both. */
  above: z.array(z.string()),
  field: z.string().nullable(),
  label: z.string(),
});

const Hits = z.object({
  products: z.array(ProductHit),
  orders: z.array(OrderHit),
  cases: z.array(CaseHit),
  customers: z.array(CustomerHit),
  settings: z.array(SettingHit),
});

export const finderCalls = calls('finder', '/admin/finder', {
  find: get('/find', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about: `Records by name, number, code or the end of a phone number, at most ${FINDER_HITS} of each group, 20 settings where they alone are asked for. A group is empty for whoever may not list it.`,
    query: z.object({
      keywords: words(64, '请输入要查找的内容').overwrite(asSearched),
      group: z.enum(finderGroups, '未知的查找范围').optional(),
    }),
    returns: Hits,
  }),
});
