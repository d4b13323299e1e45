import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { type Segment, segmentCalls } from '#contract/segments/segments.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SegmentList } from './segment-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const filter = { labelId: [5], payCount: '2' as const, isPromoter: true, userType: 'h5' as const };
const row: Segment = { id: 7, name: '回头客', filter, adminName: '小王', createTime: at, updateTime: at };
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const words = [
  on(customerGroupCalls.list, pageOf()),
  on(customerLevelCalls.list, []),
  on(cityCalls.tree, []),
  on(customerTagCalls.list, pageOf({ id: 5, name: '常客' })),
  on(customerCalls.list, { ...pageOf(), total: 1234 }),
];

describe('the list of segments', () => {
  itIsAList({
    screen: <SegmentList />,
    wire: words,
    call: segmentCalls.list,
    some: pageOf(row),
    row: '回头客',
    shows: ['渠道：H5用户', '用户标签：常客', '消费情况：2 次及以上', '身份：分销员', '1,234', '小王'],
    none: pageOf<Segment>(),
    empty: '还没有客群，在用户列表里设好筛选条件后点“存为客群”',
    filter: 'name=x',
    search: ['客群名称', 'name'],
    reader: { may: [segmentCalls.list.permission], lacks: ['编辑', '发送优惠券', '设置标签', '设置分组', '批量操作记录'] },
  });

  itIsADialog({
    screen: <SegmentList />,
    wire: [...words, on(segmentCalls.list, pageOf(row))],
    at: '/?name=x',
    call: segmentCalls.update,
    field: '客群名称',
    value: '回头客',
    wrong: ['', '请填写客群名称'],
    sends: { id: 7, name: '另一个', filter },
  });

  it('says on a phone what its number counts', async () => {
    setWidth(390);
    renderScreen(<SegmentList />, {
      wire: [on(preferenceCalls.get, null), ...words, on(segmentCalls.list, pageOf(row))],
    });
    expect((await screen.findByText('1,234')).parentElement?.textContent).toBe('1,234 人');
  });

  it('opens a segment in the list of customers, and counts by the same question', async () => {
    const { sent } = renderScreen(<SegmentList />, {
      wire: [on(preferenceCalls.get, null), ...words, on(segmentCalls.list, pageOf(row))],
    });
    const link = await screen.findByRole('link', { name: '回头客' });

    expect(link.getAttribute('href')).toBe('/user/index?userType=h5&labelId=5&isPromoter=true&payCount=2&segment=7');
    await waitFor(() => expect(sent(customerCalls.list)).toEqual([{ ...filter, page: 1, limit: 1 }]));
  });

  it('gives tags to a segment by a job, with its progress and the way to its result', async () => {
    const job = { id: 9, kind: 'customer.runMany', label: '加上标签：常客', state: 'running' as const, done: 400, total: 1234 };
    const run = { id: 6, label: job.label, state: 'waiting' as const, matched: 1234, changed: 0, unchanged: 0, refused: 0 };
    const { user, sent } = renderScreen(<SegmentList />, {
      wire: [
        on(preferenceCalls.get, null),
        ...words,
        on(segmentCalls.list, pageOf(row)),
        on(customerRunCalls.previewMany, { matched: 1234, changed: 1000, left: null }),
        on(customerRunCalls.tagMany, { runId: 6, jobId: 9, matched: 1234, changed: 0, refused: 0 }),
        on(customerRunCalls.infoMany, { ...run, jobId: 9, changeId: null, undone: false, takenBack: 0, createTime: at }),
        on(jobCalls.info, { ...job, message: '', result: null, createTime: at }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '设置标签' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('为客群“回头客”设置标签')).toBeTruthy();
    await user.click(await dialog.findByRole('combobox', { name: '用户标签' }));
    await user.click(await screen.findByText('常客', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: '下一步：预览人数' }));
    await user.click(await dialog.findByRole('button', { name: '设置 1,000 位用户' }));

    const tags = { way: 'add' as const, tagIds: [5] };
    await waitFor(() => expect(sent(customerRunCalls.tagMany)).toEqual([{ segmentId: 7, tags, expected: 1234 }]));
    expect((await dialog.findByRole('status')).textContent).toContain('400 / 1,234');
    expect(dialog.getByRole('link', { name: '批量操作记录' }).getAttribute('href')).toBe('/run?kind=customer.runMany');
  });
});
