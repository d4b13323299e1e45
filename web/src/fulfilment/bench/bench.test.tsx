import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { chosenText } from '#web/orders/order/chosen-address.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { carrier } from '../../../test/sample-carriers.ts';
import { asked, orderInfo, orderRow } from '../../../test/sample-orders.ts';
import { BenchPage } from './bench-page.tsx';

const numbered = (n: number, change: Partial<OrderRow> = {}) =>
  orderRow({ id: n, orderId: `SO${1000 + n}`, realName: `收货人${n}`, userPhone: `1380013800${n}`, ...change });
const note = (row: OrderRow) => ({
  orderNo: row.orderId,
  parcelId: null,
  isToSend: true,
  nth: 1,
  of: 1,
  createTime: row.createTime,
  realName: row.realName,
  userPhone: row.userPhone,
  userAddress: `杭州市西湖区 ${row.id} 号`,
  mark: row.mark ?? '',
  remark: row.remark ?? '',
  deliveryType: '',
  deliveryName: '',
  deliveryId: '',
  lines: [{ id: 1, productName: '搪瓷杯', sku: '红,大', image: '/mug.jpg', barCode: '6901', shelf: 'A-1', quantity: 2 }],
});

interface Bench {
  rows?: OrderRow[];
  teams?: OrderRow[];
  wire?: Answering[];
  at?: string;
  may?: string[];
  isWireOnly?: boolean;
}

/** The bench of a shop whose orders leave the queue as they are sent. */
function show({ rows = [1, 2, 3].map((n) => numbered(n)), teams = [], wire = [], at = '/order/bench', ...scene }: Bench = {}) {
  const gone = new Set<string>();
  const pageOf = (list: OrderRow[], limit = 50) => ({
    page: 1,
    limit,
    total: list.length,
    totalPage: Math.ceil(list.length / limit),
    list,
  });
  return renderScreen(<BenchPage />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(preferenceCalls.save, null),
      on(orderCalls.list, ({ status, orderNo }) => {
        if (status === 'teamWaiting') return pageOf(teams);
        const waiting = rows.filter(({ orderId }) => !gone.has(orderId));
        return pageOf(orderNo === undefined ? waiting : [...rows, ...teams].filter(({ orderId }) => orderId === orderNo));
      }),
      on(packingCalls.deliveryNotes, ({ ids }) => ({ notes: rows.filter(({ id }) => ids.includes(id)).map(note), left: [] })),
      on(parcelCalls.together, []),
      on(expressCalls.all, [carrier(), carrier({ id: 2, code: 'yunda', name: '韵达快递' })]),
      on(claimCalls.claim, null),
      on(claimCalls.release, null),
      on(sendingCalls.send, ({ orderNo, together }) => {
        for (const each of [orderNo, ...(together ?? [])]) gone.add(each);
        return null;
      }),
      on(sendingCalls.recall, ({ orderNo }) => {
        gone.delete(orderNo);
        return null;
      }),
      ...wire,
    ],
    ...scene,
  });
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '快递单号' });
const goods = () => within(screen.getByRole('region', { name: '要发的货' }));
/** Waits until this order lies at the bench, its field ready for a number. */
const lies = async (orderNo: string) => {
  await waitFor(() => expect(goods().getByText(orderNo)).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '快递单号' })));
};
const left = () => screen.getByText(/^还剩/).textContent;
const pairs = (calls: Record<string, unknown>[]) => calls.map(({ orderNo, expressNumber }) => `${orderNo} ${expressNumber}`);
const alt = (letter: string) => fireEvent.keyDown(document, { key: letter.toLowerCase(), code: `Key${letter}`, altKey: true });
const NUMBERS = ['SF1234567890121', 'SF1234567890122', 'SF1234567890123'] as const;
const refusing = (text: string) => () => {
  throw new Refusal('order', 500, text);
};

describe('the bench', () => {
  it('shows what to pack, where it lies, the notes and the address, and holds the order for the person', async () => {
    const rows = [numbered(1, { mark: '请轻放', remark: '送贺卡' }), numbered(2)];
    const { container, sent } = show({ rows });
    await lies('SO1001');

    expect(goods().getByText('货位 A-1')).toBeTruthy();
    expect(goods().getByText('买家留言：请轻放')).toBeTruthy();
    expect(goods().getByText('商家备注：送贺卡')).toBeTruthy();
    expect(goods().getByText('杭州市西湖区 1 号')).toBeTruthy();
    expect(sent(claimCalls.claim)).toEqual([{ orderNo: 'SO1001' }]);
    expect(sent(orderCalls.list)[0]).toMatchObject({ status: 'toSend', longest: true, limit: 50 });
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('sends one order after another by a number and Enter, and counts down', async () => {
    const { user, sent } = show();
    await lies('SO1001');
    expect(left()).toBe('还剩 3 单');

    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    await lies('SO1002');
    expect(left()).toBe('还剩 2 单');
    await user.keyboard(`${NUMBERS[1]}{Enter}${NUMBERS[2]}{Enter}`);

    expect(await screen.findByText('都发完了')).toBeTruthy();
    expect(left()).toBe('还剩 0 单');
    expect(sent(sendingCalls.send)).toHaveLength(3);
    expect(sent(sendingCalls.send)[0]).toEqual({
      orderNo: 'SO1001',
      type: '1',
      expressRecordType: '1',
      expressCode: 'shunfeng',
      expressNumber: NUMBERS[0],
    });
    expect(pairs(sent(sendingCalls.send))).toEqual(['SO1001', 'SO1002', 'SO1003'].map((no, at) => `${no} ${NUMBERS[at]}`));
  });

  it('names the numbers for which no order is left', async () => {
    const answered = Promise.withResolvers<null>();
    const { user } = show({ rows: [numbered(1)], wire: [on(sendingCalls.send, () => answered.promise)] });
    await lies('SO1001');

    await user.keyboard(`${NUMBERS[0]}{Enter}${NUMBERS[1]}{Enter}`);
    expect(await screen.findByText('已扫描 1 个单号')).toBeTruthy();
    answered.resolve(null);

    expect(await screen.findByText('后面没有要发的订单了')).toBeTruthy();
    expect(screen.getByRole('button', { name: NUMBERS[1] })).toBeTruthy();
  });

  it('leaves orders of incomplete teams aside, greyed and out of the count', async () => {
    show({ rows: [numbered(1)], teams: [numbered(8, { isTeamWaiting: true })] });
    await lies('SO1001');

    expect(await screen.findByText('待成团 1 单，成团后再发')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '待成团' })).queryByRole('button')).toBeNull();
    expect(left()).toBe('还剩 1 单');
  });

  it('takes the orders that were chosen in the list, and no others', async () => {
    const { sent } = show({ at: `/order/bench?of=${chosenText([1, 2])}` });
    await lies('SO1001');

    expect(sent(orderCalls.list).map(({ ids }) => ids)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('what is refused', () => {
  const refuses = (times: number) => {
    let left = times;
    return () => {
      if ((left -= 1) < 0) return null;
      throw new Refusal('order', 500, '订单退款中不能发货');
    };
  };

  it('is said above the field, and the number of the next parcel is not sent for it', async () => {
    const { user, sent } = show({ wire: [on(sendingCalls.send, refuses(1))] });
    await lies('SO1001');
    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    expect(await screen.findByText('订单退款中不能发货')).toBeTruthy();

    await user.keyboard(`${NUMBERS[1]}{Enter}`);

    expect(await screen.findByText(/^后面扫描的 1 个单号没有使用/)).toBeTruthy();
    expect(screen.getByText('订单退款中不能发货')).toBeTruthy();
    expect((await field()).value).toBe(NUMBERS[0]);
    expect(pairs(sent(sendingCalls.send))).toEqual([`SO1001 ${NUMBERS[0]}`]);
  });

  it('goes another time when its parcel is read again', async () => {
    const { user, sent } = show({ wire: [on(sendingCalls.send, refuses(1))] });
    await lies('SO1001');
    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    await screen.findByText('订单退款中不能发货');

    await user.keyboard(`${NUMBERS[0]}{Enter}`);

    await lies('SO1002');
    expect(pairs(sent(sendingCalls.send))).toEqual([`SO1001 ${NUMBERS[0]}`, `SO1001 ${NUMBERS[0]}`]);
    expect(screen.queryByText('订单退款中不能发货')).toBeNull();
  });

  it('keeps the numbers in sight that were scanned while it was tried', async () => {
    const answered = Promise.withResolvers<null>();
    const { user } = show({ wire: [on(sendingCalls.send, () => answered.promise)] });
    await lies('SO1001');
    await user.keyboard(`${NUMBERS[0]}{Enter}${NUMBERS[1]}{Enter}`);
    answered.reject(new Refusal('order', 500, '订单退款中不能发货'));

    expect(await screen.findByText('订单退款中不能发货')).toBeTruthy();
    expect(screen.getByRole('button', { name: NUMBERS[1] })).toBeTruthy();
    expect((await field()).value).toBe(NUMBERS[0]);
  });

  it.each([
    ['a blank', '', '请扫描或填写快递单号'],
    ['a number that tells no carrier', '12345', '没有认出快递公司，请选择快递公司；要打开别的订单，请扫描它的订单号'],
    ['the number of no order', 'SO9999', '没有订单 SO9999，请核对订单号'],
  ])('is %s', async (_, number, says) => {
    const { user, sent } = show();
    await lies('SO1001');

    await user.keyboard(`${number}{Enter}`);

    expect(await screen.findByText(says)).toBeTruthy();
    expect(sent(sendingCalls.send)).toEqual([]);
  });

  it('is a parcel that the scanner reads twice', async () => {
    const { user, sent } = show();
    await lies('SO1001');

    await user.keyboard(`${NUMBERS[0]}{Enter}${NUMBERS[0]}{Enter}`);

    expect(await screen.findByText('和上一单的单号相同：真的装在一起，请点“发货”')).toBeTruthy();
    expect(pairs(sent(sendingCalls.send))).toEqual([`SO1001 ${NUMBERS[0]}`]);
  });
});

describe('the carrier', () => {
  it('is known by the number, can be chosen, and stays for numbers that do not tell theirs', async () => {
    const { user, sent } = show();
    await lies('SO1001');
    await user.keyboard('12345');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '快递公司' }));
    await user.click(await screen.findByTitle('韵达快递'));
    await user.click(screen.getByRole('button', { name: '发货' }));
    await lies('SO1002');
    await user.keyboard('67890{Enter}');
    await lies('SO1003');
    await user.keyboard(`${NUMBERS[2]}{Enter}`);

    await waitFor(() =>
      expect(sent(sendingCalls.send).map(({ expressCode }) => expressCode)).toEqual(['yunda', 'yunda', 'shunfeng']),
    );
  });
});

describe('an order that somebody else has', () => {
  const taken = ({ orderNo }: { orderNo: string }) => {
    if (orderNo === 'SO1001') throw orderClaimRefusals.TAKEN({ name: '小李', since: new Date('2026-11-20T06:05:00Z') });
    return null;
  };

  it('is passed over', async () => {
    const { user } = show({ rows: [numbered(1), numbered(2)], wire: [on(claimCalls.claim, taken)] });
    await lies('SO1002');
    await user.keyboard(`${NUMBERS[0]}{Enter}`);

    expect(await screen.findByText('其他的都发完了，1 单有别人在处理')).toBeTruthy();
  });

  it('does not open by its number either, which says who has it', async () => {
    const { user, sent } = show({ rows: [numbered(1), numbered(2)], wire: [on(claimCalls.claim, taken)] });
    await lies('SO1002');

    await user.keyboard('SO1001{Enter}');

    expect(await screen.findByText(/^小李 从 .* 起在处理这个订单/)).toBeTruthy();
    expect(goods().getByText('SO1002')).toBeTruthy();
    expect(sent(sendingCalls.send)).toEqual([]);
  });
});

describe('a scanned order number', () => {
  it('opens that order, and gives the one at hand back', async () => {
    const { user, sent } = show();
    await lies('SO1001');

    await user.keyboard('SO1003{Enter}');

    await lies('SO1003');
    expect((await field()).value).toBe('');
    await waitFor(() => expect(sent(claimCalls.release)).toEqual([{ orderNo: 'SO1001' }]));
    expect(sent(sendingCalls.send)).toEqual([]);
  });

  it.each([
    [numbered(8, { isTeamWaiting: true }), '订单 …1008 是“待成团”，现在不用发货'],
    [numbered(8, asked), '订单 …1008 是“退款申请”，现在不用发货'],
  ])('of an order that is not to be sent says so', async (row, says) => {
    const { user } = show({ teams: [row] });
    await lies('SO1001');

    await user.keyboard('SO1008{Enter}');

    expect(await screen.findByText(says)).toBeTruthy();
    expect(goods().getByText('SO1001')).toBeTruthy();
  });
});

describe('skipping', () => {
  it('leaves an order for later by Alt and S, keeps what was typed, and gives it back', async () => {
    const { user, sent } = show({ rows: [numbered(1), numbered(2)] });
    await lies('SO1001');
    await user.keyboard('SF12');
    act(() => void alt('S'));
    await lies('SO1002');
    await waitFor(() => expect(sent(claimCalls.release)).toEqual([{ orderNo: 'SO1001' }]));
    expect(screen.getByText('已跳过')).toBeTruthy();

    await user.keyboard(`${NUMBERS[1]}{Enter}`);
    expect(await screen.findByText('其他的都发完了，跳过了 1 单')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '再看一遍' }));

    await lies('SO1001');
    expect((await field()).value).toBe('SF12');
  });
});

describe('orders of one recipient', () => {
  const rows = [numbered(1), numbered(2), numbered(3, { realName: '收货人1', userPhone: '13800138001' })];
  const companion = { id: 3, orderNo: 'SO1003', goods: '搪瓷杯', totalNum: 2, mark: null };

  it('stand together, and go into one parcel by one key', async () => {
    const { user, sent } = show({
      rows,
      wire: [on(parcelCalls.together, ({ orderNo }) => (orderNo === 'SO1001' ? [companion] : []))],
    });
    await lies('SO1001');
    const queue = within(screen.getByRole('navigation', { name: '待发队列' }));
    expect(queue.getAllByText(/^…100/).map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['…1001', '…1003', '…1002']);
    expect(await screen.findByText('同一收货人还有 1 单待发货')).toBeTruthy();

    act(() => void alt('A'));
    expect(await screen.findByText('这个包裹里还有同一收货人的 1 单')).toBeTruthy();
    await waitFor(() => expect(goods().getByRole('button', { name: 'SO1003' })).toBeTruthy());
    await user.keyboard(`${NUMBERS[0]}{Enter}`);

    await lies('SO1002');
    expect(sent(sendingCalls.send)).toMatchObject([{ orderNo: 'SO1001', together: ['SO1003'] }]);
    expect(sent(claimCalls.claim).map(({ orderNo }) => orderNo)).toEqual(['SO1001', 'SO1003', 'SO1002']);
    expect(left()).toBe('还剩 1 单');
  });
});

describe('undoing', () => {
  it('takes the last parcel back by Alt and Z, with its number in the field', async () => {
    const { user, sent } = show();
    await lies('SO1001');
    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    await lies('SO1002');
    expect(screen.getByRole('button', { name: /^撤销/ })).toBeTruthy();

    act(() => void alt('Z'));

    await lies('SO1001');
    expect(sent(sendingCalls.recall)).toEqual([{ orderNo: 'SO1001', reason: '发货台撤销' }]);
    expect((await field()).value).toBe(NUMBERS[0]);
    expect(left()).toBe('还剩 3 单');
  });

  it('takes back the parcel alone of an order whose other goods had left before', async () => {
    const lines = [{ lineId: 1, productName: '搪瓷杯', sku: '红', quantity: 1 }];
    const sentBefore = { id: 4, deliveryType: 'express', deliveryName: '顺丰速运', deliveryCode: 'shunfeng', lines };
    const parcels = [
      { ...sentBefore, deliveryId: 'SF1', createTime: new Date(), withdrawnTime: null, reason: null },
      { ...sentBefore, id: 5, deliveryId: NUMBERS[0], createTime: new Date(), withdrawnTime: null, reason: null },
    ];
    const { user, sent } = show({
      rows: [numbered(1, { sentPieces: 1 }), numbered(2)],
      wire: [on(parcelCalls.parcels, { parcels, lines: [] })],
    });
    await lies('SO1001');
    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    await lies('SO1002');

    act(() => void alt('Z'));

    await waitFor(() => expect(sent(sendingCalls.recall)).toMatchObject([{ orderNo: 'SO1001', parcelId: 5 }]));
  });
});

describe('the tones', () => {
  it('are switched off for good', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '提示音已开' }));

    expect(screen.getByRole('button', { name: '提示音已关' })).toBeTruthy();
    await waitFor(() => expect(sent(preferenceCalls.save)).toEqual([{ key: 'bench', value: { isSilent: true } }]));
  });
});

describe('elsewhere', () => {
  it('another server of the wire is asked for nothing that it does not know', async () => {
    const { user, sent } = show({
      isWireOnly: true,
      rows: [numbered(1), numbered(2)],
      wire: [on(orderCalls.info, ({ orderNo }) => orderInfo({ orderId: orderNo }))],
    });
    await lies('SO1001');
    expect(await goods().findByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();

    await user.keyboard(`${NUMBERS[0]}{Enter}`);
    await lies('SO1002');

    expect(sent(sendingCalls.send)).toHaveLength(1);
    for (const call of [claimCalls.claim, packingCalls.deliveryNotes, parcelCalls.together]) expect(sent(call)).toEqual([]);
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
  });

  it('a line that is down says so in its place, and nothing is opened', async () => {
    const { user, sent } = show({ wire: [on(orderCalls.list, refusing('系统异常'))] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(sent(claimCalls.claim)).toEqual([]);
  });
});
