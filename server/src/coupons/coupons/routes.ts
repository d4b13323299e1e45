import { couponCalls } from '#contract/coupons/coupons.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { couponInfo } from './coupon-info.ts';
import type { ScopeLookup } from './scope-lookup.ts';
import { coupons, listCoupons, listSendable } from './queries.ts';
import { saveCoupon } from './save-coupon.ts';
import { switchCoupon } from './switch-coupon.ts';

export const couponRoutes = (scopes: ScopeLookup) =>
  serve(couponCalls, {
    list: read(listCoupons),
    save: write((context, draft) => saveCoupon(context, draft, scopes)),
    updateStatus: write(switchCoupon),
    info: read((db, input) => couponInfo(db, input, scopes)),
    sendList: read(listSendable),
    delete: write(coupons.delete),
  });
