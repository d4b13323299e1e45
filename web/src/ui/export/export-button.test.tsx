import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { productExportCalls, productExportColumns } from '#contract/catalogue/export.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { type ExportRecord, exportCalls, exportRefusals } from '#contract/exports/exports.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ExportButton } from './export-button.tsx';
import { ListPage } from '../list/list-page.tsx';
import { optionsFrom } from './use-export-options.ts';

const at = new Date('2026-11-20T06:05:00Z');
const job = { id: 9, kind: 'export.product', label: '导出商品', total: 1234, result: null, createTime: at };
const record: ExportRecord = {
  id: 5,
  jobId: 9,
  label: '导出商品',
  fileName: '商品导出.xlsx',
  format: 'xlsx',
  state: 'done',
  rows: 1234,
  bytes: 10,
  createTime: at,
  expireTime: at,
};

const start = { type: 1 };
const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(
    <ListPage
      title="商品"
      call={productCalls.list}
      start={start}
      columns={[]}
      actions={
        <ExportButton
          call={productExportCalls.products}
          of={productCalls.list}
          start={start}
          columns={productExportColumns}
          unit="个商品"
        />
      }
    />,
    {
      at: '/?keywords=杯',
      wire: [
        on(preferenceCalls.get, null),
        on(preferenceCalls.save, null),
        on(productCalls.list, { page: 1, limit: 1, totalPage: 1, total: 1234, list: [] }),
        on(productExportCalls.products, { id: 5, jobId: 9 }),
        on(exportCalls.list, { page: 1, limit: 20, totalPage: 1, total: 1, list: [record] }),
        ...wire,
      ],
      ...scene,
    },
  );

const open = async (view: ReturnType<typeof show>) => {
  await view.user.click(await screen.findByRole('button', { name: '导出' }));
  return screen.findByRole('button', { name: '导出 1,234 个商品' }, { timeout: 5000 });
};

describe('a list with nothing in it', () => {
  it('says that there is nothing to export, by a button that stays where it was', async () => {
    show([on(productCalls.list, { page: 1, limit: 20, totalPage: 0, total: 0, list: [] })]);
    const button = screen.getByRole('button', { name: '导出' });
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    expect(button.title).toBe('没有可以导出的内容');
  });
});

describe('the export of a list', () => {
  it('takes what the filters show, and remembers the columns', async () => {
    const view = show([on(jobCalls.info, { ...job, state: 'done', done: 1234, message: '已导出 1234 行' })]);
    const begin = await open(view);
    await view.user.click(screen.getByRole('checkbox', { name: '成本价' }));
    await view.user.click(screen.getByRole('radio', { name: 'CSV 文本' }));
    await view.user.click(begin);

    expect(await screen.findByText('已导出 1234 行')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '下载' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消导出' })).toBeNull();
    const [options] = view.sent(productExportCalls.products);
    expect(options).toMatchObject({ filter: { type: 1, keywords: '杯' }, format: 'csv' });
    expect(options?.columns).toContain('price');
    expect(options?.columns).not.toContain('cost');
    expect(view.sent(preferenceCalls.save)).toMatchObject([{ key: 'export:product', value: { format: 'csv' } }]);
  });

  it('tells how far it is, and can be cancelled', async () => {
    const view = show([on(jobCalls.info, { ...job, state: 'running', done: 500, message: '' }), on(exportCalls.cancel, null)]);
    await view.user.click(await open(view));

    expect(await screen.findByText('导出商品：500 / 1,234')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: '取消导出' }));

    await waitFor(() => expect(view.sent(exportCalls.cancel)).toEqual([{ id: 5 }]));
  });

  it('stays open with the reason when it is refused', async () => {
    const view = show([
      on(productExportCalls.products, () => {
        throw exportRefusals.BUSY();
      }),
    ]);
    await view.user.click(await open(view));

    await waitFor(() => expect(view.notes).toMatchObject([{ kind: 'error', text: expect.stringContaining('3 个') }]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is absent for those who may not', async () => {
    show([], { may: ['admin:product:list'] });
    await screen.findByText(/没有符合条件的商品/);
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  });

  it('passes an accessibility check', async () => {
    await open(show());
    expect(await complaintsOf(document.body)).toEqual([]);
  });
});

describe('what was chosen the last time', () => {
  it('holds without the columns that are no more', () => {
    expect(optionsFrom({ columns: ['gone', 'price'], format: 'csv' }, productExportColumns)).toEqual({
      columns: ['price'],
      format: 'csv',
    });
    expect(optionsFrom(null, { a: { title: '甲' }, b: { title: '乙', optional: true } })).toEqual({
      columns: ['a'],
      format: 'xlsx',
    });
  });
});
