import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import type { CouponSending } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../sample-coupons.ts';
import { SendingList } from './sending-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const sending = (overrides: Partial<CouponSending> = {}): CouponSending => ({
  id: 5,
  couponId: 7,
  couponName: '满百减十',
  audience: { tagIds: [3], levelIds: [], groupIds: [], segmentIds: [] },
  whom: '标签：常客',
  at,
  state: 'planned',
  reason: '',
  people: 0,
  given: 0,
  adminName: '站长',
  runId: null,
  jobId: null,
  createTime: at,
  updateTime: at,
  ...overrides,
});
const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];

describe('the sendings of coupons', () => {
  itIsAList({
    screen: <SendingList />,
    call: couponSendingCalls.list,
    some: pageOf(sending({ state: 'failed', reason: '所选的标签、等级、分组和客群里现在没有用户，请换一个再发' })),
    row: '标签：常客',
    shows: ['没有发完'],
    none: pageOf<CouponSending>(),
    empty: /^还没有定向发过券/,
    reader: { may: ['admin:coupon:sending:list'], lacks: ['修改', '取消发放', '添加优惠券'] },
  });

  it('are cancelled before they begin, and not after', async () => {
    const done = sending({ id: 6, state: 'done', people: 40, given: 39, couponName: '开业券' });
    const list = on(couponSendingCalls.list, pageOf(sending(), done));
    const cancel = on(couponSendingCalls.cancel, null, { change: 4 });
    const { user, sent, notes } = renderScreen(<SendingList />, { wire: [...choices, list, cancel] });
    expect(await screen.findByText('39 / 40')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '修改' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '取消发放' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已取消发放' }]));
    expect(sent(couponSendingCalls.cancel)).toEqual([{ id: 5 }]);
  });

  it('open to how far they came, where whoever began one stops it', async () => {
    const atWork = sending({ state: 'sending', people: 400, given: 200, runId: 9, jobId: 4 });
    const job = {
      id: 4,
      kind: 'customer.runMany',
      label: '发送优惠券：满百减十',
      state: 'running' as const,
      done: 200,
      total: 400,
    };
    const { user, sent } = renderScreen(<SendingList />, {
      wire: [
        ...choices,
        on(couponSendingCalls.list, pageOf(atWork)),
        on(couponSendingCalls.info, atWork),
        on(jobCalls.info, { ...job, message: '', result: null, createTime: at }),
        on(runCalls.stop, null),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '满百减十' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('200 位用户')).toBeTruthy();
    await user.click(await drawer.findByRole('button', { name: '停止' }));
    await user.click(
      within((await screen.findAllByRole('dialog')).at(-1) ?? document.body).getByRole('button', { name: '停止' }),
    );
    await waitFor(() => expect(sent(runCalls.stop)).toEqual([{ id: 9 }]));
  });
});
