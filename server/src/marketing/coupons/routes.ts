import { couponCalls } from '#contract/marketing/coupons.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { couponInfo } from './coupon-info.ts';
import { deleteCoupon } from './delete-coupon.ts';
import type { Goods } from './goods.ts';
import { listCoupons, listSendable } from './queries.ts';
import { saveCoupon } from './save-coupon.ts';
import { switchCoupon } from './switch-coupon.ts';

const AT_ONCE = 30_000;

export const couponRoutes = (goods: Goods) =>
  serve(couponCalls, {
    list: read(listCoupons),
    save: write((context, draft) => saveCoupon(context, draft, goods)),
    updateStatus: write(switchCoupon, AT_ONCE),
    info: read((db, input) => couponInfo(db, input, goods)),
    sendList: read(listSendable),
    delete: write(deleteCoupon, AT_ONCE),
  });
