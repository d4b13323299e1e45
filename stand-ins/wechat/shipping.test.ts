import { describe, expect, it } from 'vitest';
import { newAccount } from './account.ts';
import { listTrade, uploadShipping } from './shipping.ts';

const account = newAccount('wxexample0000001');
const trade = () =>
  listTrade(account, { transactionId: crypto.randomUUID(), merchantId: '1900000001', merchantTradeNo: 'pay1', openid: 'oBuyer' });
const parcel = (tracking_no: string, more: object = {}) => ({ tracking_no, express_company: 'YTO', item_desc: '壶*1', ...more });
let last = 0;
const upload = (transactionId: string, more: object = {}) =>
  uploadShipping(account, {
    order_key: { order_number_type: 2, transaction_id: transactionId },
    logistics_type: 1,
    delivery_mode: 1,
    shipping_list: [parcel('Y1')],
    upload_time: new Date(Date.UTC(2026, 8, 1) + (last += 1000)).toISOString(),
    payer: { openid: 'oBuyer' },
    ...more,
  });

describe('shipping information', () => {
  it('finishes a payment, and is corrected once', () => {
    const paid = trade();
    upload(paid.transactionId);
    expect(paid.state).toBe(2);

    expect(() => upload(paid.transactionId)).toThrow('not updated');
    upload(paid.transactionId, { shipping_list: [parcel('Y2')] });
    expect(() => upload(paid.transactionId, { shipping_list: [parcel('Y3')] })).toThrow('reship chance used');
  });

  it('of several parcels finishes with the last one', () => {
    const paid = trade();
    upload(paid.transactionId, { delivery_mode: 2, is_all_delivered: false });
    expect(paid.state).toBe(1);

    upload(paid.transactionId, { delivery_mode: 2, is_all_delivered: true, shipping_list: [parcel('Y1'), parcel('Y2')] });
    expect(paid.state).toBe(2);
  });

  it.each([
    ['of an unknown payment', 10060001, { order_key: { order_number_type: 2, transaction_id: 'x' } }],
    ['of another payer', 10060031, { payer: { openid: 'oOther' } }],
    [
      'of sixteen parcels',
      10060024,
      { delivery_mode: 2, is_all_delivered: true, shipping_list: Array.from({ length: 16 }, (_, n) => parcel(`Y${n}`)) },
    ],
    ['of our own code of a carrier', 10060025, { shipping_list: [parcel('Y1', { express_company: 'yuantong' })] }],
    ['of SF without a contact', 47001, { shipping_list: [parcel('S1', { express_company: 'SF' })] }],
    [
      'with a whole phone number',
      47001,
      { shipping_list: [parcel('S1', { express_company: 'SF', contact: { receiver_contact: '13800138000' } })] },
    ],
    ['with too many words', 10060009, { shipping_list: [parcel('Y1', { item_desc: '壶'.repeat(121) })] }],
    ['in parts that are not express', 10060006, { logistics_type: 3, delivery_mode: 2, is_all_delivered: true }],
    ['at a time without a zone', 47001, { upload_time: '2026-09-01 10:00:00' }],
  ])('%s is refused', (_, code, more) => {
    expect(() => upload(trade().transactionId, more)).toThrow(expect.objectContaining({ code }));
  });
});
