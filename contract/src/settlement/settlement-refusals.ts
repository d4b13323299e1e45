import type { Fen } from '../fen.ts';
import { yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const settlementRefusals = refusals('settlement', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张结算单，请刷新页面' },
  NO_SHOP: { says: () => '这家店铺不存在，请重新选择' },
  NO_PERIOD: { code: 400, says: () => '请选择结算周期，日期格式为 2026-11-01' },
  BACKWARDS: { code: 400, says: () => '结算周期的开始日期不能晚于结束日期' },
  TOO_LONG: { code: 400, says: () => '结算周期最长一年，请分几次生成' },
  NOT_DUE: {
    says: (p: { days: number; due: string }) =>
      `订单签收满 ${p.days} 天才能结算，这个周期要到 ${p.due} 才满；请到时再生成，或把结束日期提前`,
  },
  NOTHING: { says: () => '这个周期没有可结算的订单：已结算过、退款处理中或未签收的不在其中' },
  PREVIEW_CHANGED: {
    says: (p: { payable: Fen }) => `预览之后有订单变动，应结合计已是 ¥${yuanOfFen(p.payable)}；还没有生成，请核对新的预览`,
  },
  AT_WORK: { says: () => '这张结算单还在生成，请等它完成' },
  CHANGED: { says: (p: { payable: Fen }) => `结算单刚有变动，应结已是 ¥${yuanOfFen(p.payable)}，请核对后再确认` },
  NOT_OPEN: { says: () => '只有待确认的结算单才能这样做，请刷新页面' },
  NOT_CONFIRMED: { says: () => '只有已确认的结算单才能申请付款，请刷新页面' },
  OBJECTED: { says: () => '店铺的异议还没有答复，请先答复再确认' },
  NO_OBJECTION: { says: () => '这张结算单没有待答复的异议，请刷新页面' },
  OBJECTED_ALREADY: { says: () => '已经提过异议，请等平台答复' },
  NOTHING_TO_PAY: { says: () => '应结不是正数，不用付款；欠平台的会转入店铺的下一张结算单' },
  NO_ACCOUNT: { says: () => '这家店铺还没有收款账户，请先在商家店铺里填写' },
  PAYING: { says: (p: { paymentNo: string }) => `付款单 ${p.paymentNo} 还在处理，请等它办结` },
  CARRIED: { says: (p: { settlementNo: string }) => `它的欠款已转入结算单 ${p.settlementNo}，要作废请先作废那一张` },
  VOIDABLE: { says: () => '只有待确认或已确认、还没有付款的结算单才能作废' },
  RUN_NOT_FOUND: { code: 404, says: () => '没有找到这次生成，可能已被清理' },
});
