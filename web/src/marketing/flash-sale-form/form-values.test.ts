import { expect, it } from 'vitest';
import { type FlashSaleValues, toInput } from './form-values.ts';

const day = new Date('2026-11-19T16:00:00Z');
const row = { image: '', otPrice: 1000, cost: 300, stock: 9, weight: 0, volume: 0, barCode: '', copy: {}, price: 700, quota: 5 };
const values: FlashSaleValues = {
  productId: 4,
  image: 'a.png',
  images: ['a.png'],
  title: '秒杀马克杯',
  info: '限时',
  unitName: '件',
  tempId: 1,
  specType: true,
  bearer: 1,
  num: 1,
  status: true,
  attr: [],
  content: '',
  isOwn: false,
  time: null,
  timeId: 3,
  days: [day, day],
  skus: [
    { ...row, suk: '红', isChosen: true, image: 'red.png' },
    { ...row, suk: '蓝', isChosen: false },
  ],
};

it('a flash sale with hours of its own is saved with them, not with the slot that was chosen before', () => {
  const time = { startTime: 10, endTime: 12 };
  expect(toInput({ ...values, isOwn: true, time })).toMatchObject({ timeId: 0, time });
});

it('a flash sale is saved with the SKUs that were chosen, and both of its days', () => {
  expect(toInput(values)).toMatchObject({
    startTime: day,
    stopTime: day,
    timeId: 3,
    attrValue: [{ suk: '红', price: 700, quota: 5, image: 'red.png' }],
  });
});
