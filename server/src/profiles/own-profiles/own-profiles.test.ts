import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { openLedgerCalls } from '#contract/storefront/ledgers.ts';
import { gainExperience, loseExperience, moveCommission, setPhone } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { uidOf, written, deposit, grant } = accountsIn(shop);
const profile = (account: string) => storefront.run(openProfileCalls.profile, { account });
const change = (account: string, wish: object) => storefront.run(openProfileCalls.updateProfile, { account, ...wish });
const paging = { page: 1, limit: 20 };
const experience = (account: string) => storefront.run(openLedgerCalls.experience, { ...paging, account });

/** 600 of experience by one order, of which a refund takes 50 back. */
async function climbed(account: string): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => gainExperience(write, { uid, experience: 600, orderNo: account }));
  await written((write) => loseExperience(write, { experience: 50, orderNo: account }));
}

describe('one’s own profile', () => {
  it('tells level and figures, with the phone number masked', async () => {
    const id = await uidOf('self');
    await deposit('self', 1250);
    await grant('self', 30);
    await climbed('self');
    await written((write) => setPhone(write, { id, phone: '13912345678' }));
    await written((write) => moveCommission(write, { uid: id, kind: 'refused', price: 700, mark: '返还' }));

    expect(await storefront.raw('GET', '/open/buyer/profile', { query: { account: 'self' } })).toMatchObject({
      data: {
        nickname: 'self',
        avatar: '',
        phone: '139****5678',
        level: { name: expect.any(String), grade: expect.any(Number), icon: expect.any(String), discount: expect.any(Number) },
        balance: '12.50',
        points: 30,
        experience: 550,
        isPromoter: false,
        commission: { available: '7.00', frozen: '0.00', earned: '0.00', withdrawn: '0.00' },
      },
    });
  });

  it('takes another name and picture, and keeps what is left out', async () => {
    const id = await uidOf('named');
    await change('named', { nickname: '小鱼', avatar: 'https://thirdwx.qlogo.cn/a.png' });
    await change('named', { nickname: '大鱼' });
    expect(await profile('named')).toMatchObject({ nickname: '大鱼', avatar: 'https://thirdwx.qlogo.cn/a.png' });

    await change('named', { avatar: '' });
    expect(await shop.admin().run(customerCalls.info, { id })).toMatchObject({ nickname: '大鱼', avatar: '' });
  });

  it('takes client, sex and place, by which staff finds the customer', async () => {
    const id = await uidOf('told');
    await change('told', { userType: 'routine', sex: 2, country: 'CN', province: '浙江省', city: '杭州市' });

    const filter = { userType: 'routine', sex: 2, country: 'CN', province: '浙江', city: '杭州' } as const;
    const { list } = await shop.admin().run(customerCalls.list, { ...filter, ...paging });
    expect(list.map(({ uid }) => uid)).toEqual([id]);
    expect(await profile('told')).toMatchObject({ sex: 2, province: '浙江', city: '杭州' });
  });

  it('is of nobody who is no customer, and asking makes nobody one', async () => {
    for (const attempt of [() => profile('stranger'), () => change('stranger', { nickname: '谁' }), () => profile('stranger')])
      await expect(attempt()).rejects.toMatchObject({ message: '用户不存在' });
  });

  it.each([
    [{ nickname: ' ' }, '用户昵称不能为空'],
    [{ nickname: '长'.repeat(31) }, '用户昵称不能超过30个字符'],
    [{ avatar: 'javascript:alert(1)' }, '图片地址不正确，请重新上传'],
    [{ integral: 9 }, 'integral'],
  ])('refuses %o', async (wish, message) => {
    const body = { account: 'named', ...wish };
    const answer = await storefront.raw('POST', '/open/buyer/profile', { body });
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  });
});

describe('the ledger of experience', () => {
  it('tells what moved, the latest first, and nothing of others', async () => {
    await climbed('climber');

    expect((await experience('climber')).list).toMatchObject([
      { title: '用户退款', experience: -50, after: 550, linkId: 'climber' },
      { title: '用户订单付款成功', experience: 600, after: 600, linkId: 'climber' },
    ]);
    expect((await experience('nobody')).list).toEqual([]);
  });
});
