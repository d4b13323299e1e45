import type { sku } from './tables.ts';

type SkuRow = typeof sku.$inferSelect;

export type SkuFields = Pick<
  SkuRow,
  | 'suk'
  | 'attrValue'
  | 'price'
  | 'cost'
  | 'otPrice'
  | 'image'
  | 'barCode'
  | 'shelf'
  | 'weight'
  | 'volume'
  | 'brokerage'
  | 'brokerageTwo'
>;

export interface WantedSku extends Omit<SkuFields, 'shelf'> {
  /** Place in the warehouse; absent keeps it. */
  shelf?: string | undefined;
  stock: number;
  /** The stock that was seen before; the difference is applied to whatever it is now. */
  stockBase?: number | undefined;
}

/** A specification with its values. */
export interface Attr {
  attrName: string;
  attrValues: string[];
}

export type StoredSku = SkuFields & Pick<SkuRow, 'id' | 'stock' | 'place' | 'isDel'>;
