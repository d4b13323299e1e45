import { describe, expect, it } from 'vitest';
import { type Sending, contentOf } from './rules.ts';

const parcel = (deliveryId: string, more: Partial<Sending['parcels'][number]> = {}): Sending['parcels'][number] => ({
  deliveryType: 'express',
  deliveryCode: 'yuantong',
  deliveryName: '圆通速递',
  deliveryId,
  pieces: [{ lineId: 1, quantity: 1 }],
  ...more,
});
const sending = (more: Partial<Sending> = {}, order: Partial<Sending['order']> = {}): Sending => ({
  order: { state: 'sent', refundState: 'none', shippingType: 1, userPhone: '13800001234', ...order },
  parcels: [parcel('YT1')],
  lines: [
    { lineId: 1, productName: '马克杯', payNum: 1 },
    { lineId: 2, productName: '茶壶', payNum: 2 },
  ],
  codes: new Map([['yuantong', 'YTO']]),
  wasSplit: false,
  wasWhole: false,
  ...more,
});

describe('the content of an upload', () => {
  it('is one parcel where all went in one, and stays in parts that began so', () => {
    expect(contentOf(sending())).toMatchObject({ isSplit: false, isWhole: true, parcels: [{ goods: '马克杯*1' }] });
    expect(contentOf(sending({ wasSplit: true }))).toMatchObject({ isSplit: true, isWhole: true });
    expect(contentOf(sending({}, { state: 'toSend' }))).toMatchObject({ isSplit: true, isWhole: false });
  });

  it('has fifteen parcels at most', () => {
    const parcels = Array.from({ length: 16 }, (_, nth) => parcel(`YT${nth}`));
    expect(contentOf(sending({ parcels }))).toMatchObject({ isSplit: true, parcels: { length: 15 } });
  });

  it.each([
    ['pickUp', [], { state: 'toReview', shippingType: 2 }],
    ['sameCity', [parcel('139', { deliveryType: 'send' })], {}],
    ['virtual', [parcel('', { deliveryType: 'fictitious' })], {}],
  ] as const)('names all goods where nothing is carried by express (%s)', (kind, parcels, order) => {
    expect(contentOf(sending({ parcels }, order))).toEqual({
      kind,
      isSplit: false,
      isWhole: true,
      parcels: [{ carrier: '', trackingNo: '', goods: '马克杯*1;茶壶*2' }],
    });
  });

  it('is nothing before anything has left, of what was refunded, and while a sending that was told is back', () => {
    const back = { state: 'toSend' } as const;
    for (const [more, order] of [
      [{ parcels: [] }, back],
      [{ parcels: [] }, { ...back, shippingType: 2 }],
      [{}, { refundState: 'refunded' }],
      [{ wasWhole: true }, back],
    ] as const)
      expect(contentOf(sending(more, order))).toBeUndefined();
  });

  it('is a sentence where WeChat has no code for the carrier', () => {
    expect(contentOf(sending({ codes: new Map() }))).toEqual({
      why: '“圆通速递”没有对应的微信物流编码，请在物流公司里填写微信编码',
    });
  });
});
