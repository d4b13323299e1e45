import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type TableRow, codePermission, tableCalls } from '#contract/codegen/tables.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TableList } from './table-list.tsx';

const row = (id: number, tableName: string): TableRow => ({
  id,
  tableName,
  tableComment: '品牌',
  engine: 'heap',
  createTime: new Date('2026-11-20T06:05:00Z'),
});
const pageOf = (...list: TableRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of tables', () => {
  itIsAList({
    isInBrowser: true,
    screen: <TableList />,
    call: tableCalls.list,
    some: pageOf(row(7, 'brand')),
    row: 'brand',
    none: pageOf(),
    empty: '数据库里还没有数据表，建表后在这里生成代码',
    filter: 'tableName=x',
    search: ['表名称', 'tableName'],
    reader: { may: [tableCalls.list.permission], lacks: ['生成代码'] },
  });

  it('says of what its filter found none, and clears it', async () => {
    const wire = [on(preferenceCalls.get, null), on(tableCalls.list, pageOf())];
    const { user, address } = renderScreen(<TableList />, { wire, at: '/?tableName=x' });
    expect(await screen.findByText('没有符合条件的数据表')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '清空筛选' }));
    expect(address()).toBe('/');
  });

  it('has nothing to tick for those who may not take any code', async () => {
    const wire = [on(preferenceCalls.get, null), on(tableCalls.list, pageOf(row(7, 'brand')))];
    renderScreen(<TableList />, { wire, may: [tableCalls.list.permission] });
    await screen.findByText('brand');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('fetches one archive for the chosen tables', async () => {
    const wire = [on(preferenceCalls.get, null), on(tableCalls.list, pageOf(row(7, 'brand'), row(8, 'express'), row(9, 'city')))];
    const { user } = renderScreen(<TableList />, { wire, may: [tableCalls.list.permission, codePermission] });
    await screen.findByText('brand');
    const [, first, , third] = screen.getAllByRole('checkbox');
    await user.click(first ?? document.body);
    await user.click(third ?? document.body);
    const wired = globalThis.fetch;
    const fetched = vi.fn<typeof fetch>(async (address, init) =>
      String(address).includes('/codegen/code') ? new Response('zip') : wired(address, init),
    );
    globalThis.fetch = fetched;
    URL.createObjectURL = () => 'blob:';
    URL.revokeObjectURL = () => {};

    await user.click(screen.getByRole('button', { name: '生成代码' }));

    await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/codegen/code?tables=brand,city', expect.anything()));
  });
});
