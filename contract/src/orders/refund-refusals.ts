import { yuanOfFen } from '../fen.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';

export const refundRefusals = refusals('refund', {
  UNPAID: { says: () => '未支付无法退款' },
  TOO_MUCH: { says: () => '退款金额大于支付金额，请修改退款金额' },
  ZERO: { says: () => '退款金额不能为0，请修改退款金额' },
  NOT_ASKED: { says: () => '订单没有待处理的退款申请，请刷新页面' },
  UNDER_WAY: { says: () => '订单退款中' },
  REFUNDED_ALREADY: { says: () => '订单已退款' },
  OVER_LIMIT: {
    code: NEEDS_SECOND,
    says: (p: { limit: number }) => `您单笔订单的退款上限是 ${yuanOfFen(p.limit)} 元，请由店长或财务来退款`,
  },
  CANCELLED_GOES_BACK: { says: () => '订单已取消，这笔付款不能留下，请全额退款' },
  REASON: { says: () => '请填写拒绝退款原因' },
  DELETED: { says: () => '订单已删除！退款请联系商家办理' },
  ASKED_ALREADY: { says: () => '正在申请退款中' },
  PART_WAITS: { says: () => '订单的退款申请由平台处理，平台处理后才能给本店的商品退款' },
  LINE_NOT_FOUND: { says: () => '选择的商品不在这个订单里，请刷新页面后重试' },
  LINE_TWICE: { onConstraint: 'refund_line__line', says: () => '同一件商品只能选一次，请合并数量' },
  LINE_TOO_MANY: {
    says: (p: { productName: string; left: number }) => `“${p.productName}”还可退 ${p.left} 件，请修改退款数量`,
  },
  PIECE_IN_CASE: {
    says: (p: { productName: string; held: number }) =>
      `“${p.productName}”有 ${p.held} 件在未办结的退换单里，请在退换单里退款，或先撤销退换单`,
  },
  OTHER_REQUEST: {
    onConstraint: ['refund__request_key', 'refund__refund_no'],
    says: () => '这个退款请求已用于另一笔退款，请刷新页面后重试',
  },
});
