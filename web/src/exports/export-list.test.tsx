import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type ExportRecord, exportCalls } from '#contract/exports/exports.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { ExportList } from './export-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const row = (id: number, more: Partial<ExportRecord> = {}): ExportRecord => ({
  id,
  jobId: id,
  label: '导出商品',
  fileName: `商品导出_${id}.xlsx`,
  format: 'xlsx',
  state: 'done',
  rows: 1200,
  bytes: 2_500_000,
  createTime: at,
  expireTime: at,
  ...more,
});
const pageOf = (...list: ExportRecord[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const show = (wire: Answering[]) => renderScreen(<ExportList />, { wire: [on(preferenceCalls.get, null), ...wire] });

describe('the list of exports', () => {
  it('says what is ready, what is under way and what is over', async () => {
    show([on(exportCalls.list, pageOf(row(3, { state: 'running', bytes: 0 }), row(2), row(1, { state: 'expired' })))]);

    expect(await screen.findByText('商品导出_2.xlsx')).toBeTruthy();
    expect(screen.getByText('导出中')).toBeTruthy();
    expect(screen.getAllByText('2.4 MB')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: '下载' })).toHaveLength(1);
  });

  it('cancels what is under way', async () => {
    const { user, sent } = show([on(exportCalls.list, pageOf(row(3, { state: 'waiting' }))), on(exportCalls.cancel, null)]);

    await user.click(await screen.findByRole('button', { name: '取消' }));

    expect(sent(exportCalls.cancel)).toEqual([{ id: 3 }]);
  });

  it('tells why a file cannot be fetched', async () => {
    const { user, notes } = show([on(exportCalls.list, pageOf(row(2)))]);
    const button = await screen.findByRole('button', { name: '下载' });
    const gone = { code: 404, message: '没有找到这个导出文件', data: null };
    const fetched = vi.fn<typeof fetch>(
      async () => new Response(JSON.stringify(gone), { headers: { 'content-type': 'application/json' } }),
    );
    globalThis.fetch = fetched;

    await user.click(button);

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '没有找到这个导出文件' }]));
    expect(fetched).toHaveBeenCalledWith('/api/admin/export/file/2', expect.anything());
  });

  itIsAList({
    screen: <ExportList />,
    call: exportCalls.list,
    some: pageOf(row(1)),
    row: '商品导出_1.xlsx',
    none: pageOf(),
    empty: /还没有导出过文件/,
  });
});
