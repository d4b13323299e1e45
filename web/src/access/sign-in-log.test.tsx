import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { SignInLog } from './sign-in-log.tsx';

const entry = {
  id: 1,
  at: new Date('2026-11-20T06:05:00Z'),
  account: 'guest',
  realName: null,
  outcome: 'wrong' as const,
  address: '10.0.0.8',
  device: 'Chrome · Windows',
};
const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];

describe('the sign-in log', () => {
  it('says who tried, from where, and what came of it', async () => {
    const log = on(signInLogCalls.list, { page: 1, limit: 20, totalPage: 1, total: 1, list: [entry] });
    const { sent } = renderScreen(<SignInLog />, { at: '/?outcome=wrong', wire: [...choices, log] });

    for (const text of ['guest', '10.0.0.8', '账号或密码不正确']) expect(await screen.findByText(text)).toBeTruthy();

    expect(sent(signInLogCalls.list)[0]).toMatchObject({ outcome: 'wrong', page: 1 });
  });

  itIsAList({
    screen: <SignInLog />,
    call: signInLogCalls.list,
    some: { page: 1, limit: 20, totalPage: 1, total: 1, list: [entry] },
    row: 'guest',
    none: { page: 1, limit: 20, totalPage: 0, total: 0, list: [] },
    empty: '还没有登录日志，有人登录后会记在这里',
    filter: 'outcome=wrong',
    search: ['账号', 'account'],
  });
});
