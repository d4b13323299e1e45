import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { AnyCall } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from './axe.ts';
import { type Answering, on } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';

interface Dialog {
  screen: ReactNode;
  /** Answers that the screen asks for before and besides. */
  wire: readonly Answering[];
  /** Address of the list: its filters are there again when the dialog is closed. */
  at: string;
  /** The button that opens it; the first of them. */
  opener?: string;
  call: AnyCall;
  /** Label of the button that saves. */
  save?: string | RegExp;
  /** A box for text, what stands in it, and what is said of a value that it may not have. */
  field: string;
  value: string;
  wrong: readonly [typed: string, says: string];
  /** Further boxes, what may not stand in them, and what is said of it. */
  refuses?: readonly (readonly [field: string, typed: string, says: string])[];
  /** The button that opens it empty, and what is said when it is saved so. */
  blank?: readonly [opener: string, ...says: string[]];
  /** All that is sent when the box says `另一个`. */
  sends?: object;
  /** The walk of the browser (`e2e/accessibility.ts`) opens it and judges it. */
  isInBrowser?: true;
}

const REFUSED = new Refusal('dialog.REFUSED', 500, '同名的记录刚被保存');

/** Rules of every dialog that saves. */
export function itIsADialog(dialog: Dialog): void {
  const {
    wire,
    at,
    opener: edit = '编辑',
    call,
    save = '保存',
    field,
    value,
    wrong,
    refuses = [],
    blank,
    sends,
    isInBrowser = false,
  } = dialog;
  const open = async (answer: Answering) => {
    const view = renderScreen(dialog.screen, { wire: [on(preferenceCalls.get, null), ...wire, answer], at });
    const button = (await screen.findAllByRole('button', { name: edit }))[0] ?? document.body;
    button.focus();
    await view.user.click(button);
    const box = await screen.findByRole('dialog');
    const input = await within(box).findByRole<HTMLInputElement>('textbox', { name: field });
    const retype = async (text: string) => {
      await view.user.clear(input);
      if (text !== '') await view.user.type(input, text);
    };
    return { ...view, button, box, input, retype };
  };
  const answer = (with_: () => unknown): Answering => ({ call, headers: {}, answer: with_ });

  it('opens with what is known, points at what is wrong or missing, and leaves everything as it was', async () => {
    const { user, sent, address, button, box, input, retype } = await open(answer(() => null));
    expect(input.value).toBe(value);
    expect(isInBrowser ? [] : await complaintsOf(box)).toEqual([]);

    await retype(wrong[0]);
    for (const [other, typed] of refuses) {
      const further = within(box).getByRole('textbox', { name: other });
      await user.clear(further);
      await user.type(further, typed);
    }
    await user.click(within(box).getByRole('button', { name: save }));
    for (const says of [wrong[1], ...refuses.map(([, , text]) => text)]) expect(await within(box).findByText(says)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(sent(call)).toEqual([]);

    await user.click(within(box).getByRole('button', { name: '取消' }));
    const leave = screen.queryByRole('button', { name: '放弃' });
    if (leave) await user.click(leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decodeURIComponent(address())).toBe(at);
    expect(document.activeElement).toBe(button);
    if (!blank) return;

    const [adder, ...missing] = blank;
    await user.click(screen.getAllByRole('button', { name: adder })[0] ?? document.body);
    const empty = within(await screen.findByRole('dialog'));
    await empty.findByRole('textbox', { name: field });
    await user.click(empty.getByRole('button', { name: save }));
    for (const text of missing) expect(await empty.findByText(text)).toBeTruthy();
    expect(sent(call)).toEqual([]);
  });

  it('stays open with the reason when it is refused, said once, and with what was typed, until it is saved', async () => {
    let isRefused = true;
    const { user, sent, notes, box, input, retype } = await open(
      answer(() => {
        if (isRefused) throw REFUSED;
        return null;
      }),
    );
    await retype('另一个');
    await user.click(within(box).getByRole('button', { name: save }));
    expect(await within(box).findByText(REFUSED.message)).toBeTruthy();
    expect(input.value).toBe('另一个');
    expect(notes).toEqual([]);
    if (!sends) return;

    isRefused = false;
    await user.click(within(box).getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(call).at(-1)).toEqual(sends);
  });
}
