import { beforeEach, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { sendTypes } from '#contract/orders/enums.ts';
import { MissingCall, run, setSigned } from './index.ts';
import { addressOf, bodyOf } from './request.ts';

const person = { name: 'admin', realName: '', roles: ['1'], permissions: ['*:*:*'], isWireOnly: true };
const answered = (data: unknown) => {
  globalThis.fetch = async () => Response.json({ code: 200, message: '操作成功', data });
};
const bodySent = (...[call, input]: Parameters<typeof bodyOf>): unknown => JSON.parse(bodyOf(call, input) ?? '{}');
const first = { first: '1.00', firstPrice: '12.00', renewal: '1.00', renewalPrice: '3.00', uniqid: 'a' };

beforeEach(() => setSigned(person));

describe('freight on another server', () => {
  it.each([
    ['the whole country in its cities', { cityId: '110100,110101', title: '[[0,0]]' }, 'all'],
    ['the whole country without cities', { title: '[0,0]' }, 'all'],
    ['cities by their numbers', { cityId: '4401,440103', title: '[[44,4401,440103]]' }, '4401,440103'],
    ['paths side by side', { title: '[44,4401,440103],[44,4401,440104]' }, '4401,440103,4401,440104'],
    ['paths in a list', { title: '[[44,4401,440103]]' }, '4401,440103'],
    ['no place at all', { title: null }, ''],
  ])('names %s', async (_, row, cityId) => {
    answered([{ ...first, ...row }]);
    expect(await run(freightTemplateCalls.regions, { tempId: 1 })).toMatchObject([{ cityId, firstPrice: 1200 }]);
  });

  it.each([
    [false, true, true],
    [false, false, false],
    [true, true, 1],
    [true, false, 2],
  ])('is free in places by a flag, or by a number on the later line (%s): %s', (isLaterLine, appoint, sent) => {
    setSigned({ ...person, isLaterLine });
    const draft = { name: '快递', type: 1, appoint, sort: 0, shippingTemplatesRegionRequestList: [] };
    expect(bodySent(freightTemplateCalls.save, draft)).toMatchObject({ appoint: sent });
  });
});

describe('orders on another server', () => {
  it('are asked for by an empty text where all of them are meant, and deleted ones stay out', async () => {
    const input = { page: 1, limit: 20, type: 2, status: 'all' } as const;
    expect(addressOf(orderCalls.list, input)).toMatch(/[?&]status=(&|$)/);
    expect(addressOf(orderCalls.list, { ...input, status: 'unPaid' })).toContain('status=unPaid');

    answered({
      page: 1,
      limit: 20,
      total: 2,
      list: [
        { orderId: 'o1', isDel: true },
        { orderId: 'o2', isDel: false },
      ],
    });
    expect(await run(orderCalls.list, input)).toMatchObject({ list: [{ orderId: 'o2' }] });
  });

  it.each([
    [sendTypes.parcel, 'express'],
    [sendTypes.courier, 'send'],
    [sendTypes.virtual, 'fictitious'],
  ])('are sent in the way %s, by its word as well', (type, deliveryType) => {
    expect(bodySent(sendingCalls.send, { orderNo: 'order1', type })).toEqual({ orderNo: 'order1', type, deliveryType });
  });
});

describe('slots of flash sales on another server', () => {
  const draft = { name: '早市', time: { startTime: 8, endTime: 10 }, silderImgs: [{ sattDir: 'a.png' }], sort: 0 };

  it.each([
    ['1.3.4', false, true, 1, '1'],
    ['1.4', true, true, "'1'", "'1'"],
    ['1.4', true, false, "'0'", "'0'"],
  ] as const)('are told their state as the line %s keeps it (%s): %s', (_, isLater, status, inBody, inQuery) => {
    setSigned({ ...person, isLaterLine: isLater });
    const stateIn = (address: string) => new URL(address, 'http://shop.example').searchParams.get('status');

    expect(bodySent(slotCalls.save, { ...draft, status })).toMatchObject({ name: '早市', status: inBody });
    expect(bodySent(slotCalls.update, { ...draft, id: 3, status })).toMatchObject({ status: inBody });
    expect(stateIn(addressOf(slotCalls.updateStatus, { id: 3, status }))).toBe(inQuery);
    expect(stateIn(addressOf(slotCalls.list, { page: 1, limit: 20, status }))).toBe(inQuery);
  });

  it.each([
    [1, true],
    [0, false],
    ["'1'", true],
    ["'0'", false],
  ])('say %j for a state', async (status, isOn) => {
    const slot = { id: 3, time: '08:00,10:00', silderImgs: '[]', status };
    const page = { page: 1, limit: 20, total: 1 };

    answered(slot);
    expect(await run(slotCalls.info, { id: 3 })).toMatchObject({ status: isOn });
    answered({ ...page, list: [slot] });
    expect(await run(slotCalls.list, { page: 1, limit: 20 })).toMatchObject({ list: [{ status: isOn }] });
    answered({
      ...page,
      list: [
        { id: 7, storeSeckillManagerResponse: slot },
        { id: 8, storeSeckillManagerResponse: null },
      ],
    });
    expect(await run(flashSaleCalls.list, { page: 1, limit: 20 })).toMatchObject({
      list: [{ storeSeckillManagerResponse: { status: isOn } }, { storeSeckillManagerResponse: null }],
    });
  });
});

it('a product of the tab of the bin lies in the bin', async () => {
  const page = { page: 1, limit: 20, total: 1, list: [{ id: 7 }] };
  const rows = async (type: number) => {
    answered(page);
    return run(productCalls.list, { page: 1, limit: 20, type });
  };
  expect(await rows(5)).toMatchObject({ list: [{ id: 7, isRecycle: true }] });
  expect(await rows(1)).toMatchObject({ list: [{ id: 7, isRecycle: false }] });
});

it.each([
  ['1', ['admin', '1']],
  ['5,7', ['5', '7']],
  [
    ['admin', '1'],
    ['admin', '1'],
  ],
])('the roles of a person come as text or as a list: %j', async (roles, held) => {
  answered({ id: 1, account: 'admin', roles });
  expect(await run(administratorCalls.me, {})).toMatchObject({ roles: held });
});

it('a path that it does not know is a call that is missing', async () => {
  globalThis.fetch = async () =>
    Response.json({ timestamp: '2026-11-28', status: 404, error: 'Not Found', message: '', path: '/api/x' }, { status: 404 });
  await expect(run(orderCalls.statusNum, { type: 2 })).rejects.toBeInstanceOf(MissingCall);
});
