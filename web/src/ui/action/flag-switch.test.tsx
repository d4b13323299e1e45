import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mug, mugCalls } from '../../../test/sample-calls.ts';
import { FlagSwitch, useCall } from '../index.ts';

const Shelf = () => {
  const { data } = useCall(mugCalls.list, { page: 1, limit: 20 });
  const [first] = data?.list ?? [];
  return first ? (
    <FlagSwitch on={first.isShow} label="上架" call={mugCalls.show} input={(isShow) => ({ id: 1, isShow })} />
  ) : null;
};

const shelf = (isShow: () => boolean) =>
  on(mugCalls.list, () => ({ page: 1, limit: 20, total: 1, totalPage: 1, list: [{ ...mug(1), isShow: isShow() }] }));
const flag = () => screen.getByRole('switch', { name: '上架' });

describe('a switch', () => {
  it('flips at once and stays so', async () => {
    let isShow = true;
    const show = on(mugCalls.show, (input) => {
      isShow = input.isShow;
      return null;
    });
    const { user, sent } = renderScreen(<Shelf />, { wire: [shelf(() => isShow), show] });
    await user.click(await screen.findByRole('switch'));

    expect(flag().getAttribute('aria-checked')).toBe('false');
    expect(sent(mugCalls.show)).toEqual([{ id: 1, isShow: false }]);
    await waitFor(() => expect(sent(mugCalls.list)).toHaveLength(2));
    expect(flag().getAttribute('aria-checked')).toBe('false');
  });

  it('flips back with the reason when it is refused', async () => {
    const refuse = on(mugCalls.show, () => {
      throw new Refusal('mug.SOLD', 500, '库存不足，请先补充库存');
    });
    const { user, notes } = renderScreen(<Shelf />, { wire: [shelf(() => true), refuse] });
    await user.click(await screen.findByRole('switch'));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '库存不足，请先补充库存' }]));
    expect(flag().getAttribute('aria-checked')).toBe('true');
  });

  it('is a word to those who may not flip it', async () => {
    renderScreen(<Shelf />, { wire: [shelf(() => true)], may: ['admin:mug:list'] });
    expect(await screen.findByText('开')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
