import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type PointsRecord, pointsCalls } from '#contract/customers/points.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PointsLog } from './points-log.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const record: PointsRecord = {
  id: 7,
  uid: 3,
  linkId: '0',
  linkType: 'system',
  type: 2,
  title: '后台积分操作',
  integral: 30,
  balance: 70,
  mark: '后台操作减少了30积分',
  status: 3,
  frozenTime: 0,
  thawTime: 0,
  createTime: at,
  updateTime: at,
  nickName: '林小满',
};
const pageOf = (...list: PointsRecord[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

const sums = on(pointsCalls.sums, { income: 1250, outlay: 280, net: 970 });

describe('the log of points', () => {
  itIsAList({
    screen: <PointsLog />,
    call: pointsCalls.list,
    wire: [sums],
    some: pageOf(record),
    row: '林小满',
    shows: ['−30', '70'],
    none: pageOf(),
    empty: '用户的积分还没有变动过',
    filter: 'keywords=x',
    search: ['用户昵称', 'keywords'],
  });

  it('is summed up by its filters, and leads to the customers', async () => {
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), sums, on(pointsCalls.list, pageOf(record))];
    const { sent } = renderScreen(<PointsLog />, { wire, at: '/?dateLimit=today' });
    expect((await screen.findByRole('link', { name: '林小满' })).getAttribute('href')).toBe('/user/index?open=3');
    for (const sum of ['1,250', '280', '970']) expect(await screen.findByText(sum)).toBeTruthy();
    expect(sent(pointsCalls.sums)).toEqual([{ dateLimit: 'today' }]);
  });
});
