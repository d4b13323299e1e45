import { choices } from '#contract/choices.ts';
import type { CityNode } from '#contract/delivery/cities.ts';
import type { DeskDraft, DeskOrder, DeskSale } from '#contract/orders/desk-orders.ts';
import type { Fen } from '#contract/fen.ts';
import { payTypes } from '#contract/orders/enums.ts';
import type { PickedCustomer } from '#web/ui/pickers/customer-input.tsx';

/** A line of the basket, with what the person sees of it. */
export interface BasketLine {
  skuId: number;
  quantity: number;
  productId: number;
  name: string;
  suk: string;
  image: string;
  price: Fen;
  stock: number;
  /** The activity that it is bought from; its usual price without one. */
  sale: DeskSale | null;
}

export const deskWays = choices({ sent: '快递发货', fetched: '到店自提' });
export type DeskWay = (typeof deskWays.values)[number];

export interface DeskValues {
  customer: PickedCustomer | null;
  lines: readonly BasketLine[];
  /** Sent, or fetched at a pick-up point. */
  way: DeskWay;
  storeId: number | null;
  address: { name: string; phone: string; detail: string };
  /** "浙江省,杭州市,西湖区" */
  region: string;
  couponId: number | null;
  useIntegral: boolean;
  mark: string;
  payType: DeskOrder['payType'];
}

export const blank: DeskValues = {
  customer: null,
  lines: [],
  way: deskWays.sent,
  storeId: null,
  address: { name: '', phone: '', detail: '' },
  region: '',
  couponId: null,
  useIntegral: false,
  mark: '',
  payType: payTypes.weixin,
};

/** Key of the city, by which freight is looked up; 0 while none is chosen. */
function cityIn(tree: readonly CityNode[], names: readonly string[]): number {
  const province = tree.find(({ name }) => name === names[0]);
  return province?.child?.find(({ name }) => name === names[1])?.cityId ?? 0;
}

type QuoteInput = Omit<DeskValues, 'mark' | 'payType'>;

/** Basket as the call has it; a quote needs no name and street yet. */
export function draftOf(
  { customer, lines, way, storeId, address, region, couponId, useIntegral }: QuoteInput,
  tree: readonly CityNode[],
): DeskDraft {
  const [province = '', city = '', district = ''] = region.split(',');
  const sale = lines.find((line) => line.sale)?.sale;
  return {
    ...(customer && { uid: customer.uid, useIntegral, ...(couponId !== null && { couponId }) }),
    ...(sale && { activityId: sale.activityId, ...(sale.participationId !== null && { participationId: sale.participationId }) }),
    lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    ...(way === deskWays.fetched
      ? storeId !== null && { pickUp: { storeId, name: address.name, phone: address.phone } }
      : { address: { ...address, province, city, district, cityId: cityIn(tree, [province, city]) } }),
  };
}

const ANYONE = { name: '-', phone: '-', detail: '-' };
export const quoteOf = (values: QuoteInput, tree: readonly CityNode[]): DeskDraft =>
  draftOf({ ...values, address: ANYONE }, tree);

/** Basket that a trial hands on to an order, by the state of the address. */
export const basketIn = (state: unknown): Partial<DeskValues> => {
  const basket: unknown = state instanceof Object ? Reflect.get(state, 'basket') : undefined;
  return basket instanceof Object ? basket : {};
};
