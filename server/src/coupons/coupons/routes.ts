import { couponCalls, couponExportCalls } from '#contract/coupons/coupons.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { couponInfo } from './coupon-info.ts';
import { couponSheet } from './coupon-sheet.ts';
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

export const couponSheetRoutes = (services: Services) => serve(couponExportCalls, { couponSheet: handle(couponSheet(services)) });
