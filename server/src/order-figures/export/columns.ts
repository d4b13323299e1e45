import { masked } from '#contract/masked.ts';
import { showMoment } from '#contract/moment.ts';
import type { OrderExportColumn } from '#contract/order-figures/order-export.ts';
import { payTypeLabel } from '#contract/orders/enums.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';
import type { LineRecord, OrderRecord, ParcelRecord, Sold } from '#server/orders/index.ts';
import { wordOf } from '#server/orders/rules.ts';

/** An order line with its order, and what of it may be read by whoever asked for the file. */
export interface ExportedLine {
  order: Sold<OrderRecord>;
  line: LineRecord;
  isFirst: boolean;
  /** Parcels of the order that stand. */
  parcels: readonly ParcelRecord[];
  seesAmounts: boolean;
  seesPhones: boolean;
}

type ExportColumn = Omit<SheetColumn<ExportedLine>, 'title'>;
type Value = string | number | null;

const ofOrder = (own: (order: Sold<OrderRecord>, line: ExportedLine) => Value, width?: number): ExportColumn => ({
  ...(width !== undefined && { width }),
  value: (line) => (line.isFirst ? own(line.order, line) : null),
});
const amount = (fen: (line: ExportedLine) => number | null): ExportColumn => ({
  width: 11,
  decimals: true,
  value: (line) => {
    const found = line.seesAmounts ? fen(line) : null;
    return found === null ? null : found / 100;
  },
});
const ofFirst = (own: (order: OrderRecord) => number) => amount(({ order, isFirst }) => (isFirst ? own(order) : null));
const time = (own: (order: OrderRecord) => Date | null): ExportColumn =>
  ofOrder((order) => {
    const at = own(order);
    return at && showMoment(at);
  }, 20);

/** Values of the parcels, each once. */
const ofParcels = (own: (parcel: ParcelRecord) => string | null, width?: number): ExportColumn =>
  ofOrder((_, { parcels }) => [...new Set(parcels.map(own))].filter(Boolean).join('；') || null, width);

export const orderExportCells: Readonly<Record<OrderExportColumn, ExportColumn>> = {
  orderNo: ofOrder(({ orderNo }) => orderNo, 24),
  createTime: time(({ createTime }) => createTime),
  situation: ofOrder((order) => wordOf(order)),
  productName: { value: ({ line }) => line.productName, width: 36 },
  sku: { value: ({ line }) => line.sku, width: 20 },
  quantity: { value: ({ line }) => line.payNum, width: 7 },
  price: amount(({ line }) => line.price),
  lineSum: amount(({ line }) => line.price * line.payNum),
  payPostage: ofFirst(({ payPostage }) => payPostage),
  payPrice: ofFirst(({ payPrice }) => payPrice),
  refundPrice: ofFirst(({ refundPrice }) => refundPrice),
  payType: ofOrder(({ payType, payTime }) => (payTime === null ? null : payTypeLabel(payType))),
  payTime: time(({ payTime }) => payTime),
  realName: ofOrder(({ realName }) => realName),
  userPhone: ofOrder(({ userPhone }, { seesPhones }) => (seesPhones ? userPhone : masked(userPhone)), 14),
  userAddress: ofOrder(({ userAddress }) => userAddress, 40),
  mark: ofOrder(({ mark }) => mark, 24),
  remark: ofOrder(({ remark }) => remark, 24),
  deliveryName: ofParcels(({ deliveryName }) => deliveryName),
  deliveryId: ofParcels(({ deliveryId }) => deliveryId, 20),
  shippedTime: time(({ shippedTime }) => shippedTime),
  receivedTime: time(({ receivedTime }) => receivedTime),
  seller: ofOrder(({ sellerName }) => sellerName, 16),
  linePaid: amount(({ line }) => line.paidPrice),
  platformPrice: amount(({ line }) => line.platformPrice + line.platformPostage),
  shopPrice: amount(({ line }) => line.shopPrice),
};
