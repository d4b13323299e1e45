import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { type SettingSave, settingHistoryRefusals, settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PointSettings } from '../point-settings.tsx';

const field = (name: string, label: string, restoring: SettingSave['fields'][number]['restoring'] = 'open') => ({
  field: name,
  label,
  before: '1',
  after: '2',
  restoring,
});
const saves: SettingSave[] = [
  {
    id: 9,
    at: new Date('2026-11-20T06:05:00Z'),
    actor: '小王',
    label: '保存设置',
    fields: [field('integral_ratio', '积分抵用比例'), field('freeze_integral_day', '冻结天数'), field('key', '密钥', 'secret')],
  },
  { id: 5, at: new Date('2026-11-19T06:05:00Z'), actor: '小李', label: '保存设置', fields: [] },
];

async function open(scene: { restored?: () => Promise<null>; may?: string[] } = {}) {
  const { restored = () => Promise.resolve(null), ...rest } = scene;
  const shown = renderScreen(<PointSettings />, {
    wire: [
      on(configCalls.info, { id: '0' }),
      on(settingHistoryCalls.history, { page: 1, limit: 20, totalPage: 1, total: 2, list: saves }),
      on(settingHistoryCalls.restore, restored),
    ],
    ...rest,
  });
  await shown.user.click(await screen.findByRole('button', { name: '修改记录' }));
  const drawer = within(await screen.findByRole('dialog', { name: '修改记录' }));
  await drawer.findByText('小王');
  return { ...shown, drawer };
}

describe('the saves of a form', () => {
  it('are told field by field, and offer what was there before, but no secret', async () => {
    const { drawer } = await open();

    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('积分抵用比例 1 改为 2')]),
    );
    expect(drawer.getByText('内容没有变化')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: '恢复密钥' })).toBeNull();
    expect(await complaintsOf(document.body)).toEqual([]);
  });

  it('restore one field, or all of a save at once', async () => {
    const { drawer, user, sent, notes } = await open();
    await user.click(drawer.getByRole('button', { name: '恢复冻结天数' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已恢复' }]));
    await user.click(drawer.getByRole('button', { name: '全部恢复为此前的值' }));

    await waitFor(() =>
      expect(sent(settingHistoryCalls.restore)).toEqual([
        { id: 9, formId: 0, fields: ['freeze_integral_day'] },
        { id: 9, formId: 0, fields: ['integral_ratio', 'freeze_integral_day'] },
      ]),
    );
  });

  it('ask again where a setting was changed since, and name what was seen', async () => {
    const refusals = [settingHistoryRefusals.CHANGED_SINCE({ changed: [{ label: '冻结天数', now: '30 天' }], latest: 12 })];
    const restored = () => {
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : Promise.resolve(null);
    };
    const { drawer, user, sent } = await open({ restored });
    await user.click(drawer.getByRole('button', { name: '恢复冻结天数' }));

    expect(await screen.findByText(/“冻结天数”现在是 30 天；恢复会覆盖后来的修改/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '仍然恢复' }));

    await waitFor(() => expect(sent(settingHistoryCalls.restore).at(-1)).toMatchObject({ seen: 12 }));
  });

  it('ask before something that was typed is given up', async () => {
    const { drawer, user, sent } = await open();
    const days = screen.getByRole('spinbutton', { name: /积分冻结时间/, hidden: true });
    await user.type(days, '3');
    await user.click(drawer.getByRole('button', { name: '恢复冻结天数' }));
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    expect(sent(settingHistoryCalls.restore)).toEqual([]);

    await user.click(drawer.getByRole('button', { name: '恢复冻结天数' }));
    await user.click(await screen.findByRole('button', { name: '放弃并恢复' }));
    await waitFor(() => expect(sent(settingHistoryCalls.restore)).toHaveLength(1));
  });

  it('can only be read by those who may not save', async () => {
    const { drawer } = await open({ may: [configCalls.info.permission] });
    expect(drawer.queryByRole('button', { name: /恢复/ })).toBeNull();
  });
});
