import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { memberImportCalls, memberImportRefusals } from '#contract/members/member-import.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MemberImportPage } from './member-import-page.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const checked = {
  id: 5,
  fileName: '会员.csv',
  columns: [
    { header: '手机', field: '手机号' },
    { header: '生日', field: null },
  ],
  created: 2,
  updated: 1,
  unchanged: 0,
  refused: 1,
  integral: 300,
};
const bad = { id: 1, row: 3, phone: '136', nickname: '乙', state: 'refused' as const, reason: '手机号“136”不正确' };
const run = {
  id: 5,
  label: '导入 会员.csv',
  matched: 4,
  unchanged: 0,
  jobId: 9,
  changeId: null,
  undone: false,
  takenBack: 0,
  createTime: at,
};
const job = { id: 9, kind: 'customer.importMembers', label: run.label, done: 4, total: 4, result: null, createTime: at };
const sheet = () => new File(['手机\n13900000001'], '会员.csv', { type: 'text/csv' });

function show(answer: () => object = () => ({ ...checked, nowMoney: '120.50' })) {
  fakeUploads(answer);
  return renderScreen(<MemberImportPage />, {
    at: '/user/import',
    wire: [
      on(memberImportCalls.rows, { page: 1, limit: 20, total: 1, totalPage: 1, list: [bad] }),
      on(memberImportCalls.run, { runId: 5, jobId: 9 }),
      on(memberImportCalls.info, { ...run, state: 'done', changed: 3, refused: 1 }),
      on(jobCalls.info, { ...job, state: 'done', message: '已导入 3 位，有问题 1 位' }),
    ],
  });
}
const choose = async ({ user, container }: ReturnType<typeof show>) =>
  user.upload(container.querySelector('input[type="file"]') ?? document.body, sheet());

describe('a sheet of members', () => {
  it('is seen with its sums and its bad rows before anything is imported, and then opens its result', async () => {
    const view = show();
    await choose(view);
    expect(await screen.findByText('手机号“136”不正确')).toBeTruthy();
    expect(screen.getByText('这些列不导入：生日')).toBeTruthy();
    expect(screen.getByLabelText('核对结果').textContent).toContain('¥120.50');
    expect(view.sent(memberImportCalls.run)).toEqual([]);
    expect(await complaintsOf(view.container)).toEqual([]);

    await view.user.click(screen.getByRole('button', { name: '导入 3 位用户' }));

    await waitFor(() => expect(view.address()).toBe('/user/import?run=5'));
    expect((await screen.findByText(/已导入 3 位，有问题 1 位/)).textContent).toBe('导入 会员.csv：已导入 3 位，有问题 1 位。');
    expect(screen.getByRole('button', { name: '下载问题行' })).toBeTruthy();
  });

  it('says why it cannot be read, and waits for another', async () => {
    const view = show(() => {
      throw memberImportRefusals.NO_PHONE_COLUMN();
    });
    await choose(view);
    expect(await screen.findByText(/表格里没有“手机号”列/)).toBeTruthy();
  });

  it('cannot be imported when nothing of it can', async () => {
    const view = show(() => ({ ...checked, nowMoney: '0.00', created: 0, updated: 0 }));
    await choose(view);
    expect((await screen.findByRole('button', { name: '没有可以导入的用户' })).hasAttribute('disabled')).toBe(true);
  });
});
