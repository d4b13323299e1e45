import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { passPackageCalls } from '#contract/services/pass/packages.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PackageShop } from './package-shop.tsx';

const none = { num: 0, open: 0 };
const account = { account: '13800000000', phone: '13800000000', copy: none, query: none, dump: none };
const isLogin = on(passAccountCalls.isLogin, { status: true, info: account.account, generation: 1 });

describe('the packages of a service', () => {
  it('are paid by a code that is drawn once one is chosen, and the page says when the counter has grown', async () => {
    let num = 5;
    const { user, sent, container } = renderScreen(<PackageShop />, {
      wire: [
        isLogin,
        on(passAccountCalls.info, () => ({ ...account, sms: { num, open: 1, sign: '信号楼' } })),
        on(passPackageCalls.list, { count: 1, data: [{ id: 11, price: 5000, num: 1000 }] }),
        on(passPackageCalls.drawCode, () => {
          num = 1005;
          return { qr_code: 'weixin://wxpay/bizpayurl?pr=1', invalid: new Date(Date.now() + 60_000) };
        }),
      ],
    });
    await screen.findByText('当前剩余条数：5');
    await screen.findByRole('radio', { name: /¥50\.00/ });
    expect(await complaintsOf(container)).toEqual([]);
    expect(sent(passPackageCalls.drawCode)).toEqual([]);

    await user.click(await screen.findByRole('radio', { name: /¥50\.00/ }));

    await screen.findByText('已到账 1,000 条，当前剩余 1,005 条');
    expect(sent(passPackageCalls.drawCode)).toEqual([{ mealId: 11, price: 5000, num: 1000, type: 'sms', payType: 'weixin' }]);
  });

  it('are not offered before the service is open', async () => {
    const { address, user } = renderScreen(<PackageShop />, {
      wire: [isLogin, on(passAccountCalls.info, { ...account, sms: { ...none, sign: '' } })],
      at: '/?type=copy',
    });
    await screen.findByText('商品采集还没有开通，开通后才能购买套餐');
    await user.click(screen.getByRole('button', { name: '去开通' }));
    await waitFor(() => expect(address()).toBe('/operation/onePass?type=copy'));
  });

  it('send a shop without an account to sign in, and back here', async () => {
    const { address, user } = renderScreen(<PackageShop />, {
      wire: [on(passAccountCalls.isLogin, { status: false })],
      at: '/operation/systemSms/pay?type=copy',
    });
    await user.click(await screen.findByRole('button', { name: '去登录' }));
    await waitFor(() => expect(address()).toBe('/operation/onePass?url=%2Foperation%2FsystemSms%2Fpay%3Ftype%3Dcopy'));
  });
});
