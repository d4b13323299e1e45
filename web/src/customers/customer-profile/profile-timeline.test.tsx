import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { timelineCalls, timelineNeeds } from '#contract/profiles/timelines.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProfileTimeline } from './profile-timeline.tsx';
import { noteEntry, orderEntry, refundEntry, staffEntry } from './sample-timeline.ts';

const { timeline } = timelineCalls;
const whole = on(timeline, ({ after }) =>
  after === undefined
    ? { list: [noteEntry, orderEntry], next: 'note:5,order:9' }
    : { list: [refundEntry, staffEntry], next: null },
);

describe('the timeline of a customer', () => {
  it('says what happened, leads to the order, and goes on where it ended', async () => {
    const { container, user, sent } = renderScreen(<ProfileTimeline uid={7} />, { wire: [whole] });

    expect(await screen.findByText('喜欢靠窗的位置')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'order9' }).getAttribute('href')).toBe('/order/index?open=order9');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '更早的动态' }));

    expect(await screen.findByText('−¥5.00')).toBeTruthy();
    expect(screen.getByText('常客')).toBeTruthy();
    expect(sent(timeline).map(({ after }) => after)).toEqual([undefined, 'note:5,order:9']);
    expect(screen.queryByRole('button', { name: '更早的动态' })).toBeNull();
  });

  it('asks again for the page that failed, and for no other', async () => {
    let older = (): Answer<typeof timeline> => {
      throw new Refusal('profile.BROKEN', 500, '系统异常');
    };
    const failing = on(timeline, ({ after }) => (after === undefined ? { list: [noteEntry], next: 'note:5' } : older()));
    const { user, sent } = renderScreen(<ProfileTimeline uid={7} />, { wire: [failing] });
    await user.click(await screen.findByRole('button', { name: '更早的动态' }));
    const again = await screen.findByRole('button', { name: '重试' });
    older = () => ({ list: [refundEntry], next: null });
    await user.click(again);

    expect(await screen.findByText('−¥5.00')).toBeTruthy();
    expect(sent(timeline).map(({ after }) => after)).toEqual([undefined, 'note:5', 'note:5']);
  });

  it('asks for the kinds that are chosen, of those the person may see', async () => {
    const { user, sent } = renderScreen(<ProfileTimeline uid={7} />, {
      wire: [whole],
      may: [timeline.permission, timelineNeeds.order],
    });
    await user.click(await screen.findByRole('combobox', { name: '动态类型' }));
    expect(screen.queryByTitle('员工操作')).toBeNull();
    await user.click(await screen.findByTitle('退款'));

    await waitFor(() => expect(sent(timeline).at(-1)).toMatchObject({ userId: 7, kinds: ['refund'] }));
  });

  it('takes a note and deletes one', async () => {
    const wire = [whole, on(noteCalls.addNote, null), on(noteCalls.deleteNote, null)];
    const { user, sent } = renderScreen(<ProfileTimeline uid={7} />, { wire });
    const box = await screen.findByRole('textbox', { name: '添加备注' });
    await user.type(box, ' 周三再联系 ');
    await user.click(screen.getByRole('button', { name: '添加备注' }));

    await waitFor(() => expect(sent(noteCalls.addNote)).toEqual([{ uid: 7, content: '周三再联系' }]));
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box).toHaveProperty('value', '');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent(noteCalls.deleteNote)).toEqual([{ id: 5 }]));
  });

  it('has no box for those who write no notes', async () => {
    renderScreen(<ProfileTimeline uid={7} />, { wire: [whole], may: [timeline.permission] });
    await screen.findByText('喜欢靠窗的位置');
    expect(screen.queryByRole('textbox', { name: '添加备注' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('says why it cannot be read', async () => {
    const broken = on(timeline, () => {
      throw new Refusal('profile.BROKEN', 500, '系统异常');
    });
    renderScreen(<ProfileTimeline uid={7} />, { wire: [broken] });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
