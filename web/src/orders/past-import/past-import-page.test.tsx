import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { pastOrderCalls, pastOrderRefusals, pastRowStates } from '#contract/past-orders/past-orders.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PastImportPage } from './past-import-page.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const checked = {
  id: 5,
  fileName: '旧店订单.csv',
  aside: [],
  columns: [
    { header: '订单编号', field: '订单号' },
    { header: '发票', field: null },
  ],
  fresh: 2,
  unchanged: 1,
  refused: 1,
  paid: '189.00',
  refunded: '59.00',
  strangers: 1,
  unlinked: 0,
};
const problem = '金额对不上：商品 20.00 + 运费 0.00 − 优惠 0.00 = 20.00，实付 18.00，相差 2.00';
const bad = { id: 1, row: 4, orderNo: 'P1', paid: '18.00', state: pastRowStates.refused, reason: `第 4 行：${problem}` };
const run = {
  id: 5,
  label: '导入 旧店订单.csv',
  matched: 4,
  unchanged: 1,
  jobId: 9,
  changeId: null,
  undone: false,
  createTime: at,
};
const job = { id: 9, kind: 'order.importPast', label: run.label, done: 4, total: 4, result: null, createTime: at };

function show(answer: () => object = () => checked, takenBack = 0, at = '/order/import') {
  fakeUploads(answer);
  return renderScreen(<PastImportPage />, {
    at,
    wire: [
      on(pastOrderCalls.rows, { page: 1, limit: 20, total: 1, totalPage: 1, list: [bad] }),
      on(pastOrderCalls.run, { runId: 5, jobId: 9 }),
      on(pastOrderCalls.takeBack, { runId: 5, jobId: 10 }),
      on(pastOrderCalls.info, { ...run, state: 'done', changed: 2, refused: 1, takenBack }),
      on(jobCalls.info, { ...job, state: 'done', message: '已导入 2 单' }),
    ],
  });
}
const choose = async ({ user, container }: ReturnType<typeof show>) =>
  user.upload(
    container.querySelector('input[type="file"]') ?? document.body,
    new File(['订单号\nP1'], '旧店订单.csv', { type: 'text/csv' }),
  );

describe('a sheet of past orders', () => {
  it('is seen with its sums, what is not known here, and what does not add up; then it is imported and can be taken back', async () => {
    const view = show();
    await choose(view);
    // The row stands in front of it.
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.getByText('第 4 行')).toBeTruthy();
    expect(screen.getByText('这些列不导入：发票')).toBeTruthy();
    expect(screen.getByText('1 单没有对应的用户（先导入用户，再导入订单，就能归到他们名下）。')).toBeTruthy();
    expect(screen.getByLabelText('核对结果').textContent).toContain('实付合计¥189.00');
    expect(await complaintsOf(view.container)).toEqual([]);

    await view.user.click(screen.getByRole('button', { name: '导入 2 单' }));

    await waitFor(() => expect(view.address()).toBe('/order/import?run=5'));
    await view.user.click(await screen.findByRole('button', { name: '撤回已导入的 2 单' }));
    await view.user.type(await screen.findByLabelText('撤回原因'), '表格传错了');
    await view.user.click(screen.getByRole('button', { name: /^撤\s?回$/ }));
    await waitFor(() => expect(view.sent(pastOrderCalls.takeBack)).toEqual([{ id: 5, reason: '表格传错了' }]));
  });

  it('says how many of its orders were taken back, and shows them apart from those that stand', async () => {
    const { user, sent } = show(undefined, 1, '/order/import?run=5');

    expect(await screen.findByText('导入 旧店订单.csv：已导入 1 单，已撤回 1 单，已经导入过 1 单，有问题 1 单。')).toBeTruthy();
    expect(screen.getByText('已导入 1')).toBeTruthy();
    expect((await screen.findByText('第 4 行 P1 ¥18.00')).closest('li')?.textContent).toBe(`有问题第 4 行 P1 ¥18.00 ${problem}`);
    await user.click(screen.getByText('已撤回 1'));
    await waitFor(() => expect(sent(pastOrderCalls.rows).at(-1)).toMatchObject({ id: 5, state: 'undone' }));
    expect(screen.getByRole('button', { name: '撤回已导入的 1 单' })).toBeTruthy();
  });

  it('has no way back once all of them were', async () => {
    show(undefined, 2, '/order/import?run=5');

    expect(await screen.findByText(/已导入 0 单，已撤回 2 单/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^撤回已导入/ })).toBeNull();
  });

  it('says why it cannot be read, and waits for another', async () => {
    const view = show(() => {
      throw pastOrderRefusals.NO_NUMBER_COLUMN();
    });
    await choose(view);
    expect(await screen.findByText(/表格里没有“订单号”列/)).toBeTruthy();
  });
});
