import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { AnyCall, Call } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from './axe.ts';
import { setWidth } from './browser.ts';
import { type Answering, on } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';

interface List<I extends object, O> {
  screen: ReactNode;
  call: Call<I, O>;
  /** Answers of the other calls of the screen. */
  wire?: readonly Answering[];
  /** An answer with rows, a text in one of them, and an answer without any. */
  some: O;
  row: string | RegExp;
  /** Further text of a row. */
  shows?: readonly (string | RegExp)[];
  none: O;
  /** Said while there is nothing yet. */
  empty: string | RegExp;
  /** The address without filters, where it is not the bare one; and what sets one. */
  at?: string;
  filter?: string;
  /** The search box, and the name under which it asks. */
  search?: readonly [box: string, name: keyof I & string];
  /** A switch in a row: its name, its call, and what is sent when it is switched off. */
  flips?: { name: string; call: AnyCall; sends: object };
  /** The refusal of a deletion; `asks` where it asks before. */
  keeps?: { call: AnyCall; because: Refusal; asks?: true; act?: string };
  /** Permissions of somebody who only reads, and the buttons that this person is not offered. */
  reader?: { may: readonly string[]; lacks: readonly string[] };
  /** The walk of the browser (`e2e/accessibility.ts`) waits for a row and judges it. */
  isInBrowser?: true;
}

const BROKEN = new Refusal('list.BROKEN', 500, '列表暂时读不出来');

/** Rules of every list of the shop. */
export function itIsAList<I extends object, O>(list: List<I, O>): void {
  const { call, some, none, row, shows = [], empty, at = '/', filter, search, flips, keeps, reader, isInBrowser = false } = list;
  const show = (answer: O | (() => O), scene = {}, more: readonly Answering[] = []) =>
    renderScreen(list.screen, {
      wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), ...(list.wire ?? []), on<I, O>(call, answer), ...more],
      at,
      ...scene,
    });

  it('says why it cannot be read and asks again, finds what is searched, switches a record off and says why one stays', async () => {
    let isDown = true;
    const read = () => {
      if (isDown) throw BROKEN;
      return some;
    };
    const refuse = () => {
      throw keeps?.because ?? BROKEN;
    };
    const { container, user, sent, notes, unanswered } = show(read, {}, [
      ...(flips ? [{ call: flips.call, headers: { change: 3 }, answer: () => null }] : []),
      ...(keeps ? [{ call: keeps.call, headers: {}, answer: refuse }] : []),
    ]);
    const alert = (await screen.findByText(BROKEN.message)).closest('[role="alert"]');
    expect(notes).toEqual([]);
    isDown = false;
    await user.click(within(alert instanceof HTMLElement ? alert : container).getByRole('button', { name: '重试' }));

    await screen.findAllByText(row);
    for (const text of shows) expect(screen.getAllByText(text)).not.toEqual([]);
    expect(isInBrowser ? [] : await complaintsOf(container)).toEqual([]);

    for (const flip of flips ? [flips] : []) {
      await user.click(await screen.findByRole('switch', { name: flip.name }));
      await waitFor(() => expect(sent(flip.call)).toEqual([flip.sends]));
      await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: flip.call.undo?.says }]));
    }
    for (const [box, asksBy] of search ? [search] : []) {
      await user.type(screen.getByRole('searchbox', { name: box }), '杯{Enter}');
      await waitFor(() => expect(sent(call).at(-1)).toMatchObject({ [asksBy]: '杯' }));
      await screen.findAllByText(row);
    }
    for (const { because, asks, act = '删除' } of keeps ? [keeps] : []) {
      await user.click((await screen.findAllByRole('button', { name: '更多' }))[0] ?? document.body);
      await user.click(await screen.findByRole('button', { name: act }));
      if (asks) await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }));
      await waitFor(() => expect(notes.at(-1)).toEqual({ kind: 'error', text: because.message }));
    }
    expect(unanswered).toEqual([]);
  });

  it.each(isInBrowser ? [] : [390])('can be used by everybody on a phone', async (width) => {
    setWidth(width);
    const { container } = show(some);
    await screen.findAllByText(row);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('says what to do while it is empty, filters aside', async () => {
    const { user, address } = show(none, filter === undefined ? {} : { at: `${at}${at.includes('?') ? '&' : '?'}${filter}` });
    if (filter !== undefined) {
      await screen.findByText(/^没有符合条件的/);
      await user.click(screen.getByText('清空筛选'));
    }
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(address()).toBe(at);
  });

  it.each(reader ? [reader] : [])('offers nothing but to look to those who may only read', async ({ may, lacks }) => {
    show(some, { may });
    await screen.findAllByText(row);
    for (const name of lacks) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    // No place is kept for what these people are never told.
    await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
    const places = document.querySelectorAll('td.row-end');
    expect([...places].filter(({ textContent }) => textContent !== '').length > 0).toBe(places.length > 0);
  });
}
