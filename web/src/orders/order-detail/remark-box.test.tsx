import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { recordRefusals } from '#contract/record.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { RemarkBox } from './remark-box.tsx';

const order = { orderId: 'SO7', remark: '周一发' } as OrderInfo;

it('a remark that a colleague wrote meanwhile is shown, with what was typed still there, and replaced knowingly', async () => {
  let colleague = true;
  const answer = () => {
    if (colleague) throw recordRefusals.CHANGED({ theirs: { mark: '用户要改色' } });
    return null;
  };
  const { user, sent } = renderScreen(<RemarkBox order={order} />, { wire: [on(orderCalls.mark, answer)] });
  const box = screen.getByRole('textbox', { name: '商家备注' });

  await user.type(box, '，轻放{Enter}');

  expect((await screen.findByRole('alert')).textContent).toContain('备注刚被他人改成“用户要改色”，您写的还没有保存');
  expect(box).toHaveProperty('value', '周一发，轻放');
  colleague = false;
  await user.click(screen.getByRole('button', { name: '保存我的' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent(orderCalls.mark)).toMatchObject([{ mark: '周一发，轻放' }, { mark: '周一发，轻放' }]);
});
