import { type Fen, allocate } from '#contract/fen.ts';
import { type LineShare, lineShares } from '#contract/orders/lines/line-shares.ts';
import { type Bearers, type PlatformPart, platformPartOf } from '#contract/orders/lines/platform-part.ts';
import { type PriceStep, priceSteps } from '#contract/orders/placing.ts';
import { gainOf } from '../orders/rules.ts';

/** Points that pay what is due: all of them, or as many as it takes. */
export function deductionOf(due: Fen, points: number, ratio: Fen): { useIntegral: number; deductionPrice: Fen } {
  if (points * ratio < due) return { useIntegral: ratio === 0 ? 0 : points, deductionPrice: points * ratio };
  return { useIntegral: ratio === 0 ? 0 : Math.ceil(due / ratio), deductionPrice: ratio === 0 ? 0 : due };
}

/** Goods before anything is taken off; `activityPrice` is what an activity asks for them instead. */
export interface Ware {
  price: Fen;
  activityPrice?: Fen | undefined;
  quantity: number;
  giveIntegral: number;
  /** Its seller; none is the house itself. */
  merId?: number | null;
}

export type Priced<W> = W & { originalPrice: Fen };
/** Line of an order, with its shares of coupon and price, and what the platform bears of its discount. */
export type Sold<W> = Priced<W> & LineShare & PlatformPart & { payNum: number; couponPrice: Fen; freight: Fen };

export interface PriceTerms<W> {
  /** Part of a price that the buyer's level pays, in per cent. */
  discount: number;
  /** Freight of the goods of one seller. */
  freightOf: (goods: readonly Priced<W>[]) => Fen;
  /** Discount of a coupon on each of the goods. */
  reductionsOf: (goods: readonly Priced<W>[]) => readonly Fen[];
  bearers: Bearers;
  points: number;
  /** Worth of a point, and points earned for a yuan. */
  ratio: Fen;
  forYuan: number;
}

/** A level takes nothing off the price of an activity. */
const unitPriceOf = ({ price, activityPrice }: Ware, discount: number): Fen =>
  activityPrice ?? Math.floor((price * discount + 50) / 100);

const sumOf = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0);
const costOf = ({ price, quantity }: Pick<Ware, 'price' | 'quantity'>): Fen => price * quantity;

/** Freight of each of the goods: reckoned for every seller as if the goods of others were another order, and shared by price. */
function freightsOf<W extends Ware>(goods: readonly Priced<W>[], freightOf: PriceTerms<W>['freightOf']): Fen[] {
  const freights = new Map<Priced<W>, Fen>();
  for (const sold of Map.groupBy(goods, ({ merId }) => merId ?? 0).values()) {
    const shares = allocate(freightOf(sold), sold.map(costOf));
    for (const [at, ware] of sold.entries()) freights.set(ware, shares[at] ?? 0);
  }
  return goods.map((ware) => freights.get(ware) ?? 0);
}

/** Discount of the goods by the level or by an activity. */
const savedBy = <W extends Ware>(goods: readonly Priced<W>[], byActivity: boolean): Fen =>
  sumOf(
    goods
      .filter(({ activityPrice }) => (activityPrice !== undefined) === byActivity)
      .map(({ originalPrice, price, quantity }) => (originalPrice - price) * quantity),
  );

interface PriceStepAmount {
  step: PriceStep;
  label: string;
  amount: Fen;
}

const stepsOf = (amounts: Readonly<Record<PriceStep, Fen>>): PriceStepAmount[] =>
  priceSteps.values
    .filter((step) => step === priceSteps.goods || amounts[step] !== 0)
    .map((step) => ({ step, label: priceSteps.labels[step], amount: amounts[step] }));

/**
 * The price of an order, for a quote as for the order itself: goods at the price of the buyer's level or of an activity, plus
 * freight, less coupon, less points. Points pay for freight last, after the goods; beside a coupon that pays for all goods they
 * are kept, and the freight alone is due.
 */
export function reckon<W extends Ware>(wares: readonly W[], terms: PriceTerms<W>) {
  const goods = wares.map((ware) => ({
    ...ware,
    originalPrice: ware.price,
    price: unitPriceOf(ware, terms.discount),
    giveIntegral: ware.activityPrice === undefined ? ware.giveIntegral : 0,
  }));
  const costs = goods.map(costOf);
  const proTotalPrice = sumOf(costs);
  const freights = freightsOf(goods, terms.freightOf);
  const freight = sumOf(freights);
  const totalPrice = proTotalPrice + freight;
  const reductions = terms.reductionsOf(goods);
  const couponPrice = sumOf(reductions);
  const points = couponPrice > 0 && couponPrice === proTotalPrice ? 0 : terms.points;
  const { useIntegral, deductionPrice } = deductionOf(totalPrice - couponPrice, points, terms.ratio);
  const payPrice = totalPrice - couponPrice - deductionPrice;
  const sold = goods.map((ware, line) => ({
    ...ware,
    payNum: ware.quantity,
    couponPrice: reductions[line] ?? 0,
    freight: freights[line] ?? 0,
  }));
  const steps = stepsOf({
    goods: sumOf(goods.map(({ originalPrice, quantity }) => originalPrice * quantity)),
    level: -savedBy(goods, false),
    activity: -savedBy(goods, true),
    freight,
    coupon: -couponPrice,
    points: -deductionPrice,
  });
  return {
    lines: lineShares({ payPrice, payPostage: freight }, sold).map((line) => ({
      ...line,
      ...platformPartOf(line, terms.bearers),
    })),
    steps,
    totals: { proTotalPrice, totalPostage: freight, payPostage: freight, totalPrice, couponPrice, useIntegral, deductionPrice },
    payPrice,
    gainIntegral: gainOf(goods, payPrice, terms.forYuan),
  };
}
