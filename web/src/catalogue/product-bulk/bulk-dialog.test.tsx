import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productBulkRefusals, productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../product/sample-products.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const { bulkPreview, bulkSheet, bulkRun, bulkInfo, bulkRows, bulkRetry } = productBulkCalls;

const preview = {
  matched: 3,
  changed: 2,
  unchanged: 0,
  refusedCount: 1,
  rows: [
    { id: 1, storeName: '搪瓷杯', image: '', lines: [{ label: '售价', before: '19.90', after: '17.90' }] },
    { id: 2, storeName: '棉布拖鞋', image: '', lines: [{ label: '售价', before: '25.90', after: '23.90' }] },
  ],
  refused: [{ id: 3, storeName: '便宜货', reason: '改后售价为 −1.00 元，不能小于 0，请减小降价幅度' }],
};
const outcome = { matched: 3, changed: 2, refused: preview.refused, runId: 8, jobId: null };
const run = {
  id: 8,
  label: '售价 −2.00 元',
  state: 'done' as const,
  matched: 3,
  changed: 2,
  unchanged: 0,
  refused: 1,
  jobId: null,
  changeId: 77,
  undone: false,
  takenBack: 0,
  createTime: new Date('2026-11-20T06:00:00Z'),
};
const left = { ...preview.refused[0], id: 3, storeName: '便宜货', reason: '不能小于 0', state: 'refused' as const };

function show(wire: Answering[] = []) {
  const onClose = vi.fn<(hasRun: boolean) => void>();
  const view = renderScreen(<BulkDialog chosen={{ ids: [1, 2, 3] }} count={3} onClose={onClose} />, {
    wire: [
      on(bulkPreview, preview),
      on(bulkRun, outcome, { change: 77 }),
      on(bulkInfo, run),
      on(bulkRows, pageOf(left as never) as never),
      on(categoryCalls.tree, []),
      ...wire,
    ],
  });
  const cheaper = async () => {
    await view.user.click(screen.getByRole('combobox', { name: '改价方式' }));
    await view.user.click(await screen.findByTitle('每件减价'));
    await view.user.type(screen.getByRole('spinbutton', { name: '改价数值' }), '2');
    await view.user.click(screen.getByRole('button', { name: '预览 3 件' }));
    return screen.findByText('共 3 件，将修改 2 件，1 件改不了');
  };
  return { ...view, onClose, cheaper };
}

describe('many products changed at once', () => {
  it('are seen old and new first, and the button says how many', async () => {
    const { user, cheaper, sent, onClose, container } = show();
    expect(screen.getByRole('button', { name: '预览 3 件' }).hasAttribute('disabled')).toBe(true);
    await cheaper();

    expect(sent(bulkPreview)).toEqual([{ ids: [1, 2, 3], price: { way: 'add', value: -200, ending: 'none' } }]);
    expect(screen.getByRole('region', { name: '修改前后对比' }).textContent).toContain('售价 19.90 → 17.90');
    expect(screen.getByRole('region', { name: '改不了的商品' }).textContent).toContain('便宜货 改后售价为 −1.00 元');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '修改 2 件商品' }));
    await waitFor(() => expect(sent(bulkRun)).toMatchObject([{ ids: [1, 2, 3], expected: 3 }]));
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledWith(true);
  });

  it('are filled in one by one, by a column that was copied from a spreadsheet', async () => {
    const { user, sent, container } = show([
      on(bulkSheet, [
        { skuId: 11, productId: 1, name: '搪瓷杯', suk: '', price: 1990, otPrice: 2990, cost: 800, stock: 12 },
        { skuId: 21, productId: 2, name: '棉布拖鞋', suk: '红', price: 2590, otPrice: 2590, cost: 900, stock: 3 },
        { skuId: 31, productId: 3, name: '便宜货', suk: '', price: 100, otPrice: 100, cost: 50, stock: 9 },
      ]),
    ]);
    await user.click(screen.getByRole('radio', { name: '逐件修改' }));
    await user.click(await screen.findByRole('textbox', { name: '搪瓷杯售价' }));
    await user.paste('￥17.90\t29.90\t8.00\t12\n25.90\t26.90\t9.00\t8\n');

    const row = within(screen.getByRole('row', { name: /棉布拖鞋 红/ }));
    for (const was of ['原来 25.90', '原来 3']) expect(row.getByLabelText(was)).toBeTruthy();
    expect(screen.getByText('改了 2 个规格')).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '预览 2 件' }));
    const figures = [
      { skuId: 11, price: 1790, priceBase: 1990 },
      { skuId: 21, otPrice: 2690, otPriceBase: 2590, stock: 8, stockBase: 3 },
    ];
    await waitFor(() => expect(sent(bulkPreview)).toEqual([{ ids: [1, 2], figures }]));
    await user.click(await screen.findByRole('button', { name: '撤销一步' }));
    expect(screen.queryByRole('button', { name: '修改 2 件商品' })).toBeNull();
    expect(screen.getByText('共 3 个规格')).toBeTruthy();
  });

  it('are previewed anew when the wish changes', async () => {
    const { user, cheaper } = show();
    await cheaper();

    await user.type(screen.getByRole('spinbutton', { name: '改价数值' }), '5');

    expect(screen.queryByRole('button', { name: '修改 2 件商品' })).toBeNull();
  });

  it('show what was left alone, to be tried again or taken back', async () => {
    const { user, cheaper, sent } = show([on(bulkRetry, { ...outcome, matched: 1, runId: 9 }), on(changeCalls.undo, null)]);
    await cheaper();
    await user.click(screen.getByRole('button', { name: '修改 2 件商品' }));

    expect((await screen.findByRole('status')).textContent).toBe('售价 −2.00 元：已修改 2 件，未能修改 1 件。');
    expect((await screen.findByText('便宜货')).closest('li')?.textContent).toBe('未能修改便宜货 不能小于 0');
    expect(sent(bulkRows)).toEqual([{ id: 8, state: 'refused', page: 1, limit: 20 }]);
    await user.click(screen.getByRole('radio', { name: '全部 3' }));
    await waitFor(() => expect(sent(bulkRows).at(-1)).toEqual({ id: 8, page: 1, limit: 20 }));
    await user.click(screen.getByRole('button', { name: '重试 1 件' }));
    await waitFor(() => expect(sent(bulkRetry)).toEqual([{ id: 8 }]));
    await waitFor(() => expect(sent(bulkInfo).at(-1)).toEqual({ id: 9 }));
    await user.click(await screen.findByRole('button', { name: '撤销这次修改' }));
    const asked = (await screen.findByText(/^确定撤销这次修改？/)).closest<HTMLElement>('[role="dialog"]');
    await user.click(within(asked ?? document.body).getByRole('button', { name: '撤销这次修改' }));
    await waitFor(() => expect(sent(changeCalls.undo)).toEqual([{ id: 77 }]));
  });

  it('close the dialog when all of them were changed', async () => {
    const { user, cheaper, onClose, notes } = show([on(bulkRun, { ...outcome, changed: 3, refused: [] }, { change: 77 })]);
    await cheaper();
    await user.click(screen.getByRole('button', { name: '修改 2 件商品' }));

    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(notes).toMatchObject([{ kind: 'undo', text: '已修改 3 件' }]);
  });

  it('are followed while a job changes them', async () => {
    const job = { id: 5, kind: 'product.bulk', label: '售价 −2.00 元', state: 'running' as const, done: 500, total: 1000 };
    const { user, cheaper } = show([
      on(bulkRun, { ...outcome, changed: 0, refused: [], jobId: 5 }),
      on(bulkInfo, { ...run, state: 'waiting', jobId: 5 }),
      on(jobCalls.info, { ...job, message: '', result: null, createTime: run.createTime }),
    ]);
    await cheaper();
    await user.click(screen.getByRole('button', { name: '修改 2 件商品' }));

    expect((await screen.findByRole('status')).textContent).toContain('500 / 1,000');
    expect(screen.getByRole('link', { name: '批量修改记录' }).getAttribute('href')).toBe('/run?kind=product.bulk');
  });

  it('say why when the number has changed, and can be previewed again', async () => {
    const { user, cheaper, notes } = show([
      on(bulkRun, () => {
        throw productBulkRefusals.COUNT_CHANGED({ expected: 3, found: 4 });
      }),
    ]);
    await cheaper();
    await user.click(screen.getByRole('button', { name: '修改 2 件商品' }));

    await waitFor(() => expect(notes).toMatchObject([{ text: expect.stringContaining('请重新预览后再修改') }]));
    expect(await screen.findByRole('button', { name: '预览 3 件' })).toBeTruthy();
  });
});
