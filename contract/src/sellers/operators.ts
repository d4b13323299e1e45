import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { flagChoices } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { phoneNumberOrNone } from '../phone-number.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { shownAccount } from './bank-account.ts';
import { searchText } from '../search-text.ts';
import { flag, id, moneyUpTo, nothing, page, paged, text, words } from '../wire.ts';

const MOST_PEOPLE = 50;
const MOST_SHOPS = 1000;

export const operatorRefusals = refusals('operator', {
  NAME_TAKEN: { onConstraint: 'operator__name', says: () => '已有同名的运营商，请换一个名称' },
  NO_ADMIN: { onConstraint: 'operator_staff__admin_there', says: () => '有的登录账号不存在，请重新选择' },
  ADMIN_TAKEN: { onConstraint: 'operator_staff__admin', says: () => '有的登录账号已属于另一家运营商，请先从那家移出' },
  NO_SHOP: { onConstraint: 'operator_shop__shop_there', says: () => '有的店铺不存在或在回收站里，请重新选择' },
  SHOP_TAKEN: { onConstraint: 'operator_shop__shop', says: () => '有的店铺已属于另一家运营商，请先在那家解绑' },
  IN_USE: { says: (_: { count: number }) => '请先解绑店铺，再删除运营商' },
});

export const enabledOrNot = flagChoices('启用', '停用');

const OperatorDraft = z.object({
  name: words(50, '请输入运营商名称', '运营商名称不能超过50个字符'),
  creditCode: text(18)
    .regex(/^([0-9A-Z]{18})?$/, '统一社会信用代码应为 18 位数字和大写字母')
    .nullish(),
  contact: text(32, '联系人不能超过32个字符').nullish(),
  phone: phoneNumberOrNone('联系电话应为手机号或座机号').nullish(),
  railUnits: text(200, '负责的路局/单位不能超过200个字符').nullish(),
  shareRate: moneyUpTo(10_000, '分成比例应为 0 到 100，最多两位小数').nullish(),
  adminIds: z.array(id).max(MOST_PEOPLE, `一家运营商最多 ${MOST_PEOPLE} 个登录账号`).nullish(),
  remark: text(500, '备注不能超过500个字符').nullish(),
});
export type OperatorDraft = z.output<typeof OperatorDraft>;

const OperatorShop = z.object({ id: z.int(), name: z.string() });

/** `admins` are its accounts with their names; `shareRate` is hundredths of a per cent. `bankAccount`, which it is paid to, is masked. */
export const Operator = recordOf(OperatorDraft, {
  ...shownAccount,
  status: z.boolean(),
  admins: z.array(z.object({ adminId: id, account: z.string(), realName: z.string() })),
  shopIds: z.array(z.int()),
  shops: z.array(OperatorShop),
});
export type Operator = z.output<typeof Operator>;

const saved = {
  returns: nothing,
  refuses: [operatorRefusals.NAME_TAKEN, operatorRefusals.NO_ADMIN, operatorRefusals.ADMIN_TAKEN],
};

/** Companies that run shops of the mall; their people see the data of these shops, where a role limits them so. */
export const operatorCalls = calls('operator', '/admin/operator', {
  list: get('/list', {
    permission: 'admin:operator:list',
    query: paged({ keywords: searchText(64).optional(), status: flag.optional() }),
    returns: page(Operator),
  }),
  info: get('/info', { permission: 'admin:operator:info', query: z.object({ id }), returns: Operator }),
  save: post('/save', { permission: 'admin:operator:save', body: OperatorDraft, ...saved }),
  update: post('/update', {
    edits: Operator,
    permission: 'admin:operator:update',
    query: z.object({ id }),
    body: OperatorDraft,
    ...saved,
  }),
  updateStatus: get('/update/status', {
    permission: 'admin:operator:update:status',
    about: 'Whoever signs in for an operator is switched on and off with it.',
    query: z.object({ id, status: flag }),
    returns: nothing,
    undo: '修改成功',
  }),
  bindShops: post('/bind/shop', {
    edits: Operator.pick({ shopIds: true }),
    permission: 'admin:operator:bind:shop',
    about: 'Replaces the shops of an operator; a shop has one operator at most.',
    body: z.object({ id, shopIds: z.array(id).max(MOST_SHOPS, `一家运营商最多 ${MOST_SHOPS} 家店铺`) }),
    returns: nothing,
    undo: '已保存运营商的店铺',
    refuses: [operatorRefusals.NO_SHOP, operatorRefusals.SHOP_TAKEN],
  }),
  delete: get('/delete', {
    permission: 'admin:operator:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [operatorRefusals.IN_USE],
  }),
});

labelsOf('operator', {
  id: 'ID',
  name: '运营商名称',
  creditCode: '统一社会信用代码',
  contact: '联系人',
  phone: '联系电话',
  railUnits: '负责的路局/单位',
  shareRate: '分成比例',
  adminIds: '登录账号',
  admins: '登录账号',
  shopIds: '店铺',
  shops: '店铺',
  bankName: '开户行',
  bankAccountName: '账户名称',
  bankAccount: '收款账号',
  remark: '备注',
  status: '状态',
  createTime: '创建时间',
  updateTime: '修改时间',
  keywords: '名称、联系人或电话',
});
labelsOf('operator_staff', { operatorId: '运营商', adminId: '登录账号', createTime: '添加时间' });
labelsOf('operator_shop', { operatorId: '运营商', shopId: '店铺', createTime: '绑定时间' });

historyOf('operator', {
  label: '运营商',
  readBy: 'admin:operator:info',
  fields: { ...texts('name', 'creditCode', 'contact', 'phone', 'railUnits', 'remark'), status: enabledOrNot },
  acts: { updateStatus: '启用或停用', bindShops: '绑定店铺' },
});
historyOf('operator_staff', {
  label: '运营商的登录账号',
  readBy: 'admin:operator:info',
  fields: { operatorId: 'text', adminId: 'text' },
  named: { operatorId: ['operator', 'name'], adminId: ['admin', 'realName'] },
  acts: {},
});
historyOf('operator_shop', {
  label: '运营商的店铺',
  readBy: 'admin:operator:info',
  fields: { operatorId: 'text', shopId: 'text' },
  named: { operatorId: ['operator', 'name'], shopId: ['shop', 'name'] },
  acts: {},
});
