import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { openCamera, setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { toVerify as pickUp } from '../../../test/sample-pick-ups.ts';
import { HandOut } from './hand-out.tsx';

beforeEach(() => setWidth(390));
const show = () =>
  renderScreen(<HandOut />, { wire: [on(pickUpCalls.confirmCode, pickUp), on(pickUpCalls.verify, true as const)] });

describe('the counter', () => {
  it('asks with a whole code only', async () => {
    const { user, sent, notes } = show();
    await user.click(screen.getByRole('button', { name: '立即核销' }));
    await user.type(screen.getByRole('textbox', { name: '核销码' }), '12a3{Enter}');
    expect(notes.map(({ text }) => text)).toEqual(['请输入核销码', '请输入正确的核销码']);
    expect(sent(pickUpCalls.confirmCode)).toEqual([]);
  });

  it('says no more of a wrong code once the right one is there', async () => {
    const { user, notes } = show();
    await user.type(screen.getByRole('textbox', { name: '核销码' }), '12{Enter}');
    expect(notes).toEqual([{ kind: 'error', text: '请输入正确的核销码' }]);
    await user.clear(screen.getByRole('textbox', { name: '核销码' }));
    await user.type(screen.getByRole('textbox', { name: '核销码' }), `${pickUp.verifyCode}{Enter}`);
    expect(await screen.findByText(/李四，共 2 件/)).toBeTruthy();
    expect(notes[0]).toMatchObject({ isClosed: true });
  });

  it('shows what the code stands for, hands it out, and is ready for the next', async () => {
    const { container, user, sent, notes } = show();
    await user.type(screen.getByRole('textbox', { name: '核销码' }), `${pickUp.verifyCode}{Enter}`);
    expect(await screen.findByText(/李四，共 2 件/)).toBeTruthy();
    expect(screen.getByText('买家留言：要袋子')).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '确定核销' }));
    await waitFor(() => expect(sent(pickUpCalls.verify)).toEqual([{ vCode: pickUp.verifyCode }]));
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ text: '已核销：李四，共 2 件' }));
    expect(await screen.findByRole('textbox', { name: '核销码' })).toHaveProperty('value', '');
  });

  it('shows its first goods and its number', async () => {
    const { user } = renderScreen(<HandOut />, { wire: [on(pickUpCalls.confirmCode, pickUp)] });
    await user.type(screen.getByLabelText('核销码'), '1234567890{Enter}');
    expect(await screen.findByText(pickUp.orderId)).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看大图' })).toBeTruthy();
  });

  it('lists every line, and what of it was refunded', async () => {
    const [line, ...more] = pickUp.storeOrderInfoVos;
    const lines = line ? [{ ...line, refunded: 1 }, ...more] : [];
    const { user } = renderScreen(<HandOut />, { wire: [on(pickUpCalls.confirmCode, { ...pickUp, storeOrderInfoVos: lines })] });
    await user.type(screen.getByRole('textbox', { name: '核销码' }), `${pickUp.verifyCode}{Enter}`);

    expect(await screen.findByText(/李四，共 1 件/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(lines.length);
    expect(screen.getByText('已退 1 件')).toBeTruthy();
  });

  it('reads the code by the camera, and lets the camera go', async () => {
    const camera = openCamera(pickUp.verifyCode);
    const { user, sent } = show();
    await user.click(screen.getByRole('button', { name: '用摄像头扫描' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '核销码' })).toHaveProperty('value', pickUp.verifyCode));
    await waitFor(() => expect(camera.isOn()).toBe(false));

    await user.click(screen.getByRole('button', { name: '立即核销' }));
    await waitFor(() => expect(sent(pickUpCalls.confirmCode)).toEqual([{ vCode: pickUp.verifyCode }]));
  });

  it('says what to do where the camera is refused', async () => {
    openCamera(undefined);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: '用摄像头扫描' }));
    expect(await screen.findByText(/请在浏览器里允许本页使用摄像头，或手工输入/)).toBeTruthy();
  });
});
