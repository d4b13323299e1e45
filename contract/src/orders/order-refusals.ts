import { yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const orderRefusals = refusals('order', {
  NOT_FOUND: { says: () => '没有找到订单信息' },
  DELETED: { says: () => '未找到对应订单信息' },
  // Changing the price
  ALREADY_PAID: { says: (p: { orderNo: string }) => `订单号为 ${p.orderNo} 的订单已支付` },
  CANCELLED: { says: () => '订单已取消，不能再操作' },
  BELOW_COST: {
    says: (p: { names: string }) => `“${p.names}”改价后低于成本，请店铺先提交这张订单的价格报备，审核通过后再改价`,
  },
  PRICE_CHANGED_BEFORE: { says: () => '系统只支持一次改价' },
  SAME_PRICE: {
    says: (p: { from: number; to: number }) => `修改价格不能和原支付价格相同 原价 ${yuanOfFen(p.from)} 修改价 ${yuanOfFen(p.to)}`,
  },
  // Sending
  DELETED_CANNOT_SEND: { says: () => '订单已删除,不能发货!' },
  NUMBER_USED: { says: (p: { reason: string }) => p.reason },
  SENT_ALREADY: { says: () => '订单已发货请勿重复操作!' },
  UNPAID_CANNOT_SEND: { says: () => '订单未支付不能发货' },
  REFUNDING_CANNOT_SEND: { says: () => '订单退款中不能发货' },
  REFUNDED_CANNOT_SEND: { says: () => '订单商品已全部退款，不用再发货' },
  REFUND_PROPOSED: { says: () => '订单有一笔退款在等第二人复核，请先通过或退回，再发货或核销' },
  NOTHING_TO_SEND: { says: () => '订单没有还要发出的商品，请刷新订单' },
  PICK_UP_CANNOT_SEND: { says: () => '自提订单请核销' },
  SEND_TYPE: { says: () => '类型错误' },
  TRACKING_NUMBER: { says: () => '请填写快递单号' },
  CARRIER: { says: () => '请选择快递公司' },
  RECORD_TYPE: { says: () => '请选择发货记录类型' },
  SHEET: { says: () => '请选择电子面单' },
  SENDER_NAME: { says: () => '请填写寄件人姓名' },
  SENDER_PHONE: { says: () => '请填写寄件人电话' },
  SENDER_ADDRESS: { says: () => '请填写寄件人地址' },
  SHEETS_OFF: { says: () => '请先开启电子面单' },
  SHEET_UNDER_WAY: { onConstraint: 'waybill__order', says: () => '这个订单的电子面单正在打印，请稍候再看订单' },
  NO_GOODS: { says: () => '没有找到购买的商品信息' },
  COURIER_NAME: { says: () => '请输入送货人姓名' },
  COURIER_PHONE: { says: () => '请输入送货人电话号码' },
  COURIER_PHONE_FORM: { says: () => '送货人联系方式 格式必须为 手机' },
  // Sending in several parcels
  PIECE_NOT_FOUND: { says: () => '订单里没有这件商品，请刷新订单后重新选择' },
  PIECE_TWICE: { says: () => '同一件商品只能填写一次数量' },
  TOO_MANY_PIECES: {
    says: (p: { productName: string; left: number }) =>
      p.left === 0 ? `${p.productName} 已全部发出或退款，请不要选择` : `${p.productName} 只剩 ${p.left} 件待发，请修改数量`,
  },
  NUMBER_OF_OTHER_PARCEL: { says: () => '这个单号已用于本订单的另一个包裹，请核对单号' },
  PARCEL_NOT_FOUND: { says: () => '没有找到这个包裹，可能已被撤回，请刷新订单后再试' },
  // Sending several orders together
  OTHER_RECIPIENT: { says: (p: { orderNo: string }) => `订单 ${p.orderNo} 的收货人或地址不同，不能放进同一个包裹` },
  CANNOT_GO_ALONG: { says: (p: { orderNo: string; reason: string }) => `订单 ${p.orderNo} 不能一起发出：${p.reason}` },
  // Orders of several shops, for whoever sees the lines of some
  NO_PRINTER: { says: () => '本店还没有登记面单打印机：请手动填写快递单号，或请平台在店铺资料里登记' },
  SHEET_OF_OTHERS: { says: () => '这个订单另有一张电子面单的结果还没有确认，请联系平台确认后再发货' },
  SHEET_OF_OTHER_GOODS: {
    says: (p: { number: string }) =>
      `电子面单 ${p.number} 已经为这个订单的部分商品打印，还没有发出：请先选这些商品发货，或手动填写快递单号，再发其余的`,
  },
  OF_SEVERAL: { says: (p: { what: string }) => `订单里还有其他店铺的商品，${p.what}由平台处理` },
  // Correcting a parcel, receiving
  NO_PARCEL: { says: () => '只有快递发出且未收货的订单才能更正快递信息' },
  SAME_PARCEL: { says: () => '快递公司和单号都没有变化，无需更正' },
  NOT_ON_ITS_WAY: { says: () => '只有已发货、还没有收货的订单才能撤回发货' },
  REFUNDING_CANNOT_RECALL: { says: () => '订单正在退款，不能撤回发货' },
  REFUNDED_CANNOT_RECALL: { says: () => '包裹里的商品已全部退款，没有要重新发出的，不用撤回' },
  NOT_SENT: { says: () => '订单还没有发货或已经收货，不能确认收货' },
  REFUNDING_CANNOT_RECEIVE: { says: () => '订单退款中，请先处理退款再确认收货' },
  // Returning goods
  IN_CASE: { says: () => '订单有未办结的退换单，请先办结或撤销退换单' },
  CASE_CANNOT_RECALL: { says: () => '订单有退换单，不能撤回发货' },
  // Reviewing
  NOT_RECEIVED: { says: () => '确认收货后才能评价，订单还没有收货、正在退款或已经评价完' },
  NOT_BOUGHT: { says: () => '没有找到商品信息，请从这个订单的商品里选择' },
  // Deleting, by the customer and by staff
  UNPAID_CANNOT_DELETE: { says: () => '未支付订单无法删除!' },
  REFUNDING_CANNOT_DELETE: { says: () => '订单在退款流程中无法删除!' },
  ONLY_DONE_DELETED: { says: () => '只能删除已完成订单!' },
  NOT_DELETED_BY_CUSTOMER: { says: () => '您选择的的订单存在用户未删除的订单，无法删除用户未删除的订单！' },
  DELETED_BEFORE: { says: () => '此订单已经被删除了!' },
  NUMBER_TAKEN: { onConstraint: ['order__order_no', 'order_line__sku'], says: () => '订单号重复，请重新下单' },
  AMOUNTS: { onConstraint: ['order__amounts', 'order__refund_price'], says: () => '订单金额不正确，请刷新页面后重试' },
});
