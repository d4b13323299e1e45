import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { goingLiveCalls } from '#contract/dashboard/going-live.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { GoingLive } from './going-live.tsx';

type StepRow = Answer<typeof goingLiveCalls.list>[number];

const unmarked = { isMarked: false, markedBy: null, markTime: null };
const rows: StepRow[] = [
  { step: 'name', state: 'done', ...unmarked },
  { step: 'products', state: 'open', ...unmarked },
  { step: 'mail', state: 'skipped', isMarked: true, markedBy: '老板', markTime: new Date('2026-11-20T06:05:00Z') },
];

describe('the list of what a shop needs before it opens', () => {
  it('says how many are left, why each is there, and leads to where it is done', async () => {
    const { container, user, address } = renderScreen(<GoingLive />, { wire: [on(goingLiveCalls.list, rows)] });

    for (const text of ['还差 1 项', '上架商品', '至少有一件出售中的商品有库存，用户才能下单', /老板 .*标记/]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '去上架' }));
    expect(address()).toBe('/store/index');
  });

  it('is marked and unmarked where the shop does without a step', async () => {
    const { user, sent } = renderScreen(<GoingLive />, {
      wire: [on(goingLiveCalls.list, rows), on(goingLiveCalls.mark, null)],
    });

    await user.click(await screen.findByRole('button', { name: '不需要' }));
    await waitFor(() => expect(sent(goingLiveCalls.mark)).toEqual([{ step: 'products', mark: 'skipped' }]));
    await user.click(screen.getByRole('button', { name: '取消标记' }));
    await waitFor(() => expect(sent(goingLiveCalls.mark)[1]).toEqual({ step: 'mail', mark: 'none' }));
  });
});
