import { couponSendingCalls, sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import type { ScopeLookup } from '#server/coupons/index.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { cancelSending } from './cancel-sending.ts';
import { createAndSend } from './create-and-send.ts';
import { previewSending } from './preview-sending.ts';
import { getSending, listSendings } from './queries.ts';
import { saveSending } from './save-sending.ts';
import { updateSending } from './update-sending.ts';

export const couponSendingRoutes = (scopes: ScopeLookup) => [
  ...serve(couponSendingCalls, {
    list: read(listSendings),
    info: read(getSending),
    preview: read(previewSending),
    save: write(saveSending),
    update: edit(updateSending, getSending),
    cancel: write(cancelSending),
  }),
  ...serve(sentCouponCalls, { createAndSend: write((context, draft) => createAndSend(context, draft, scopes)) }),
];
