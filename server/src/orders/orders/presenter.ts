import type { Answer } from '#contract/call.ts';
import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { payTypeLabel } from '#contract/orders/enums.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { LineRecord, ListedOrder, OrderRecord, Sold } from './queries.ts';
import { REFUND_STATUS, STATUS, labelledSituation, orderTypeOf, refundableOf, waitsForTeam, waitsSince } from './rules.ts';

export type PresentedOrder = Answer<typeof orderCalls.list>['list'][number];
export type Info = Answer<typeof orderCalls.info>;
export type PresentedLine = Info['orderInfo'][number];

/** Line of an order, with its pieces that were refunded where somebody asked for them. */
type ShownLine = LineRecord & { refunded?: number; refunding?: number; refundedPrice?: number };

/** Parts of a discount, where the platform bears one. */
const bornePartsOf = ({ platformPrice, platformPostage, shopPrice }: LineRecord) =>
  platformPrice + platformPostage > 0 && { platformPrice: platformPrice + platformPostage, shopPrice };

/** Names of the wire for a line; `isReply` is told in the record only. */
const toLine = (line: ShownLine, pictures: Addresses, isReply: number | null, kind: number | null): PresentedLine => ({
  id: line.id,
  orderId: line.orderId,
  productId: line.productId,
  unique: String(line.skuId),
  ...(line.refunded && { refunded: line.refunded }),
  ...(line.refunding && { refunding: line.refunding }),
  ...(line.refundedPrice !== undefined && {
    paidPrice: line.paidPrice,
    refundedPrice: line.refundedPrice,
    ...bornePartsOf(line),
  }),
  info: {
    productId: line.productId,
    productName: line.productName,
    attrValueId: line.skuId,
    image: pictures.show(line.image),
    sku: line.sku,
    price: line.price,
    payNum: line.payNum,
    weight: line.weight,
    volume: line.volume,
    tempId: line.tempId,
    giveIntegral: line.giveIntegral,
    isReply,
    isSub: null,
    vipPrice: line.price,
    productType: kind ?? 0,
  },
});

const handlerOf = ({ handlerId: id, handlerName: name, handledSince: since }: ListedOrder) =>
  id === null || name === null || since === null ? null : { id, name, since };

const toCommonFields = <O extends ListedOrder & Partial<Sold<object>>>(row: O) => ({
  ...row,
  orderId: row.orderNo,
  payTypeStr: payTypeLabel(row.payType),
  status: STATUS[row.state],
  statusStr: labelledSituation(row),
  ...(waitsForTeam(row) && { isTeamWaiting: true }),
  paid: row.payTime !== null,
  isAlterPrice: row.beforePayPrice !== null,
  mark: row.mark ?? '',
  handler: handlerOf(row),
  seller: row.sellerName ? { id: row.merId, name: row.sellerName } : null,
  refundStatus: REFUND_STATUS[row.refundState],
});

export const toOrderRow = (row: ListedOrder, lines: readonly ShownLine[], pictures: Addresses): PresentedOrder => ({
  ...toCommonFields(row),
  orderType: orderTypeOf(row),
  waitsSince: waitsSince(row),
  productList: lines.map((line) => toLine(line, pictures, null, row.activityKind)),
});

/** People and the place around an order. */
export interface OrderContext {
  buyer: { nickname: string; phone: string | null } | null;
  point: PickPoint | null;
  promoter: string | null;
  viaKey: string | null;
  /** Products that the buyer has written about. */
  reviewed: ReadonlySet<number>;
}

export const toOrderInfo = (
  row: OrderRecord,
  lines: readonly ShownLine[],
  { buyer, point, promoter, viaKey, reviewed }: OrderContext,
  pictures: Addresses,
): Info => ({
  ...toCommonFields(row),
  uid: row.uid ?? 0,
  nikeName: buyer?.nickname ?? '',
  phone: buyer?.phone ?? null,
  orderInfo: lines.map((line) => toLine(line, pictures, Number(reviewed.has(line.productId)), row.activityKind)),
  refundPieces: (row.isRequested && row.refundState === 'asked' && row.refundPieces) || [],
  systemStore: point && { ...point, image: pictures.show(point.image) },
  spreadName: promoter,
  viaKey,
  refundable: refundableOf(row),
});
