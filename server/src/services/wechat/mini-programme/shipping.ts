import { z } from 'zod';
import { HOUR } from '#contract/durations.ts';
import type { MiniProgramme, ShippingKind, ShippingUpload, UploadAnswer } from '#server/platform/mini-programme.ts';
import { bodyOf, shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { codeOf } from '../line/send.ts';

const UPLOAD = '/wxa/sec/order/upload_shipping_info';
const FIND = '/wxa/sec/order/get_order';
const CARRIERS = '/cgi-bin/express/delivery/open_msg/get_delivery_list';
const MANAGED = '/wxa/sec/order/is_trade_managed';

/** Code of a payment that is not known, or not yet: WeChat lists it some seconds after it was made. */
const UNKNOWN_PAYMENT = 10060001;
/** Answers to an upload by their codes; one that says nothing new was taken before. */
const uploadAnswers = new Map<number, UploadAnswer>([
  [UNKNOWN_PAYMENT, 'unlisted'],
  [10060003, 'correctedBefore'],
  [10060023, 'taken'],
]);

const kindNumbers: Readonly<Record<ShippingKind, number>> = { express: 1, sameCity: 2, virtual: 3, pickUp: 4 };
const GOODS_MAX = 120;

const Found = z.object({
  order: z.object({
    openid: z.string(),
    shipping: z
      .object({
        finish_shipping: z.boolean().catch(false),
        shipping_list: z.array(z.object({ tracking_no: z.string().catch('') })).catch([]),
      })
      .catch({ finish_shipping: false, shipping_list: [] }),
  }),
});
const Carriers = z.object({ delivery_list: z.array(z.object({ delivery_id: z.string(), delivery_name: z.string() })) });
const Managed = z.object({ is_trade_managed: z.boolean() });

/** "2022-12-15T13:29:35.120+08:00", as RFC 3339 writes Beijing time. */
const rfc3339 = (at: Date): string => new Date(at.getTime() + 8 * HOUR).toISOString().replace('Z', '+08:00');

const cut = (goods: string): string => {
  const letters = [...goods];
  return letters.length <= GOODS_MAX ? goods : `${letters.slice(0, GOODS_MAX - 1).join('')}…`;
};

/** Upload as WeChat takes it. */
const bodyOfUpload = ({ transactionNo, openid, kind, isSplit, isWhole, parcels, at }: ShippingUpload) =>
  bodyOf({
    order_key: { order_number_type: 2, transaction_id: transactionNo },
    logistics_type: kindNumbers[kind],
    delivery_mode: isSplit ? 2 : 1,
    ...(isSplit && { is_all_delivered: isWhole }),
    shipping_list: parcels.map(({ carrier, trackingNo, goods, receiver }) => ({
      ...(kind === 'express' && { tracking_no: trackingNo, express_company: carrier }),
      item_desc: cut(goods),
      ...(receiver !== undefined && { contact: { receiver_contact: receiver } }),
    })),
    upload_time: rfc3339(at),
    payer: { openid },
  });

type ShippingVerbs = Pick<MiniProgramme, 'uploadShipping' | 'findShipping' | 'listCarriers' | 'isTradeManaged'>;

/** Sending of what was paid by the mini programme: its money is frozen until WeChat knows of it. */
export const shippingVerbs = ({ ask, appId }: WechatLine): ShippingVerbs => ({
  async uploadShipping(upload) {
    const answer = await ask({ path: UPLOAD, body: bodyOfUpload(upload), answers: [...uploadAnswers.keys()] });
    return uploadAnswers.get(codeOf(answer).code) ?? 'taken';
  },
  async findShipping(transactionNo) {
    const body = bodyOf({ transaction_id: transactionNo });
    const answer = await ask({ path: FIND, body, answers: [UNKNOWN_PAYMENT] });
    if (codeOf(answer).code === UNKNOWN_PAYMENT) return undefined;
    const { openid, shipping } = shaped(Found, answer).order;
    return {
      openid,
      isWhole: shipping.finish_shipping,
      trackingNos: shipping.shipping_list.map(({ tracking_no }) => tracking_no).filter((number) => number !== ''),
    };
  },
  async listCarriers() {
    const { delivery_list: list } = shaped(Carriers, await ask({ path: CARRIERS, body: bodyOf({}) }));
    return list.map(({ delivery_id: code, delivery_name: name }) => ({ code, name }));
  },
  async isTradeManaged() {
    return shaped(Managed, await ask({ path: MANAGED, body: bodyOf({ appid: await appId() }) })).is_trade_managed;
  },
});
