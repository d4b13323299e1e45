import { z } from 'zod';
import { PickPoint } from '../delivery/pick-point-record.ts';
import { viaKey } from '../customers/via-key.ts';
import { count, hundredths, id, idOrNone, integer, moment, signed } from '../wire.ts';
import { sum } from './amounts.ts';

/** Product or SKU of goods that were sold: 0 or less of those that another system sold and that are not known here. */
export const soldId = z.int();

/** Pieces of a line of an order. */
export const Piece = z.object({ lineId: id, quantity: integer(1, 999_999, '数量应在 1 到 999999 之间') });
export type Piece = z.output<typeof Piece>;

export const OrderLine = z.object({
  id,
  /** Key of the order, not its number. */
  orderId: id,
  productId: soldId,
  unique: z.string(),
  /** Pieces that refunds name, in rows of a list and at the counter; ours, and left out where there are none. */
  refunded: count.optional(),
  /** Pieces of these whose refund has no outcome yet; ours. */
  refunding: count.optional(),
  /** Amount paid for the goods of the line after every discount, freight aside, and what of it went back; in the record of an order, ours. */
  paidPrice: sum.optional(),
  refundedPrice: sum.optional(),
  /** Parts of the discount on the line that the platform bears, freight included, and that the shop bears; where the platform bears any, in the record of an order, ours. */
  platformPrice: sum.optional(),
  shopPrice: sum.optional(),
  info: z.object({
    productId: soldId,
    productName: z.string(),
    attrValueId: soldId,
    image: z.string(),
    sku: z.string(),
    price: sum,
    payNum: count,
    weight: hundredths,
    volume: hundredths,
    tempId: idOrNone,
    giveIntegral: signed.nullable(),
    isReply: z.int().nullable(),
    isSub: z.boolean().nullable(),
    vipPrice: sum,
    productType: z.int(),
  }),
});

/** Member of staff who handles an order, and since when. */
export const Handler = z.object({ id, name: z.string(), since: moment });

/** A shop that sells through the house. */
const Seller = z.object({ id, name: z.string() });

const situation = z.object({ key: z.string(), value: z.string() });

/** Fields that every view of an order has. */
const commonFields = {
  id,
  /** The order number. */
  orderId: z.string(),
  totalNum: count.default(0),
  totalPrice: sum,
  payPrice: sum,
  payPostage: sum,
  payType: z.string(),
  payTypeStr: z.string(),
  createTime: moment,
  /** 0 to send, 1 sent, 2 to review, 3 done. */
  status: z.int(),
  statusStr: situation,
  /** Paid order of a group-buy whose team is not whole, so that its goods stay; on the wire one to send. Ours. */
  isTeamWaiting: z.boolean().optional(),
  paid: z.boolean(),
  isDel: z.boolean(),
  isAlterPrice: z.boolean().default(false),
  /** 0 none, 1 asked, 2 refunded, 3 under way. */
  refundStatus: z.int(),
  /** The refund under way waits for people who pay it and confirm that they did; ours. */
  isOwedByHand: z.boolean().optional(),
  /** WeChat keeps its money frozen, for it has not taken the shipping information; ours. */
  isMoneyFrozen: z.boolean().optional(),
  /** Sum of all refunds so far. */
  refundPrice: sum,
  refundReasonWap: z.string().nullable(),
  refundReasonWapExplain: z.string().nullable(),
  refundReasonWapImg: z.string().nullable(),
  refundReasonTime: moment.nullable(),
  /** A refund that waits for an answer is one the customer asked for; otherwise it failed, and nobody asked. Ours. */
  isRequested: z.boolean().optional(),
  /** Reason a refund was refused. */
  refundReason: z.string().nullable(),
  verifyCode: z.string().default(''),
  shippingType: z.int().default(1),
  realName: z.string(),
  /** The buyer's note. */
  mark: z.string().nullable(),
  remark: z.string().nullable(),
  /** Origin of the order: `mall` for storefronts. */
  source: z.string().default('mall'),
  /** State of its open return case, the latest of several; none while no goods come back. */
  caseState: z.string().nullish(),
  /** Ours. */
  handler: Handler.nullish(),
  /** Other shops sold goods of it as well, which whoever asks does not see: lines and amounts are of the own ones. Ours. */
  isPart: z.literal(true).optional(),
  /** The shop that sold all of it; none where several did, or the house itself. Ours. */
  seller: Seller.nullish(),
};

export const OrderRow = z.object({
  ...commonFields,
  /** 0 where a server does not tell it; its lines do. */
  id: idOrNone.default(0),
  userPhone: z.string().default(''),
  productList: z.array(OrderLine),
  orderType: z.string(),
  type: z.int().default(0),
  totalPostage: sum,
  gainIntegral: count.default(0),
  merId: idOrNone.default(0),
  /** Pieces that left while others still wait; 0 before the first, and once all are sent. */
  sentPieces: count.default(0),
  /** Payment of an order whose goods may leave now and have not; none for every other. */
  waitsSince: moment.nullable(),
  deliveryName: z.string().nullable(),
  deliveryId: z.string().nullable(),
});

export const OrderInfo = z.object({
  ...commonFields,
  ...viaKey,
  /** Other servers leave it to the situation of the order. */
  paid: z.boolean().default(true),
  uid: idOrNone,
  userPhone: z.string(),
  userAddress: z.string(),
  couponPrice: sum,
  deductionPrice: sum,
  /** Price before staff changed it. */
  beforePayPrice: sum,
  payTime: moment.nullable(),
  shippedTime: moment.nullable(),
  receivedTime: moment.nullable(),
  cancelTime: moment.nullable(),
  /** Pieces that left while others still wait. */
  sentPieces: count.default(0),
  /** Carrier of the latest parcel; `parcels` tells all. */
  deliveryName: z.string().nullable(),
  deliveryType: z.string().nullable(),
  deliveryId: z.string().nullable(),
  deliveryCode: z.string().nullable(),
  useIntegral: count,
  backIntegral: count,
  /** The customer's nickname; the wire spells it so. */
  nikeName: z.string(),
  phone: z.string().nullable(),
  orderInfo: z.array(OrderLine),
  /** Goods that the customer asks to give back; none where the request names none. */
  refundPieces: z.array(z.object({ lineId: id, quantity: count })),
  /** Pick-up point at which the customer fetches it. */
  systemStore: PickPoint.nullable(),
  /** Promoter who earned the commission on it. */
  spreadName: z.string().nullable(),
  proTotalPrice: sum,
  /** Amount that may still be refunded. */
  refundable: sum,
});
