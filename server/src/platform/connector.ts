import type { Fen } from '#contract/fen.ts';
import type { RawProduct } from './collecting.ts';

/** Account of an outside shop, by its password, or by what a browser kept of a sign-in elsewhere. */
export type ConnectorAccount =
  | { account: string; password: string; code?: string | undefined; key?: string | undefined }
  | { cookie: string };

/** Outcome of a sign-in: done, or a question that stands before it. */
export type ConnectorSignIn =
  | { status: 'ok'; account: string; until: Date }
  | { status: 'captcha'; key: string; image: string }
  | { status: 'sms'; key: string };

interface ConnectorSku {
  id: string;
  /** Values in the order of the specifications. */
  values: readonly string[];
  price: Fen;
  marketPrice: Fen;
  stock: number;
  picture: string;
}

export interface ConnectorProduct {
  link: string;
  raw: RawProduct;
  skus: readonly ConnectorSku[];
}

export interface ConnectorOrderSummary {
  number: string;
  status: string;
  isPaid: boolean;
  buyerUnit: string;
  buyerName: string;
  amount: Fen;
  orderedAt: Date;
}

export interface ConnectorOrder extends ConnectorOrderSummary {
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
  freight: Fen;
  remark: string;
  items: readonly { sku: string; name: string; spec: string; price: Fen; num: number }[];
}

/** Order of a question, or the reason why it has none. */
export type ConnectorDetail = { number: string } & ({ order: ConnectorOrder } | { message: string });

export interface ConnectorPage<T> {
  total: number;
  list: readonly T[];
}

export interface ConnectorShipment {
  /** A shipment that comes again under its reference is taken once. */
  reference: string;
  number: string;
  parcel: string;
  carrierCode: string;
  carrierName: string;
  trackingNumber: string;
}

interface OrderQuestion {
  from: Date;
  to: Date;
  status?: string | undefined;
  page: number;
  limit: number;
}

/** Most orders whose details are asked for at once, and most rows of a page. */
export const CONNECTOR_MAX = 50;

/** Bridge to an outside shop; every call throws a refusal of `connector` that says why it has no answer. */
export interface Connector {
  isSetUp(): Promise<boolean>;
  /** End of the session; undefined for somebody who is not signed in. */
  session(): Promise<{ until: Date } | undefined>;
  signIn(account: ConnectorAccount): Promise<ConnectorSignIn>;
  signOut(): Promise<void>;
  product(link: string): Promise<ConnectorProduct>;
  /** Links of the products of a shop. */
  productsOf(shop: { link: string; page: number; limit: number }): Promise<ConnectorPage<string>>;
  orders(question: OrderQuestion): Promise<ConnectorPage<ConnectorOrderSummary>>;
  /** Up to `CONNECTOR_MAX` orders, each in its own right. */
  details(numbers: readonly string[]): Promise<ConnectorDetail[]>;
  ship(shipment: ConnectorShipment): Promise<void>;
}
