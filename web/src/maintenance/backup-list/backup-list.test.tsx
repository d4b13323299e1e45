import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Backup, backupCalls, backupPlanCalls } from '#contract/maintenance/backups.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BackupList } from './backup-list.tsx';

const backup: Backup = {
  id: 3,
  state: 'made',
  place: 'folder',
  path: '/mnt/backups/signalbox-1.backup',
  by: '每天备份',
  isEncrypted: true,
  beginTime: new Date('2026-11-20T06:05:00Z'),
  endTime: new Date('2026-11-20T06:05:04Z'),
  bytes: 1_500_000,
  tables: 223,
  rows: 26_149,
  files: 201,
  done: 0,
  total: 0,
  problem: '',
  proof: 'proven',
  proofTime: new Date('2026-11-20T06:06:00Z'),
  proofSays: '都和备份时一样',
};
const pageOf = (...list: Backup[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const plan = {
  isOn: true,
  hour: 3,
  keep: 14,
  place: 'folder' as const,
  folder: '/mnt/backups',
  bucket: '',
  proves: true,
  isEncrypted: false,
  edition: '7',
};

describe('the list of backups', () => {
  itIsAList({
    screen: <BackupList />,
    call: backupCalls.list,
    some: pageOf(backup),
    row: '223 张表、26,149 行、201 个文件',
    shows: ['1.4 MB', '已恢复验证', '都和备份时一样', '用时 4 秒'],
    none: pageOf(),
    empty: /还没有备份/,
    filter: 'state=failed',
    wire: [on(backupPlanCalls.info, plan)],
    reader: { may: [backupCalls.list.permission], lacks: ['立即备份', '备份设置', '生成密钥', '下载'] },
  });

  it('shows a new key once, until somebody says that it is kept', async () => {
    const wire = [
      on(backupCalls.list, pageOf()),
      on(backupPlanCalls.info, plan),
      on(backupPlanCalls.makeKey, { key: 'abcde-fghjk' }),
    ];
    const { user } = renderScreen(<BackupList />, { wire });

    await user.click(await screen.findByRole('button', { name: '生成密钥' }));
    await user.click((await screen.findAllByRole('button', { name: '生成密钥' })).at(-1) ?? document.body);
    expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    expect(screen.queryByText('abcde-fghjk')).toBeNull();
  });
});
