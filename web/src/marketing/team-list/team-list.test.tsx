import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Team, teamCalls, teamRefusals } from '#contract/marketing/teams.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { member, team } from '../sample-groups.ts';
import { pageOf } from '../sample-sales.ts';
import { TeamList } from './team-list.tsx';

const statistics = on(teamCalls.statistics, { countPeople: 17, countTeam: 4 });
const members = on(teamCalls.members, [member(), member({ id: 51, nickname: '小满', refundStatus: 2 })]);
const wire = [on(preferenceCalls.get, null), statistics, members, on(teamCalls.list, pageOf(team()))];

describe('the list of teams', () => {
  it('says who leads them, how many came, and what came of it', async () => {
    renderScreen(<TeamList />, { wire });
    for (const text of ['小满', '3 人', '2 人', '17', '4']) expect(await screen.findByText(text)).toBeTruthy();
    expect((await screen.findAllByText('进行中')).length).toBeGreaterThan(0);
  });

  it('opens a team to those in it and their orders', async () => {
    renderScreen(<TeamList />, { wire, at: '/?open=41' });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('老杨')).toBeTruthy();
    for (const text of ['待发货', '已退款']) expect(drawer.getByText(text)).toBeTruthy();
    const [link] = drawer.getAllByRole('link', { name: 'order2026112000001' });
    expect(link?.getAttribute('href')).toBe('/order/index?open=order2026112000001');
  });

  it('shows those in a team as cards on a phone, with what they paid', async () => {
    setWidth(390);
    renderScreen(<TeamList />, { wire, at: '/?open=41' });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('老杨')).toBeTruthy();
    expect(drawer.queryByRole('table')).toBeNull();
    expect(drawer.getAllByText('金额')).toHaveLength(2);
  });

  it('says why the figures above cannot be read, and asks again', async () => {
    let asked = 0;
    const failsOnce = on(teamCalls.statistics, () => {
      asked += 1;
      if (asked === 1) throw teamRefusals.NOT_FOUND();
      return { countPeople: 17, countTeam: 4 };
    });
    const { user } = renderScreen(<TeamList />, { wire: [...wire, failsOnce] });
    expect(await screen.findByText('未查到拼团信息')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(await screen.findByText('17')).toBeTruthy();
  });

  itIsAList({
    isInBrowser: true,
    screen: <TeamList />,
    wire: [statistics, members],
    call: teamCalls.list,
    some: pageOf(team()),
    row: '小满',
    none: pageOf<Team>(),
    empty: /^还没有人开团/,
    filter: 'status=1',
  });
});
