import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { headcountCalls } from '#contract/customers/headcounts.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LevelList } from './level-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const gold: CustomerLevel = {
  id: 4,
  name: '黄金会员',
  grade: 4,
  experience: 5000,
  discount: 80,
  icon: '/files/public/user/gold.png',
  isShow: true,
  isDel: false,
  createTime: at,
  updateTime: at,
};
const wire = [
  on(preferenceCalls.get, null),
  on(customerLevelCalls.list, [gold]),
  on(customerLevelCalls.members, { customers: 12 }),
  on(customerLevelCalls.use, null),
  on(customerLevelCalls.delete, null),
];

describe('the list of levels', () => {
  itIsAList({
    isInBrowser: true,
    screen: <LevelList />,
    call: customerLevelCalls.list,
    some: [gold],
    row: '黄金会员',
    wire: [on(headcountCalls.headcounts, ({ ids }) => ids.map((id) => ({ id, customers: 34, capped: false })))],
    shows: ['5,000', '34'],
    none: [],
    empty: '还没有用户等级，添加后用户消费攒经验就能升级',
    reader: { may: ['admin:system:user:level:list'], lacks: ['添加用户等级', '编辑', '删除'] },
  });

  itIsADialog({
    isInBrowser: true,
    screen: <LevelList />,
    wire,
    at: '/?limit=40',
    call: customerLevelCalls.update,
    field: '等级名称',
    value: '黄金会员',
    wrong: ['', '请输入等级名称'],
    blank: ['添加用户等级', '请输入等级名称', '请输入等级', '请输入经验', '请输入享受折扣(%)', '请上传图标'],
    sends: { id: 4, name: '另一个', grade: 4, experience: 5000, discount: 80, icon: gold.icon, isShow: true, keepsMembers: true },
  });

  it('asks before a level is hidden, with how many customers that moves', async () => {
    const { user, sent } = renderScreen(<LevelList />, { wire });
    await user.click(await screen.findByRole('switch', { name: '黄金会员开启' }));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain('该操作会导致对应用户等级隐藏，请谨慎操作（12 位用户会调整到其余等级）');
    expect(box.textContent).toContain('其中管理员手动设置到这一级的，再开启时不会自动回来');
    expect(sent(customerLevelCalls.use)).toEqual([]);

    await user.click(within(box).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(sent(customerLevelCalls.use)).toEqual([{ id: 4, isShow: false }]));
  });

  it('asks before a higher threshold takes customers off, unless they stay', async () => {
    const { user, sent } = renderScreen(<LevelList />, { wire: [...wire, on(customerLevelCalls.update, null)] });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog'));
    const experience = await form.findByRole('spinbutton', { name: '经验' });
    await user.clear(experience);
    await user.type(experience, '9000');
    await user.click(form.getByRole('switch', { name: '现有用户' }));
    await user.click(form.getByRole('button', { name: '保存' }));

    const box = (await screen.findByText(/12 位用户达不到新的经验/)).closest('[role=dialog]');
    expect(sent(customerLevelCalls.members)).toEqual([{ id: 4, experience: 9000 }]);
    expect(sent(customerLevelCalls.update)).toEqual([]);
    await user.click(within(box instanceof HTMLElement ? box : document.body).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(customerLevelCalls.update)).toMatchObject([{ experience: 9000, keepsMembers: false }]));
  });

  it('says by what its members stay, and asks before they need as much as others', async () => {
    const kept = on(customerLevelCalls.list, [{ ...gold, keepsFrom: 3000 }]);
    const answers = [on(preferenceCalls.get, null), kept, on(customerLevelCalls.members, { customers: 12 })];
    const { user, sent } = renderScreen(<LevelList />, { wire: [...answers, on(customerLevelCalls.update, null)] });
    expect(await screen.findByText('（现有用户 3,000）')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText(/就在这一级的用户，满 3,000 经验不降级/)).toBeTruthy();
    await user.click(form.getByRole('switch', { name: '现有用户' }));
    await user.click(form.getByRole('button', { name: '保存' }));

    expect(await screen.findByText(/12 位用户达不到新的经验/)).toBeTruthy();
    expect(sent(customerLevelCalls.members)).toEqual([{ id: 4, experience: 5000 }]);
    expect(sent(customerLevelCalls.update)).toEqual([]);
  });

  it('asks before a level is shown that others reach, with what they pay from then on', async () => {
    const hidden = on(customerLevelCalls.list, [{ ...gold, isShow: false }]);
    const answers = [on(preferenceCalls.get, null), hidden, on(customerLevelCalls.risers, { customers: 8000 })];
    const { user, sent } = renderScreen(<LevelList />, { wire: [...answers, on(customerLevelCalls.use, null)] });
    await user.click(await screen.findByRole('switch', { name: '黄金会员开启' }));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain('8,000 位用户的经验已经达到，会升到这个等级，在后台分批进行，以后按原价的 80% 付款。');
    expect(sent(customerLevelCalls.risers)).toEqual([{ id: 4, grade: 4, experience: 5000 }]);

    await user.click(within(box).getByRole('button', { name: '开启' }));
    await waitFor(() => expect(sent(customerLevelCalls.use)).toEqual([{ id: 4, isShow: true }]));
  });

  it('asks before a lower threshold lifts customers', async () => {
    const answers = [on(customerLevelCalls.risers, { customers: 3 }), on(customerLevelCalls.update, null)];
    const { user, sent } = renderScreen(<LevelList />, { wire: [...wire, ...answers] });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = within(await screen.findByRole('dialog'));
    const experience = await form.findByRole('spinbutton', { name: '经验' });
    await user.clear(experience);
    await user.type(experience, '3000');
    await user.click(form.getByRole('button', { name: '保存' }));

    const box = (await screen.findByText(/3 位用户的经验已经达到/)).closest('[role=dialog]');
    expect(sent(customerLevelCalls.update)).toEqual([]);
    await user.click(within(box instanceof HTMLElement ? box : document.body).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(customerLevelCalls.update)).toMatchObject([{ experience: 3000 }]));
  });

  it('leaves the level as it is when nobody goes on', async () => {
    const { user, sent, notes } = renderScreen(<LevelList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'info', text: '已取消' }]));
    expect(sent(customerLevelCalls.delete)).toEqual([]);
  });
});
