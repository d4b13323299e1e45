import type { Fen } from '#contract/fen.ts';

/** States in which an order of another system comes. */
export type PastState = 'done' | 'sent' | 'toSend' | 'cancelled' | 'refunded';

/** Line of an order of another system. */
export interface PastLine {
  productName: string;
  spec: string;
  /** Bar code of the SKU, or code of a product that has one SKU; blank where there is none. */
  code: string;
  quantity: number;
  price: Fen;
  carrier: string;
  trackingNo: string;
}

/** An order of another system, by its number there. */
export interface PastOrder {
  orderNo: string;
  state: PastState;
  createTime: Date;
  /** Null of an order that nobody paid. */
  payTime: Date | null;
  /** Number by which its buyer is a customer here; blank where it is unknown. */
  phone: string;
  realName: string;
  userPhone: string;
  address: string;
  lines: readonly PastLine[];
  freight: Fen;
  discount: Fen;
  paid: Fen;
  refunded: Fen;
  remark: string;
}
