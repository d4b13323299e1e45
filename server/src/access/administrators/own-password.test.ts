import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { tryIn } from '../../../test/access.ts';
import { type TestAdmin, headersOf } from '../../../test/actors.ts';
import { openAuthenticator } from '../../../test/authenticator.ts';
import { type Client, openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pwd = 'blue-kettle';
const changed = 'green-kettle';

const deskOf = (someone: Pick<TestAdmin, 'token'>) =>
  openClient(
    () => shop.app,
    () => headersOf(someone),
  );
const arrive = async () => {
  const someone = await shop.person({ password: pwd });
  return { someone, desk: deskOf(someone) };
};
const signIn = async (account: string, password = pwd) =>
  deskOf({ token: String(Object((await tryIn(shop, { account, pwd: password })).data).token) });
const replace = (desk: Client, { id, account }: Pick<TestAdmin, 'id' | 'account'>, typed = changed) =>
  desk.raw('POST', administratorCalls.update.path, { body: { id, account, realName: '我', pwd: typed } });

describe('one’s own password, from a client that does not ask for the present one', () => {
  it('is changed within 15 minutes of the sign-in, and ends the other sessions', async () => {
    const { someone, desk: elsewhere } = await arrive();
    const desk = await signIn(someone.account);
    shop.clock.pass('14 minutes');
    expect(await replace(desk, someone, '12345678')).toMatchObject({ code: 500 });

    expect(await replace(desk, someone)).toMatchObject({ code: 200 });

    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ realName: '我' });
    await expect(elsewhere.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect(await tryIn(shop, { account: someone.account, pwd })).toMatchObject({ code: 500 });
    expect((await tryIn(shop, { account: someone.account, pwd: changed })).data).not.toHaveProperty('mustChangePassword');
  });

  it('is asked to sign in again after that, which a refused try does not put off', async () => {
    const { someone } = await arrive();
    const desk = await signIn(someone.account);
    shop.clock.pass('15 minutes');
    const again = expect.stringContaining('请退出后重新登录，15 分钟内再改密码');
    for (const typed of [changed, 'grey-kettle']) expect(await replace(desk, someone, typed)).toMatchObject({ message: again });
    expect(await tryIn(shop, { account: someone.account, pwd: changed })).toMatchObject({ code: 500 });

    expect(await replace(await signIn(someone.account), someone)).toMatchObject({ code: 200 });
  });

  it('is changed once the present one was sent for something else', async () => {
    const { someone } = await arrive();
    const proofs: ((desk: Client) => Promise<unknown>)[] = [
      (desk) => replace(desk, someone, pwd),
      (desk) => desk.run(twoStepCalls.begin, { pwd }),
    ];
    for (const prove of proofs) {
      const desk = await signIn(someone.account);
      shop.clock.pass('1 hour');
      await prove(desk);
      expect(await replace(desk, someone)).toMatchObject({ code: 200 });
      shop.clock.pass('1 hour');
      expect(await replace(desk, someone, 'grey-kettle')).toMatchObject({ code: 500 });
      expect(await replace(await signIn(someone.account, changed), someone, pwd)).toMatchObject({ code: 200 });
    }
  });

  it('is changed after a sign-in with a code, and after one with a passkey', async () => {
    const { someone, desk } = await arrive();
    const { secret } = await desk.run(twoStepCalls.begin, { pwd });
    const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
    await desk.run(twoStepCalls.confirm, { code: code() });
    const device = openAuthenticator();
    const asked = await desk.run(passkeyCalls.begin, { pwd });
    await desk.run(passkeyCalls.add, { name: '店里的电脑', answer: device.make(asked) });
    shop.clock.pass('1 hour');
    expect(await replace(desk, someone)).toMatchObject({ code: 500 });

    const { data } = await tryIn(shop, { account: someone.account, pwd });
    const stepped = await shop.stranger.run(signInCalls.secondStep, { ticket: String(Object(data).ticket), code: code() });
    expect(await replace(deskOf(stepped), someone)).toMatchObject({ code: 200 });
    const { challenge } = await shop.stranger.run(passkeyCalls.ask, {});
    const keyed = await shop.stranger.run(passkeyCalls.signIn, { answer: device.sign({ challenge }) });
    expect(await replace(deskOf(keyed), someone, 'grey-kettle')).toMatchObject({ code: 200 });
    await expect(deskOf(stepped).run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
  });
});
