import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type Fan, type FanSync, fanCalls } from '#contract/wechat/fans.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FanList } from './fan-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const fan: Fan = {
  id: 4,
  openid: 'oFan_4',
  uid: 31,
  nickname: '小明',
  subscribed: true,
  subscribeTime: at,
  unsubscribeTime: null,
  way: 'ADD_SCENE_QR_CODE',
  scene: 'desk-1',
  tags: ['星标组'],
  lastSeenTime: at,
};
const sync: FanSync = { state: 'done', handled: 12, total: 12, reason: '', startTime: at, endTime: at };
const pageOf = (...list: Fan[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const wire = [on(fanCalls.tags, [{ id: 2, name: '星标组' }]), on(fanCalls.syncState, sync)];

describe('the list of fans', () => {
  itIsAList({
    screen: <FanList />,
    call: fanCalls.list,
    wire,
    some: pageOf(fan),
    row: 'oFan_4',
    shows: ['小明（31）', '关注中', '扫描二维码', 'desk-1', '星标组', '上次同步 11-20 14:05，共 12 人'],
    none: pageOf(),
    empty: /^还没有粉丝/,
    filter: 'subscribed=false',
    reader: { may: ['admin:wechat:fan:list'], lacks: ['同步粉丝'] },
  });

  it.each([
    [{ ...sync, state: 'running' as const, handled: 300, total: 1200 }, '同步中：300 / 1200'],
    [
      { ...sync, state: 'failed' as const, handled: 3, reason: '今日调用次数已用完' },
      '同步没有完成（3 / 12）：今日调用次数已用完',
    ],
  ])('says how far a sync is: $state', async (state, says) => {
    const others = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(fanCalls.list, pageOf(fan)), ...wire];
    renderScreen(<FanList />, { wire: [...others, on(fanCalls.syncState, state)] });
    expect(await screen.findByText(says)).toBeTruthy();
  });
});
