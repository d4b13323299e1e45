import type { Account } from './account.ts';
import { isObject, listOf, textOf, valueOf } from './json.ts';
import { refuse } from './refusal.ts';

/** Payment that the platform lists for the mini programme: it is told of it, as it would hear from the payment side. */
export interface Trade {
  transactionId: string;
  merchantId: string;
  merchantTradeNo: string;
  openid: string;
  /** 1 to send, 2 sent, 3 received, 4 complete, 5 refunded, 6 to be settled. */
  state: 1 | 2 | 3 | 4 | 5 | 6;
  shipping: Shipping | undefined;
}

interface Shipping {
  mode: number;
  logistics: number;
  isFinished: boolean;
  timesFinished: number;
  corrections: number;
  uploadTime: number;
  list: readonly { number: string; carrier: string; goods: string; contact: string }[];
}

const PARCELS_MAX = 15;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const MASKED = /\*.*\d{4}$/;

/** Lists a payment, as the platform does some seconds after it was made. */
export function listTrade(
  account: Account,
  paid: Pick<Trade, 'transactionId' | 'merchantId' | 'merchantTradeNo' | 'openid'>,
): Trade {
  const trade: Trade = { ...paid, state: 1, shipping: undefined };
  account.trades.set(paid.transactionId, trade);
  return trade;
}

function tradeOf({ trades }: Account, key: unknown): Trade {
  const byNumber = [...trades.values()].find(
    (one) => one.merchantId === textOf(key, 'mchid') && one.merchantTradeNo === textOf(key, 'out_trade_no'),
  );
  const type = valueOf(key, 'order_number_type');
  if (type !== 1 && type !== 2) return refuse(47001, 'order_number_type invalid');
  return (type === 2 ? trades.get(textOf(key, 'transaction_id')) : byNumber) ?? refuse(10060001, 'payment order not exist');
}

function parcelIn(account: Account, parcel: unknown, isExpress: boolean) {
  const [number, carrier, goods] = [
    textOf(parcel, 'tracking_no'),
    textOf(parcel, 'express_company'),
    textOf(parcel, 'item_desc'),
  ];
  const contact =
    textOf(valueOf(parcel, 'contact'), 'receiver_contact') || textOf(valueOf(parcel, 'contact'), 'consignor_contact');
  if (goods === '') refuse(10060008, 'item_desc empty');
  if ([...goods].length > 120) refuse(10060009, 'item_desc too long');
  if (contact !== '' && !MASKED.test(contact)) refuse(47001, 'contact must be masked');
  if (!isExpress) return { number: '', carrier: '', goods, contact };
  if (number === '' || number.length > 128) refuse(10060026, 'tracking_no invalid');
  if (!account.carriers.has(carrier)) refuse(10060025, 'express_company invalid');
  if (carrier === 'SF' && contact === '') refuse(47001, 'contact of SF missing');
  return { number, carrier, goods, contact };
}

/** Content of an upload, checked as the documents say. */
function uploadIn(account: Account, sent: object) {
  const [logistics, mode] = [Number(valueOf(sent, 'logistics_type')), Number(valueOf(sent, 'delivery_mode'))];
  if (![1, 2, 3, 4].includes(logistics)) refuse(10060005, 'logistics_type invalid');
  if (mode !== 1 && mode !== 2) refuse(47001, 'delivery_mode invalid');
  if (mode === 2 && logistics !== 1) refuse(10060006, 'only express is split');
  const all = valueOf(sent, 'is_all_delivered');
  if (mode === 2 && typeof all !== 'boolean') refuse(10060007, 'is_all_delivered missing');
  const parcels = listOf(sent, 'shipping_list');
  if (parcels.length < 1 || parcels.length > PARCELS_MAX) refuse(10060024, 'shipping_list too long');
  if (mode === 1 && parcels.length > 1) refuse(47001, 'unified delivery has one parcel');
  const uploaded = textOf(sent, 'upload_time');
  if (!RFC_3339.test(uploaded)) refuse(47001, 'upload_time invalid');
  const list = parcels.map((parcel) => parcelIn(account, parcel, logistics === 1));
  return { logistics, mode, isFinished: mode === 1 || all === true, list, uploadTime: Date.parse(uploaded) };
}

type SentShipping = ReturnType<typeof uploadIn>;

const isSame = (before: Shipping, { logistics, mode, isFinished, list }: SentShipping): boolean =>
  before.logistics === logistics &&
  before.mode === mode &&
  before.isFinished === isFinished &&
  JSON.stringify(before.list) === JSON.stringify(list);

/** Takes what a shop says of its sending; what is finished, or changes its mode, is corrected once. */
export function uploadShipping(account: Account, sent: object): void {
  if (!account.isTradeManaged) refuse(10060012, 'trade management is not open');
  const trade = tradeOf(account, valueOf(sent, 'order_key'));
  if (textOf(valueOf(sent, 'payer'), 'openid') !== trade.openid) refuse(10060031, 'openid does not belong to the payment');
  const upload = uploadIn(account, sent);
  if (trade.state >= 3) refuse(10060004, 'payment order cannot be shipped');
  const { shipping: before } = trade;
  if (before && isSame(before, upload)) refuse(10060023, 'shipping info not updated');
  if (before && upload.uploadTime <= before.uploadTime) refuse(10060012, 'upload_time too old');
  const isCorrection = before && (before.isFinished || before.mode !== upload.mode || before.logistics !== upload.logistics);
  const corrections = (before?.corrections ?? 0) + (isCorrection ? 1 : 0);
  if (corrections > 1) refuse(10060003, 'reship chance used');
  const timesFinished = (before?.timesFinished ?? 0) + (upload.isFinished ? 1 : 0);
  trade.shipping = { ...upload, corrections, timesFinished };
  if (upload.isFinished) trade.state = 2;
}

export function shownTrade(account: Account, sent: object): object {
  const transactionId = textOf(sent, 'transaction_id');
  const key =
    transactionId === ''
      ? { order_number_type: 1, mchid: textOf(sent, 'merchant_id'), out_trade_no: textOf(sent, 'merchant_trade_no') }
      : { order_number_type: 2, transaction_id: transactionId };
  const { merchantId, merchantTradeNo, openid, state, shipping, transactionId: id } = tradeOf(account, key);
  return {
    order: {
      transaction_id: id,
      merchant_id: merchantId,
      merchant_trade_no: merchantTradeNo,
      openid,
      order_state: state,
      in_complaint: false,
      ...(shipping && {
        shipping: {
          delivery_mode: shipping.mode,
          logistics_type: shipping.logistics,
          finish_shipping: shipping.isFinished,
          finish_shipping_count: shipping.timesFinished,
          shipping_list: shipping.list.map(({ number, carrier, goods }) => ({
            tracking_no: number,
            express_company: carrier,
            goods_desc: goods,
          })),
        },
      }),
    },
  };
}

export const shownCarriers = ({ carriers }: Account): object => ({
  count: carriers.size,
  delivery_list: [...carriers].map(([delivery_id, delivery_name]) => ({ delivery_id, delivery_name })),
});

export function shownManagement(account: Account, sent: object): object {
  if (!isObject(sent) || textOf(sent, 'appid') !== account.appId) refuse(40013, 'invalid appid');
  return { is_trade_managed: account.isTradeManaged };
}
