import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import type { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from './axe.ts';
import type { Answering } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';

/** A dialog of any fields, and what its server may answer. */
export interface Answered {
  screen: ReactNode;
  wire: readonly Answering[];
  /** The button that opens it. */
  opener: string | RegExp;
  /** The button that sends it. */
  save: RegExp;
  call: AnyCall;
  /** Makes it ready to be sent. */
  fill: (user: UserEvent, box: ReturnType<typeof within>) => Promise<void>;
  answer: unknown;
  refusal: Refusal;
}

/** Rules of a dialog before lost, refused and slow answers. */
export function itOutlivesItsAnswers({ screen: shown, wire, opener, save, call, fill, answer, refusal }: Answered): void {
  const open = async (answered: () => unknown) => {
    const view = renderScreen(shown, { wire: [...wire, { call, headers: {}, answer: answered }] });
    await view.user.click(await screen.findByRole('button', { name: opener }));
    const element = await screen.findByRole('dialog');
    const box = within(element);
    await fill(view.user, box);
    const button = box.getByRole('button', { name: save });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    return { ...view, element, box, button };
  };

  it('keeps what was typed when the answer is lost or a refusal, and sends the same again', async () => {
    const faults: Error[] = [new TypeError('fetch failed'), refusal];
    const { user, sent, box, element, button } = await open(() => {
      const fault = faults.shift();
      if (fault) throw fault;
      return answer;
    });
    await user.click(button);
    await box.findByRole('alert');
    await user.click(button);
    await box.findByText(refusal.message);
    expect(await complaintsOf(element)).toEqual([]);
    await user.click(button);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const all = sent(call);
    expect(all).toHaveLength(3);
    expect(new Set(all.map((input) => JSON.stringify(input))).size).toBe(1);
  });

  it('sends once what is pressed twice while the answer is slow', async () => {
    let finish: (late: unknown) => void = () => {};
    const slow = new Promise((resolve) => (finish = resolve));
    const { user, sent, button } = await open(() => slow);
    await user.dblClick(button);
    await waitFor(() => expect(sent(call)).toHaveLength(1));
    finish(answer);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(call)).toHaveLength(1);
  });
}
