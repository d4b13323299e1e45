import type { NextRequest, LoadRequest } from './load.ts';

/** Signed-in customer, with the key of the storefront. */
export interface Shopper {
  token: string;
  key: { keyId: string; secret: string };
  /** Facts of this shop for questions; two hundred numbers of orders. */
  orderNos: string[];
  orderPages: number;
  skuIds: number[];
  /** A category with nine others below it. */
  cateId: number;
  leafId: number;
  tempId: number;
}

export interface BenchRow {
  name: string;
  isWrite?: boolean;
  /** Reads tables that are filled for rows in groups alone; not asked of another state of the program. */
  inGroup?: boolean;
  lanes?: number;
  /** Number of different questions, where none may come twice. */
  questions?(shopper: Shopper): number;
  request(shopper: Shopper): NextRequest;
  /** Parts of a recorded write that may not be sent twice. */
  oneTime?(sent: LoadRequest, answer: { data: unknown }): string[];
  verify?(): Promise<{ hash: string; password: string }>;
}
