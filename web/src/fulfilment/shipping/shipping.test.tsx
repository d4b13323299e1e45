import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { type CheckedRow, shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { chosenText } from '#web/orders/order/chosen-address.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ShipPage } from './ship-page.tsx';

const { shipCheck, shipInfo, shipRecall, shipRetry, shipRows, shipRun } = shipmentCalls;
const at = new Date('2026-11-20T06:05:00Z');
const parcel = { orderNo: 'SO7', expressNumber: 'SF1234567890123', expressCode: 'shunfeng', expressName: '顺丰速运' };
const bad = { ...parcel, orderNo: 'SO8', expressNumber: '1' };
const checked: CheckedRow[] = [
  { ...parcel, row: 1, realName: '王小明', state: 'ready', reason: '' },
  { ...bad, row: 2, realName: '', state: 'refused', reason: '没有这个订单，请核对订单号' },
  { ...bad, row: 3, expressNumber: '', expressCode: '', expressName: '', realName: '', state: 'refused', reason: '没有快递单号' },
];
const runOf = (refused: number) => ({
  id: 5,
  jobId: 9,
  total: 2,
  sent: 2 - refused,
  refused,
  recalled: 0,
  left: refused,
  createTime: at,
});
const job = {
  id: 9,
  kind: 'order.ship',
  label: '批量发货 2 单',
  state: 'done',
  done: 2,
  total: 2,
  result: null,
  createTime: at,
} as const;
const pageOf = <R,>(list: R[]) => ({ page: 1, limit: 50, total: list.length, totalPage: 1, list });

const show = (wire: Answering[] = [], address = '/order/ship') =>
  renderScreen(<ShipPage />, {
    at: address,
    wire: [
      on(shipCheck, { rows: checked, ready: 1, known: 0, refused: 2 }),
      on(shipRun, { id: 5, jobId: 9 }),
      on(shipInfo, runOf(1)),
      on(jobCalls.info, { ...job, message: '已发货 1 单，未发出 1 单' }),
      on(shipRows, pageOf([{ ...bad, id: 2, state: 'refused' as const, reason: '订单退款中不能发货' }])),
      ...wire,
    ],
  });
type ShippingScreen = ReturnType<typeof show>;
const box = () => screen.findByRole('textbox', { name: '订单号和快递单号' });

async function checkedList({ user }: ShippingScreen) {
  await user.type(await box(), 'SO7 SF1234567890123');
  await user.click(screen.getByRole('button', { name: '核对' }));
  return screen.findByRole('list', { name: '核对结果' });
}

describe('a list of tracking numbers', () => {
  it('asks once before orders are sent that somebody else handles', async () => {
    const rows = [{ ...parcel, row: 1, realName: '王小明', handler: '小李', state: 'ready' as const, reason: '' }];
    const view = show([on(shipCheck, { rows, ready: 1, known: 0, refused: 0 })]);
    await checkedList(view);
    await view.user.click(screen.getByRole('button', { name: '发货 1 单' }));

    expect(await screen.findByText('有 1 单正由 小李 处理，确定由您一起发出吗？')).toBeTruthy();
    expect(view.sent(shipRun)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: '继续发货' }));

    await waitFor(() => expect(view.sent(shipRun)).toHaveLength(1));
  });

  it('that was read from a sheet is checked with its places there, until somebody changes it', async () => {
    const places = {
      rows: [4],
      columns: { orderNo: { heading: '订单号', column: 0 }, expressNumber: { heading: '单号', column: 2 } },
    };
    fakeUploads(() => ({ text: 'SO7\tSF1234567890123', rows: 1, places }));
    const view = show();
    await box();
    const input = view.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await view.user.upload(input, new File(['订单号'], '发货.csv', { type: 'text/csv' }));
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'SO7\tSF1234567890123'));
    await view.user.click(screen.getByRole('button', { name: '核对' }));
    await view.user.click(await screen.findByRole('button', { name: '返回修改' }));
    await view.user.type(await box(), '4');
    await view.user.click(screen.getByRole('button', { name: '核对' }));

    await waitFor(() => expect(view.sent(shipCheck)).toHaveLength(2));
    expect(view.sent(shipCheck)).toEqual([{ text: 'SO7\tSF1234567890123', places }, { text: 'SO7\tSF12345678901234' }]);
  });

  it('is checked before it is sent, the bad rows first', async () => {
    const view = show();
    const list = await checkedList(view);

    expect(within(list).getByText('没有这个订单，请核对订单号')).toBeTruthy();
    expect(within(list).getByText('没有快递单号')).toBeTruthy();
    expect(within(list).queryByText(/未知快递/)).toBeNull();
    expect(within(list).queryByText('SO7')).toBeNull();
    expect(view.sent(shipCheck)).toEqual([{ text: 'SO7 SF1234567890123' }]);
    expect(view.sent(shipRun)).toEqual([]);
    expect(await complaintsOf(view.container)).toEqual([]);
  });

  it('sends what can be sent, under one key, and opens the run', async () => {
    const view = show();
    await checkedList(view);
    await view.user.click(screen.getByRole('button', { name: '发货 1 单' }));

    await waitFor(() => expect(view.address()).toBe('/order/ship?run=5'));
    const { orderNo, expressCode, expressNumber } = parcel;
    expect(view.sent(shipRun)).toEqual([
      { requestKey: expect.stringMatching(/^[0-9a-f]{32}$/), rows: [{ orderNo, expressCode, expressNumber }] },
    ]);
  });

  it('is still there to be mended when one goes back', async () => {
    const view = show();
    await checkedList(view);
    await view.user.click(screen.getByRole('button', { name: '返回修改' }));

    expect(await box()).toHaveProperty('value', 'SO7 SF1234567890123');
  });
});

describe('orders that were chosen in the list', () => {
  const line = { id: 1, productName: '搪瓷杯', sku: '红', image: '', barCode: '', shelf: '', quantity: 2 };
  const where = { realName: '王小明', userPhone: '138****1234', userAddress: '杭州市西湖区', mark: '', remark: '' };
  const noteOf = (orderNo: string, parcelId: number | null = null) => ({
    ...where,
    orderNo,
    parcelId,
    isToSend: parcelId === null,
    nth: 1,
    of: 1,
    createTime: at,
    deliveryType: '',
    deliveryName: '',
    deliveryId: '',
    lines: [line],
  });
  const left = [{ orderNo: 'SO10', reason: '订单还没有付款' }];
  const fetched = { ...noteOf('SO11'), isToSend: false };
  const notes = [noteOf('SO7'), noteOf('SO8'), noteOf('SO9', 3), fetched];
  const choose = () => show([on(packingCalls.deliveryNotes, { notes, left })], `/order/ship?of=${chosenText([7, 8, 9, 10])}`);

  it('have a place for the number of each that waits, down which a scanner goes by Enter', async () => {
    const view = choose();
    const list = within(await screen.findByRole('list', { name: '所选订单' }));
    expect(list.getAllByText('搪瓷杯 红 × 2')).toHaveLength(2);
    expect(screen.getByText('订单还没有付款')).toBeTruthy();
    await view.user.type(list.getByLabelText('SO7 的快递单号'), 'SF1234567890123{Enter}');
    expect(document.activeElement).toBe(list.getByLabelText('SO8 的快递单号'));
    expect(await complaintsOf(view.container)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: '核对 1 单' }));

    await waitFor(() => expect(view.sent(shipCheck)).toEqual([{ text: 'SO7\tSF1234567890123' }]));
    await view.user.click(await screen.findByRole('button', { name: '返回修改' }));
    expect((await screen.findByLabelText<HTMLInputElement>('SO7 的快递单号')).value).toBe('SF1234567890123');
  });

  it.each([
    ['one below the other', 'SF1\nSF2\nSF3\n', ['SF1', 'SF2'], ['多出的 1 个单号没有对应的订单，没有粘贴']],
    ['by the order numbers beside them', 'SO8\tSF8\nSO7\tSF7\n', ['SF7', 'SF8'], []],
  ])('take a pasted list of numbers %s', async (_, text, numbers, warnings) => {
    const view = choose();
    const list = within(await screen.findByRole('list', { name: '所选订单' }));
    expect(document.activeElement).toBe(list.getByLabelText('SO7 的快递单号'));

    await view.user.paste(text);

    const typed = ['SO7', 'SO8'].map((orderNo) => list.getByLabelText<HTMLInputElement>(`${orderNo} 的快递单号`).value);
    expect(typed).toEqual(numbers);
    expect(view.notes.map((note) => note.text)).toEqual(warnings);
    expect(screen.getByRole('button', { name: '核对 2 单' })).toBeTruthy();
  });
});

describe('a run', () => {
  it('says what was not sent and why, and tries that again', async () => {
    const view = show([on(shipRetry, { id: 6, jobId: 9 })], '/order/ship?run=5');
    expect(await screen.findByText('已发货 1 单，未发出 1 单')).toBeTruthy();
    expect(await screen.findByText('订单退款中不能发货')).toBeTruthy();
    expect(await complaintsOf(view.container)).toEqual([]);

    await view.user.click(screen.getByRole('button', { name: '重试未发出的 1 单' }));

    await waitFor(() => expect(view.address()).toBe('/order/ship?run=6'));
  });

  it('takes back what was sent, with the reason', async () => {
    const { user, sent } = show([on(shipRecall, { id: 5, jobId: 10 })], '/order/ship?run=5');
    await user.click(await screen.findByRole('button', { name: '撤回已发出的 1 单' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('撤回原因'), '整批错行');
    await user.click(dialog.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(sent(shipRecall)).toEqual([{ id: 5, reason: '整批错行' }]));
  });

  it('gives back the lines that were not sent', async () => {
    const { user } = show([], '/order/ship?run=5');
    await user.click(await screen.findByRole('button', { name: '修改未发出的' }));

    expect(await box()).toHaveProperty('value', 'SO8\t1\t顺丰速运');
  });

  it('is stopped while it is at work, and what it had not tried is sent by a retry', async () => {
    const atWork = { ...job, state: 'running' as const, done: 1, message: '' };
    const { user, sent } = show(
      [on(shipInfo, { ...runOf(0), sent: 1, left: 1 }), on(jobCalls.info, atWork), on(runCalls.stop, null)],
      '/order/ship?run=5',
    );
    await user.click(await screen.findByRole('button', { name: '停止' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停止' }));

    await waitFor(() => expect(sent(runCalls.stop)).toEqual([{ id: 5 }]));
    expect(screen.getByRole('button', { name: '重试未发出的 1 单' })).toBeTruthy();
  });

  it('shows what was taken back apart from what is under way to buyers', async () => {
    const { user, sent } = show([on(shipInfo, { ...runOf(0), sent: 1, recalled: 1 })], '/order/ship?run=5');

    expect(await screen.findByText('已发货 1')).toBeTruthy();
    await user.click(screen.getByText('已撤回 1'));

    await waitFor(() => expect(sent(shipRows).at(-1)).toMatchObject({ id: 5, state: 'recalled' }));
  });

  it('is found again among all runs', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: '批量发货记录' }));
    expect(address()).toBe('/run?kind=order.ship');
  });
});
