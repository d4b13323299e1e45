import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { type Fen, yuanOfFen } from '../fen.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { phoneNumberOrNone } from '../phone-number.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { flag, id, integer, mediaAddress, moneyUpTo, nothing, page, paged, text, words } from '../wire.ts';
import { platforms } from '../services/platforms.ts';
import { searchText } from '../search-text.ts';
import { termFormats, termLabels } from './shop-terms.ts';

export const shopRefusals = refusals('shop', {
  NAME_TAKEN: { onConstraint: 'shop__name', says: () => '已有同名的店铺，请换一个名称' },
  BINNED: { says: () => '店铺在回收站里，请先恢复再修改' },
  NOT_BINNED: { says: () => '请先将店铺移入回收站，再彻底删除' },
  OPEN_ORDERS: { says: () => '该店铺存在未完成订单，无法删除' },
  OWED: {
    says: (p: { owed: Fen }) => `还欠这家店铺 ¥${yuanOfFen(p.owed)} 没有结清，不能彻底删除；请先生成结算单，付清之后再删除`,
  },
  IN_USE: { says: (_: { count: number }) => '该店铺下有商品，不能彻底删除，请先给商品换一个店铺' },
});

/** The tabs of the list. What is in the bin is closed. */
export const shopTabs = choices({ open: [1, '营业中'], closed: [2, '已停业'], bin: [3, '回收站'] });
export const openOrClosed = flagChoices('营业', '停业');

const platform = z.enum([...platforms.values, ''], '来源平台不正确，请重新选择');

export const ShopDraft = z.object({
  name: words(64, '请输入店铺名称', '店铺名称不能超过64个字符'),
  logo: mediaAddress(255, '请上传店铺LOGO', '店铺LOGO的地址过长，请重新上传'),
  platform: platform.nullish(),
  sourceUrl: text(500, '店铺链接不能超过500个字符')
    .regex(/^(https?:\/\/.+)?$/i, '店铺链接应以 http:// 或 https:// 开头')
    .nullish(),
  contact: text(32, '联系人不能超过32个字符').nullish(),
  phone: phoneNumberOrNone('联系电话应为手机号或座机号').nullish(),
  commissionRate: moneyUpTo(10_000, '结算比例应为 0 到 100，最多两位小数').nullish(),
  intro: text(500, '店铺简介不能超过500个字符').nullish(),
  sort: integer(0, 9999, '排序应为 0 到 9999').nullish(),
  status: flag.nullish(),
});
export type ShopDraft = z.output<typeof ShopDraft>;

export const Shop = recordOf(ShopDraft, { isDel: z.boolean(), productCount: z.int() });
export type Shop = z.output<typeof Shop>;

const byId = { params: z.object({ id }), returns: nothing };
const saved = { returns: nothing, refuses: [shopRefusals.NAME_TAKEN] };

/** Sellers that products belong to; a product without one is the house's own. */
export const shopCalls = calls('shop', '/admin/store/shop', {
  list: get('/list', {
    permission: 'admin:product:shop:list',
    about: '`type` names a tab (1 open, 2 closed, 3 bin); without it, `status` and `isDel` choose, and the bin stays out.',
    query: paged({
      keywords: searchText(64).optional(),
      type: shopTabs.schema('未知的店铺类型').optional(),
      status: flag.optional(),
      isDel: flag.optional(),
      platform: platform.optional(),
    }),
    returns: page(Shop),
  }),
  getCount: get('/getCount', {
    permission: 'admin:product:shop:count',
    query: z.object({ keywords: searchText(64).optional() }),
    returns: z.object({ show: z.int(), hide: z.int(), recycle: z.int() }),
  }),
  info: get('/info/{id}', { permission: 'admin:product:shop:info', params: z.object({ id }), returns: Shop }),
  save: post('/save', { permission: 'admin:product:shop:save', body: ShopDraft, ...saved }),
  update: post('/update', {
    edits: Shop,
    permission: 'admin:product:shop:update',
    body: ShopDraft.extend({ id }),
    returns: nothing,
    refuses: [shopRefusals.NAME_TAKEN, shopRefusals.BINNED],
  }),
  updateStatus: get('/update/status', {
    permission: 'admin:product:shop:update:status',
    query: z.object({ id, status: flag }),
    returns: nothing,
    undo: '修改成功',
    refuses: [shopRefusals.BINNED],
  }),
  delete: get('/delete/{id}', {
    permission: 'admin:product:shop:delete',
    about: 'Closes the shop and puts it into the bin.',
    ...byId,
    undo: '已移入回收站',
    refuses: [shopRefusals.OPEN_ORDERS],
  }),
  recovery: get('/recovery/{id}', {
    permission: 'admin:product:shop:recovery',
    about: 'Out of the bin; it stays closed until somebody opens it.',
    ...byId,
    undo: '已恢复，店铺仍是停业状态',
    refuses: [shopRefusals.NAME_TAKEN],
  }),
  completelyDelete: get('/completely/delete/{id}', {
    permission: 'admin:product:shop:completely:delete',
    ...byId,
    refuses: [shopRefusals.NOT_BINNED, shopRefusals.IN_USE, shopRefusals.OPEN_ORDERS, shopRefusals.OWED],
  }),
});

labelsOf('shop', {
  id: 'ID',
  name: '店铺名称',
  logo: '店铺LOGO',
  platform: '来源平台',
  sourceUrl: '店铺链接',
  contact: '联系人',
  phone: '联系电话',
  commissionRate: '结算比例',
  intro: '店铺简介',
  productCount: '商品数',
  orderCount: '订单数',
  sort: '排序',
  status: '状态',
  isDel: '所在',
  createTime: '创建时间',
  keywords: '店铺名称、联系人或电话',
  ...termLabels,
});

historyOf('shop', {
  label: '店铺',
  readBy: 'admin:product:shop:info',
  fields: {
    ...texts(
      'name',
      'logo',
      'sourceUrl',
      'contact',
      'phone',
      'intro',
      'sort',
      'code',
      'railUnit',
      'address',
      'license',
      'sheetPrinter',
      'remark',
    ),
    platform: platforms,
    ...termFormats,
    status: openOrClosed,
    isDel: flagChoices('回收站', '店铺'),
  },
  acts: { updateStatus: '营业或停业', delete: '移入回收站', recovery: '恢复', completelyDelete: '彻底删除' },
});
