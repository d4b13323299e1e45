import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { Answer } from '#contract/call.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { RunList } from './run-list.tsx';

const createTime = new Date('2026-11-20T06:00:00Z');
const counts = { matched: 3, changed: 2, unchanged: 0, refused: 1 };
const bulk = {
  ...counts,
  id: 8,
  label: '库存 +5',
  state: 'done' as const,
  jobId: null,
  changeId: 77,
  undone: false,
  takenBack: 0,
  createTime,
};
const products = { ...bulk, kind: 'product.bulk' as const, source: '' };
const coupons = { ...products, id: 9, kind: 'customer.runMany' as const, label: '发送优惠券：十元券', changeId: null };
const parcels = { ...products, id: 10, kind: 'order.ship' as const, label: '批量发货 3 单', jobId: 4, changeId: null };
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const job = {
  id: 4,
  kind: 'order.ship',
  label: '批量发货 3 单',
  state: 'done' as const,
  done: 3,
  total: 3,
  result: null,
  createTime,
};

const show = (run: Answer<typeof runCalls.info>, ...wire: Answering[]) =>
  renderScreen(<RunList />, {
    wire: [on(preferenceCalls.get, null), on(runCalls.list, pageOf(run)), on(runCalls.info, run), ...wire],
  });

describe('the runs of a person', () => {
  itIsAList({
    screen: <RunList />,
    call: runCalls.list,
    some: pageOf(products),
    row: '库存 +5',
    none: pageOf<typeof products>(),
    empty: /^还没有批量操作过/,
  });

  it('open to what became of each product, and to the way back', async () => {
    const row = { id: 5, storeName: '搪瓷杯', state: 'done' as const, reason: '' };
    const { user } = show(products, on(productBulkCalls.bulkInfo, bulk), on(productBulkCalls.bulkRows, pageOf(row)));

    await user.click(await screen.findByRole('button', { name: '库存 +5' }));

    expect(await screen.findByRole('button', { name: '撤销这次修改' })).toBeTruthy();
    expect((await screen.findByText('搪瓷杯')).closest('li')?.textContent).toContain('已修改');
  });

  it('tell what was taken back from what stands', async () => {
    show({ ...parcels, changed: 2, takenBack: 2 });

    const cells = within((await screen.findByRole('button', { name: parcels.label })).closest('tr') ?? document.body);
    expect(cells.getByText('已撤回')).toBeTruthy();
    expect(
      cells
        .getAllByRole('cell')
        .slice(-4)
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '0', '1', '2']);
  });

  it('say who was left out and why, offer that again, and no undo of coupons', async () => {
    const left = { id: 5, nickname: '林小满', state: 'refused' as const, reason: '优惠券已发完' };
    const { user, sent } = show(
      coupons,
      on(customerRunCalls.infoMany, { ...coupons }),
      on(customerRunCalls.rowsMany, pageOf(left)),
      on(customerRunCalls.retryMany, { runId: 9, jobId: 4, matched: 1, changed: 0, refused: 0 }),
    );
    await user.click(await screen.findByRole('button', { name: '发送优惠券：十元券' }));

    expect((await screen.findByText('林小满（ID 5）')).closest('li')?.textContent).toBe('没有成功林小满（ID 5） 优惠券已发完');
    expect(screen.queryByRole('button', { name: '撤销这次操作' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试 1 位' }));
    await waitFor(() => expect(sent(customerRunCalls.retryMany)).toEqual([{ id: 9 }]));
  });

  it('open to the orders that were sent, and to the page that sends them', async () => {
    const sentOrder = { id: 1, orderNo: 'SO7', expressNumber: 'SF1', expressCode: 'shunfeng', expressName: '顺丰速运' };
    const { user, address } = show(
      parcels,
      on(shipmentCalls.shipInfo, { id: 10, jobId: 4, total: 3, sent: 2, refused: 1, recalled: 0, left: 1, createTime }),
      on(shipmentCalls.shipRows, pageOf({ ...sentOrder, state: 'sent' as const, reason: '' })),
      on(jobCalls.info, { ...job, message: '已发货 2 单，未发出 1 单' }),
    );
    await user.click(await screen.findByRole('button', { name: '批量发货 3 单' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('SO7')).toBeTruthy();

    await user.click(drawer.getByRole('button', { name: '在批量发货里打开' }));

    await waitFor(() => expect(address()).toBe('/order/ship?run=10'));
  });

  it('open to what an import brought, with the file it came from and the way back', async () => {
    const label = '导入 商品.csv';
    const counted = { created: 2, updated: 0, unchanged: 0, refused: 0 };
    const tallies = { categories: counted, brands: counted, products: counted, reviews: counted };
    const result = { ...counted, tallies, onSale: 0, stored: 2, changeId: 77, errorFile: null };
    const file = { ...products, kind: 'product.import' as const, label, source: '商品.csv', jobId: 4 };
    const { user, address } = show(file, on(jobCalls.info, { ...job, label, message: '成功导入 2 件', result }));

    expect(await screen.findByRole('cell', { name: '商品.csv' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: label }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('成功导入 2 件')).toBeTruthy();
    expect(drawer.getByRole('button', { name: '撤销这次导入' })).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: '再导入一个文件' }));

    await waitFor(() => expect(address()).toBe('/store/import'));
  });

  it('are stopped while they are at work', async () => {
    const atWork = { ...bulk, state: 'waiting' as const, jobId: 4 };
    const { user, sent } = show(
      products,
      on(productBulkCalls.bulkInfo, atWork),
      on(jobCalls.info, { ...job, state: 'running' as const, done: 1, message: '' }),
      on(runCalls.stop, null),
    );
    await user.click(await screen.findByRole('button', { name: '库存 +5' }));
    await user.click(await screen.findByRole('button', { name: '停止' }));
    const dialogs = await screen.findAllByRole('dialog');
    await user.click(within(dialogs.at(-1) ?? document.body).getByRole('button', { name: '停止' }));

    await waitFor(() => expect(sent(runCalls.stop)).toEqual([{ id: 8 }]));
  });
});
