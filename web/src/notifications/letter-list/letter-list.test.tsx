import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type Letter, letterCalls } from '#contract/notifications/letters.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LetterList } from './letter-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const letter: Letter = {
  id: 12,
  type: '订单支付成功通知',
  channel: 'routine',
  isTest: false,
  uid: 31,
  nickname: '小明',
  recipient: 'oFan_31',
  subject: 'order7',
  content: '订单编号 order7，金额 25.00元',
  outcome: 'notAuthorised',
  texts: 0,
  reason: '客户未授权该订阅消息',
  providerNo: '',
  createTime: at,
  updateTime: at,
  resultTime: null,
};
const pageOf = (...list: Letter[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the record of letters', () => {
  itIsAList({
    screen: <LetterList />,
    call: letterCalls.list,
    some: pageOf(letter),
    row: '小明（31）',
    shows: ['订单支付成功通知', '小程序订阅', '未授权', '客户未授权该订阅消息'],
    none: pageOf(),
    empty: /^还没有给用户发过消息/,
    filter: 'outcome=notAuthorised',
    reader: { may: ['admin:system:notification:letter:list'], lacks: [] },
  });

  it('names a test, and no customer who was erased or never was one', async () => {
    const test: Letter = { ...letter, id: 13, uid: 0, nickname: '', isTest: true };
    const erased: Letter = { ...letter, id: 14, uid: 32, nickname: '' };
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(letterCalls.list, pageOf(test, erased))];
    renderScreen(<LetterList />, { wire });

    expect(await screen.findByText('订单支付成功通知（测试）')).toBeTruthy();
    expect(screen.getByText('已注销（32）')).toBeTruthy();
    expect(screen.queryByText(/（0）/)).toBeNull();
  });
});
