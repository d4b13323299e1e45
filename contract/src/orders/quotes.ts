import { z } from 'zod';
import { no as noCoupon } from '../coupons/held-coupons.ts';
import { no as noSavedAddress } from '../delivery/customer-addresses.ts';
import { no as noFreight } from '../delivery/freight-templates.ts';
import { noSale } from '../marketing/activities.ts';
import { noSale as noFlashSale } from '../marketing/flash-sales.ts';
import { noSale as noGroupBuy } from '../marketing/group-buys.ts';
import { noSale as noBargain } from '../marketing/participations.ts';
import { amount, count, id } from '../wire.ts';
import { no as noPickUp } from './pick-up.ts';
import { no, priceSteps } from './placing.ts';

/** Price of an order that is not placed yet, with every step that leads to it. */
export const Quote = z.object({
  proTotalPrice: amount,
  freight: amount,
  couponPrice: amount,
  useIntegral: count,
  deductionPrice: amount,
  payPrice: amount,
  gainIntegral: count,
  /** Price of the goods, what is taken off and what is added; they sum to `payPrice`. */
  steps: z.array(z.object({ step: priceSteps.schema(), label: z.string(), amount })),
  /** `originalPrice` is what the goods cost without level and activity, `payPrice` what is left of the line after coupon and points. */
  lines: z.array(
    z.object({
      skuId: id,
      productName: z.string(),
      sku: z.string(),
      originalPrice: amount,
      price: amount,
      quantity: count,
      payPrice: amount,
    }),
  ),
});

const couponRefusals = [
  noCoupon.NOT_HELD,
  noCoupon.USED,
  noCoupon.EXPIRED,
  noCoupon.NOT_YET,
  noCoupon.BELOW_THRESHOLD,
  noCoupon.OTHER_PRODUCTS,
  noCoupon.OTHER_CATEGORY,
];

const { UNPAID, ...saleChecks } = noSale;
const { LIMIT, ...flashChecks } = noFlashSale;
const { ORDERED_UNPAID, ORDERED, LIMIT: BARGAIN_LIMIT, ...bargainChecks } = noBargain;
const { HAD_ALL, OVER_LIMIT, TEAM_CLOSED, OWN_TEAM, ...groupChecks } = noGroupBuy;
const saleRefusals = [saleChecks, flashChecks, bargainChecks, groupChecks].flatMap((checks) => Object.values(checks));
/** Refusals that only placing an order meets: turns of customers in a campaign. */
export const turnRefusals = [UNPAID, LIMIT, ORDERED_UNPAID, ORDERED, BARGAIN_LIMIT, HAD_ALL, OVER_LIMIT, TEAM_CLOSED, OWN_TEAM];

export const quoteRefusals = [
  no.SKU_NOT_FOUND,
  no.OFF_SHELF,
  no.SKU_TWICE,
  no.NO_DESTINATION,
  no.NO_ACCOUNT,
  ...couponRefusals,
  noSavedAddress.NOT_FOUND,
  noFreight.NO_FREIGHT,
  noPickUp.PICK_UP_OFF,
  noPickUp.NO_POINT,
  ...saleRefusals,
];
/** Refusals of an order besides. */
export const placingRefusals = [no.TOTAL_DIFFERS, no.KEY_REUSED, no.PAY_TYPE_OFF, no.OFFLINE_OFF];
