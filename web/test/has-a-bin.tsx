import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { AnyCall, Call } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Page } from '#contract/wire.ts';
import { type Answering, on } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';

interface Bin<I extends object, R extends { id: number }> {
  screen: ReactNode;
  wire: readonly Answering[];
  call: Call<I, Page<R>>;
  calls: Record<'getCount' | 'recovery' | 'completelyDelete', AnyCall>;
  /** Names of the first tab and of the bin, and the filter that they set. */
  tabs: readonly [on: string, bin: string];
  filter: readonly [name: string, bin: number];
  /** A search box that the counts follow, and the name under which it asks. */
  by?: readonly [box: string, name: string];
  /** A page with one that is in the bin. */
  binned: Page<R>;
}

const REFUSED = new Refusal('bin.REFUSED', 500, '还有商品，不能彻底删除');

/** Rules of every list whose records have a bin. */
export function itHasABin<I extends object, R extends { id: number }>(list: Bin<I, R>): void {
  const { call, calls, tabs, filter, by, binned } = list;
  const [name, bin] = filter;
  const answer = (to: AnyCall, with_: () => unknown): Answering => ({ call: to, headers: {}, answer: with_ });
  const show = (more: readonly Answering[], at = '/') =>
    renderScreen(list.screen, {
      wire: [
        on(preferenceCalls.get, null),
        ...list.wire,
        answer(calls.getCount, () => ({ show: 1, hide: 2, recycle: 3 })),
        ...more,
      ],
      at,
    });

  it('opens on those that are on, and counts the others', async () => {
    const { user, sent } = show([]);
    expect(await screen.findByRole('tab', { name: `${tabs[0]} 1`, selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: `${tabs[1]} 3` }));
    await waitFor(() => expect(sent(call).at(-1)).toMatchObject({ [name]: bin }));
  });

  it.each(by ? [by] : [])('counts what is searched for', async (box, asks) => {
    const { user, sent } = show([]);
    await user.type(await screen.findByRole('searchbox', { name: box }), '老张{Enter}');
    await waitFor(() => expect(sent(calls.getCount).at(-1)).toEqual({ [asks]: '老张' }));
  });

  it('brings a record back from the bin, or lets it go for good after a question', async () => {
    const refuse = () => {
      throw REFUSED;
    };
    const { user, sent, notes } = show(
      [answer(call, () => binned), answer(calls.recovery, () => null), answer(calls.completelyDelete, refuse)],
      `/?${name}=${bin}`,
    );
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    await waitFor(() => expect(sent(calls.recovery)).toEqual([{ id: binned.list[0]?.id }]));
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '彻底删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '彻底删除' }));
    await waitFor(() => expect(notes.at(-1)).toEqual({ kind: 'error', text: REFUSED.message }));
  });
}
