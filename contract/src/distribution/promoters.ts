import { z } from 'zod';
import { accountNames } from '../schema-kinds.ts';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { choices } from '../choices.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { dateLimit } from '../date-limit.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, amount, id, integer, moment, momentOrNone, nothing, page, paged, present, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const promoterRefusals = refusals('promoter', {
  OFF: { says: () => '分销未开启' },
  NO_PROMOTER: { says: () => '分销员不存在，或还没有开通分销' },
  HAS_REFERRER: { says: () => '用户已有上级分销员' },
  NOT_NEW: { says: () => '只有新用户可以绑定分销员' },
  NO_REFERRER: { says: () => '该用户没有上级分销员' },
});

/** Distance below a promoter. */
export const downlineLevels = choices({ first: [1, '一级用户'], second: [2, '二级用户'] });
/** Either level or both, for which the wire has two numbers. */
export const downlines = choices({ all: [0, '全部'], first: [1, '一级用户'], second: [2, '二级用户'], both: [3, '全部'] });

const figures = [
  'spreadCount',
  'spreadOrderNum',
  'spreadOrderTotalPrice',
  'totalBrokeragePrice',
  'extractCountPrice',
  'extractCountNum',
  'brokeragePrice',
  'freezeBrokeragePrice',
] as const;
export type PromoterFigure = (typeof figures)[number];
/** Sorting by a figure, descending with a `-` before it; the latest customers first without one. */
const order = z.templateLiteral([z.literal(['', '-']), z.literal(figures)]);

export const PromoterFilter = z.object({ keywords: searchText(64).optional(), dateLimit: dateLimit.optional() });
export type PromoterFilter = z.output<typeof PromoterFilter>;

export const Promoter = z.object({
  uid: z.int(),
  realName: z.string().default(''),
  nickname: z.string(),
  avatar: z.string().default(''),
  phone: z.string().nullable(),
  /** Sum that can be withdrawn now. */
  brokeragePrice: amount,
  spreadUid: z.int(),
  spreadNickname: z.string().default(''),
  payCount: z.null(),
  spreadCount: z.int(),
  spreadOrderNum: z.int(),
  spreadOrderTotalPrice: amount,
  totalBrokeragePrice: amount,
  spreadPeopleCount: z.int(),
  extractCountPrice: amount,
  extractCountNum: z.int(),
  freezeBrokeragePrice: amount,
  promoterTime: momentOrNone,
});
export type Promoter = z.output<typeof Promoter>;

export const DownlineCustomer = z.object({
  uid: z.int(),
  avatar: z.string().default(''),
  nickname: z.string(),
  isPromoter: z.boolean(),
  spreadCount: z.int(),
  payCount: z.int(),
});
export type DownlineCustomer = z.output<typeof DownlineCustomer>;

/** An order by which a promoter earned. */
export const PromotedOrder = z.object({
  id: z.int(),
  /** Number of the order. */
  orderId: z.string(),
  realName: z.string().default(''),
  userPhone: z.string(),
  /** Commission. */
  price: amount,
  updateTime: moment,
});
export type PromotedOrder = z.output<typeof PromotedOrder>;

const ofPromoter = z.object({
  uid: present('用户id不能为空').pipe(integer(1, INT_MAX, '用户id不能为空')),
  type: present('推广人类型不能为空').pipe(downlines.schema('请选择正确的用户类型')),
  nickName: searchText(64).nullish(),
  dateLimit: dateLimit.nullish(),
});

export const promoterCalls = calls('promoter', '/admin/store/retail', {
  list: get('/list', {
    permission: 'admin:retail:list',
    about: 'Keywords are part of a name or of a phone number, or the number of a customer.',
    query: paged({ ...PromoterFilter.shape, order: order.optional() }),
    returns: page(Promoter),
  }),
  people: post('/spread/userlist', {
    permission: 'admin:retail:spread:list',
    about: 'Whom a promoter brought, and whom those brought.',
    query: paged({}),
    body: ofPromoter,
    returns: page(DownlineCustomer),
  }),
  orders: post('/spread/orderlist', {
    permission: 'admin:retail:spread:order:list',
    about: 'Orders whose commission counts already, what moved last first.',
    query: paged({}),
    body: ofPromoter,
    returns: page(PromotedOrder),
  }),
  statistics: get('/statistics', {
    permission: 'admin:retail:list',
    about: 'Sums of the promoters that the filters name; amounts are text.',
    query: z.object({ nickName: searchText(64).optional(), dateLimit: dateLimit.optional() }),
    returns: z.array(z.object({ name: z.string(), count: z.union([z.int(), z.string()]) })),
  }),
  clean: get('/spread/clean/{id}', {
    permission: 'admin:retail:spread:clean',
    about: 'Takes the referrer away from a customer; commission that was promised stays.',
    params: z.object({ id }),
    returns: z.literal(true),
    undo: '清除成功',
    refuses: [customerRefusals.NOT_FOUND, customerRefusals.MERGED, promoterRefusals.NO_REFERRER],
  }),
});

/** Calls of a storefront, for a customer who came through a promoter's link. */
export const openPromoterCalls = calls('promoter', '/open/promoter', {
  bind: post('/bind', {
    permission: 'storefront',
    about: 'Binds a customer to the promoter who brought them. Saying it twice changes nothing.',
    body: z.object({ account: buyerAccount, referrer: words(64, '请提供分销员账号').register(accountNames, {}) }),
    returns: nothing,
    refuses: [
      customerRefusals.DISABLED,
      promoterRefusals.OFF,
      promoterRefusals.NO_PROMOTER,
      promoterRefusals.HAS_REFERRER,
      promoterRefusals.NOT_NEW,
      customerRefusals.OWN_REFERRER,
      customerRefusals.CIRCLE,
    ],
  }),
});

labelsOf('promoter', {
  uid: 'ID',
  avatar: '头像',
  nickname: '用户信息',
  spreadCount: '推广用户数',
  spreadOrderNum: '推广订单数',
  spreadOrderTotalPrice: '推广订单金额',
  totalBrokeragePrice: '佣金总金额',
  extractCountPrice: '已提现金额',
  extractCountNum: '已提现次数',
  brokeragePrice: '未提现金额',
  freezeBrokeragePrice: '冻结中佣金',
  promoterTime: '成为分销员时间',
  spreadNickname: '上级分销员',
  keywords: '关键字',
});

actsOf('promoter', '推广关系', { exportPromoters: '导出分销员', bind: '绑定分销员', clean: '清除上级分销员' });
