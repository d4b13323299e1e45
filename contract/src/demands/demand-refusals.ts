import { labelOf } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { demandStates } from './demand-record.ts';

const NOT_IN: Readonly<Record<string, string>> = {
  update: '修改',
  delete: '删除',
  submit: '提交',
  accept: '受理',
  reject: '拒绝',
  deal: '成交',
  close: '关闭',
  invite: '改邀请的店铺',
  quote: '报价',
};

export const demandRefusals = refusals('demand', {
  NUMBER_TAKEN: { onConstraint: 'demand__number', says: () => '需求单号重复，请再保存一次' },
  NO_CATEGORY: { onConstraint: 'demand__category', says: () => '品类不存在或已删除，请重新选择' },
  NO_SHOP: { onConstraint: 'demand_shop__shop_there', says: () => '有的店铺不存在或已停业，请重新选择' },
  SHOP_TWICE: { onConstraint: 'demand_shop__once', says: () => '邀请的店铺刚被他人修改，请刷新后重试' },
  STATE: {
    says: (p: { status: number; act: string }) =>
      `需求${labelOf(demandStates, p.status) ?? ''}，不能${NOT_IN[p.act] ?? '操作'}，请刷新后再看`,
  },
  NOT_YOURS: { code: 403, says: () => '只有提交这条需求的店铺或平台可以操作' },
  PAST_DATE: { code: 400, says: () => '期望日期不能早于今天' },
  PAST_QUOTING: { code: 400, says: () => '报价截止日不能早于今天' },
  NOBODY: { code: 400, says: () => '请选择承接店铺，或至少邀请一家店铺报价' },
  CHOSEN: { says: () => '已采纳一家店铺的报价，不能再改邀请的店铺' },
  HAS_QUOTED: { says: (p: { name: string }) => `“${p.name}”已经报价，不能取消邀请` },
  NO_TAKER: { says: () => '还没有承接店铺，请先采纳一家店铺的报价' },
  NO_ORDER: { says: () => '没有找到承接店铺的这个订单，请核对订单号；已取消的订单不能成交' },
  BELOW_COST: {
    says: (p: { names: string }) => `订单里的“${p.names}”低于成本，请店铺先提交这条需求或这张订单的价格报备，审核通过后再成交`,
  },
  ORDER_USED: { onConstraint: 'demand__order', says: () => '这个订单已经对应另一条需求，请核对订单号' },
  NO_SHOP_OF_YOURS: { code: 403, says: () => '您还没有所属店铺，请联系管理员把您加到店铺里' },
});
