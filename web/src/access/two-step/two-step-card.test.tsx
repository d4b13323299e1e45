import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { twoStepRefusals, twoStepCalls } from '#contract/access/two-step.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FirstTwoStep } from './first-two-step.tsx';
import { TwoStepCard } from './two-step-card.tsx';

const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const begun = on(twoStepCalls.begin, { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' });

describe('two-step sign-in of one’s own', () => {
  it('is turned on by password, picture and first code, and shows the recovery codes once', async () => {
    let isOn = false;
    const state = on(twoStepCalls.state, () => ({ isOn, isRequired: false, codesLeft: isOn ? 10 : 0 }));
    const confirmed = on(twoStepCalls.confirm, () => {
      isOn = true;
      return { codes };
    });
    const { user, sent } = renderScreen(<TwoStepCard />, { wire: [state, begun, confirmed] });

    await user.click(await screen.findByRole('button', { name: '开启两步登录' }));
    await user.type(await screen.findByLabelText('登录密码'), 'secret1{Enter}');
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    await user.type(screen.getByLabelText('动态码'), '123456{Enter}');

    const shown = await screen.findByRole('list', { name: '恢复码' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(await complaintsOf(document.body)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
    expect(screen.getByText('恢复码还剩 10 个。')).toBeTruthy();
    expect(sent(twoStepCalls.begin)).toEqual([{ pwd: 'secret1' }]);
  });

  it('sends no code that is cut short', async () => {
    const off = on(twoStepCalls.state, { isOn: false, isRequired: false, codesLeft: 0 });
    const { user, sent } = renderScreen(<TwoStepCard />, { wire: [off, begun, on(twoStepCalls.confirm, { codes })] });
    await user.click(await screen.findByRole('button', { name: '开启两步登录' }));
    await user.type(await screen.findByLabelText('登录密码'), 'secret1{Enter}');
    await user.type(await screen.findByLabelText('动态码'), '12{Enter}');
    expect(await screen.findByText('动态码是 6 位数字')).toBeTruthy();
    expect(sent(twoStepCalls.confirm)).toEqual([]);

    await user.type(screen.getByLabelText('动态码'), '3 456{Enter}');
    expect(await screen.findByRole('list', { name: '恢复码' })).toBeTruthy();
  });

  it('says in the dialog what was wrong', async () => {
    const wrong = on(twoStepCalls.confirm, () => {
      throw twoStepRefusals.WRONG_CODE();
    });
    const off = on(twoStepCalls.state, { isOn: false, isRequired: false, codesLeft: 0 });
    const { user } = renderScreen(<TwoStepCard />, { wire: [off, begun, wrong] });
    await user.click(await screen.findByRole('button', { name: '开启两步登录' }));
    await user.type(await screen.findByLabelText('登录密码'), 'secret1{Enter}');
    await user.type(await screen.findByLabelText('动态码'), '000000{Enter}');

    expect(await within(screen.getByRole('dialog')).findByText(/^动态码不正确/)).toBeTruthy();
  });

  it('says so where its state cannot be read, and asks again', async () => {
    let isDown = true;
    const state = on(twoStepCalls.state, () => {
      if (isDown) throw twoStepRefusals.OFF();
      return { isOn: false, isRequired: false, codesLeft: 0 };
    });
    const { user } = renderScreen(<TwoStepCard />, { wire: [state] });
    const again = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: '开启两步登录' })).toBeTruthy();
  });

  it('cannot be turned off where a role asks for it', async () => {
    renderScreen(<TwoStepCard />, { wire: [on(twoStepCalls.state, { isOn: true, isRequired: true, codesLeft: 2 })] });

    await screen.findByText(/恢复码只剩 2 个/);

    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    expect(screen.getByRole('button', { name: '更换恢复码' })).toBeTruthy();
  });
});

describe('two-step sign-in that a role asks for', () => {
  it('is no longer asked for where its recovery codes are shown', async () => {
    const { user } = renderScreen(<FirstTwoStep onDone={() => {}} onLeave={() => {}} />, {
      wire: [begun, on(twoStepCalls.confirm, { codes })],
    });
    expect(screen.getByText('请先开启两步登录')).toBeTruthy();
    await user.type(await screen.findByLabelText('登录密码'), 'secret1{Enter}');
    await user.type(await screen.findByLabelText('动态码'), '123456{Enter}');

    expect(await screen.findByText('两步登录已开启')).toBeTruthy();
    expect(screen.queryByText('请先开启两步登录')).toBeNull();
  });
});
