import { refusals } from '../refusal.ts';
import { orderRefusals } from '../orders/order-refusals.ts';

export const returnCaseRefusals = refusals('return_case', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张退换单，请刷新页面' },
  NOT_SENT: { says: () => '订单还没有发货，不能退换，请直接退款' },
  REFUNDED: { says: () => '订单已全额退款，不能再退换' },
  LINE_NOT_FOUND: { says: () => '选择的商品不在这个订单里，请刷新页面后重试' },
  LINE_TWICE: { onConstraint: 'return_case_line__once', says: () => '同一件商品只能选一次，请合并数量' },
  TOO_MANY: {
    says: (p: { productName: string; left: number }) =>
      p.left === 0
        ? `“${p.productName}”没有可退换的件数：还没发出、已经退款，或已在别的退换单里`
        : `“${p.productName}”还可退换 ${p.left} 件，请修改数量`,
  },
  NOT_OF_PRODUCT: { says: () => '只能换成同一商品的规格，请重新选择' },
  PRICE_DIFFERS: { says: (p: { sku: string }) => `“${p.sku}”的价格不同，不能直接换。请先退货退款，再让用户重新下单` },
  NO_ADDRESS: { says: () => '请填写退货寄回地址' },
  KEY_REUSED: {
    onConstraint: ['return_case__request_key', 'return_case__case_no'],
    says: () => '这个请求已用于另一张退换单，请刷新页面后重试',
  },
  // Moves that are not possible now
  NOT_ASKED: { says: () => '这张退换单不在待审核，请刷新页面' },
  NOT_WAITING: { says: () => '这张退换单不在待退回，请刷新页面' },
  NOT_RECEIVED: { says: () => '请先验收退回的商品，再办结退换单' },
  ENDED: { says: () => '这张退换单已经结束，不能再操作' },
  OF_SEVERAL: { says: () => '退换单里还有其他店铺的商品，由平台处理' },
  RECEIVED_ALREADY: { says: () => '退回的商品已经验收，不能撤销。请办结，或拒绝后把商品寄回用户' },
  RESTOCKED: { says: () => '退回的商品已经入库，不能再拒绝，请重新退款' },
  NOT_REFUSABLE: { says: () => '退换单还没有收到商品，请撤销它' },
  WRONG_KIND: { says: (p: { kind: string }) => `这是一张${p.kind}单，请按${p.kind}办结` },
  // Checking in
  LINE_MISSING: { says: () => '请逐个填写每种商品收到的件数' },
  NOTHING_CAME: { says: () => '至少要收到一件才能验收；什么也没收到，请撤销退换单' },
  CAME_TOO_MANY: {
    says: (p: { productName: string; quantity: number }) => `“${p.productName}”最多收 ${p.quantity} 件，请核对件数`,
  },
  COUNTED: { says: () => '退回的商品已经入库，不能再改件数，请重新退款' },
  SELLABLE: { says: (p: { productName: string }) => `“${p.productName}”能再卖的件数不能多于收到的件数` },
  // Closing
  CARRIER: { says: () => '请选择快递公司，并填写快递单号' },
});
export const notOpened = [
  orderRefusals.NOT_FOUND,
  returnCaseRefusals.NOT_SENT,
  returnCaseRefusals.REFUNDED,
  returnCaseRefusals.LINE_NOT_FOUND,
  returnCaseRefusals.LINE_TWICE,
  returnCaseRefusals.TOO_MANY,
  returnCaseRefusals.NOT_OF_PRODUCT,
  returnCaseRefusals.PRICE_DIFFERS,
  returnCaseRefusals.KEY_REUSED,
];
