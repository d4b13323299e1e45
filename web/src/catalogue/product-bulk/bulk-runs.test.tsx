import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../product/sample-products.ts';
import { BulkRuns } from './bulk-runs.tsx';

const run = {
  id: 8,
  label: '库存 +5',
  state: 'done' as const,
  matched: 3,
  changed: 3,
  unchanged: 0,
  refused: 0,
  jobId: null,
  changeId: 77,
  undone: false,
  createTime: new Date('2026-11-20T06:00:00Z'),
};
const row = { id: 5, storeName: '搪瓷杯', state: 'done' as const, reason: '' };
const listed = (...list: (typeof run)[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const show = (...list: (typeof run)[]) =>
  renderScreen(<BulkRuns />, {
    wire: [
      on(preferenceCalls.get, null),
      on(productBulkCalls.bulkList, listed(...list)),
      on(productBulkCalls.bulkInfo, run),
      on(productBulkCalls.bulkRows, pageOf(row)),
    ],
  });

describe('the runs of a person', () => {
  it('are told with what they changed, and open to the way back', async () => {
    const { user, container } = show(run, { ...run, id: 7, label: '售价 +5.00%', undone: true });
    expect(await screen.findByText('库存 +5')).toBeTruthy();
    expect(screen.getByText('已撤销')).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '库存 +5' }));
    expect(await screen.findByRole('button', { name: '撤销这次修改' })).toBeTruthy();
    expect((await screen.findByText('搪瓷杯')).closest('li')?.textContent).toContain('已修改');
  });

  itIsAList({
    screen: <BulkRuns />,
    call: productBulkCalls.bulkList,
    some: listed(run),
    row: '库存 +5',
    none: listed(),
    empty: /^还没有批量修改过商品/,
  });
});
