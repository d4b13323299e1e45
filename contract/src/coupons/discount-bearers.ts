import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';

/** Bearers of a discount on goods of a shop: the shop, which gets less for them, or the platform, which makes it good by the bill. */
export const discountBearers = choices({ shop: [1, '店铺'], platform: [2, '平台'] });

/** The bearer in a draft; the shop where none is named. */
export const bearer = discountBearers.schema('请选择优惠由店铺还是平台承担');

/** Text of `bearer` for whoever reads of a call that takes it. */
export const aboutBearer =
  '`bearer` says who bears the discount on goods of a shop: 1 the shop, as it is where none is named, 2 the platform, which makes it good by the bill.';

export const bearerRefusals = refusals('discount_bearer', {
  NOT_YOURS: { code: 403, says: () => '店铺人员不能设为平台承担，请改为店铺承担，或联系平台设置' },
});
