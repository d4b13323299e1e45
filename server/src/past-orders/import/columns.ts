import { type PastField, pastFields } from '#contract/past-orders/past-orders.ts';
import type { ColumnTerms } from '#server/platform/headed-sheets/columns.ts';
import type { CellProblem, CellsOf, ColumnsOf, HeadedLine, HeadedSheet } from '#server/platform/headed-sheets/lines.ts';

export type PastCells = CellsOf<PastField>;
export type PastColumns = ColumnsOf<PastField>;
export type PastProblem = CellProblem<PastField>;
export type PastSheetLine = HeadedLine<PastField>;

export interface PastSheet extends HeadedSheet<PastField> {
  /** Sheets of the book that are not read. */
  aside: string[];
}

/** Headings of other systems. */
const synonyms: Readonly<Record<PastField, string>> = {
  orderNo: '订单编号 单号 订单号码 商户订单号 主订单编号 交易编号 订单id orderno ordernumber ordersn order name',
  createTime: '创建时间 订单创建时间 下单日期 订单时间 提交时间 createtime createdat created',
  payTime: '支付时间 订单付款时间 付款日期 支付完成时间 paytime paidat',
  status: '订单状态 交易状态 状态名称 发货状态 status financialstatus',
  phone: '手机 手机号 手机号码 用户电话 买家手机 买家手机号 会员手机号 下单手机号 用户手机 客户手机 买家电话 buyerphone phone',
  nickname: '昵称 买家昵称 买家会员名 买家 会员名 会员名称 用户名 用户 客户 客户名称 buyer nickname',
  realName: '收货人姓名 收件人 收件人姓名 姓名 收货姓名 receiver consignee shippingname',
  userPhone:
    '收货人手机 收货人手机号 收货人电话 收件人手机 收件人电话 收货手机 联系电话 联系手机 电话 联系人电话 receiverphone shippingphone',
  address: '地址 收货人地址 收件地址 详细地址 收件人地址 完整地址 address shippingaddress',
  productName: '商品名称 商品标题 宝贝标题 宝贝名称 货品名称 产品名称 品名 product productname title lineitemname',
  spec: '商品规格 规格名称 规格属性 商品属性 sku名称 销售属性 spec variant',
  code: '规格编号 商品编码 商家编码 条码 条形码 商品条码 商品编号 货号 sku sku编码 skuid skucode barcode lineitemsku',
  quantity: '购买数量 商品数量 件数 个数 quantity qty num lineitemquantity',
  price: '商品单价 成交单价 售价 商品价格 价格 销售价 unitprice price lineitemprice',
  freight: '邮费 运费金额 快递费 配送费 买家应付邮费 freight postage shipping',
  discount: '优惠金额 优惠券 优惠券金额 折扣 折扣金额 减免 优惠总额 discount discountamount',
  paid: '实付金额 实付款 实收 实收金额 付款金额 支付金额 买家实际支付金额 订单金额 应付金额 总金额 合计 paid total amount',
  refunded: '退款 已退金额 已退款金额 退款总额 refund refundamount refundedamount',
  carrier: '物流公司 承运商 快递 物流 carrier shippingcompany',
  trackingNo: '物流单号 运单号 快递号 物流编号 运单编号 trackingno trackingnumber',
  remark: '订单备注 商家备注 卖家备注 买家留言 留言 remark note notes',
};

/** Columns of a sheet of past orders. */
export const pastColumns: ColumnTerms<PastField> = {
  labels: pastFields,
  synonyms,
  money: new Set(['price', 'freight', 'discount', 'paid', 'refunded']),
  own: new Set(['quantity', 'price']),
  needs: 'orderNo',
};

/** Fields that each line of an order has for itself; of all others an order has one value. */
export const lineFields: ReadonlySet<PastField> = new Set([
  'productName',
  'spec',
  'code',
  'quantity',
  'price',
  'carrier',
  'trackingNo',
]);
