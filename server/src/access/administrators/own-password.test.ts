import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { tryIn } from '../../../test/access.ts';
import { type AdminOptions, type TestAdmin, headersOf } from '../../../test/actors.ts';
import { openAuthenticator } from '../../../test/authenticator.ts';
import { type Client, openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { admin } from '../rights/tables.ts';

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

    const { challenge } = await shop.stranger.run(passkeyCalls.ask, {});
    const keyed = await shop.stranger.run(passkeyCalls.signIn, { answer: device.sign({ challenge }) });
    expect(await replace(deskOf(keyed), someone)).toMatchObject({ code: 200 });
    const { data } = await tryIn(shop, { account: someone.account, pwd: changed });
    const stepped = await shop.stranger.run(signInCalls.secondStep, { ticket: String(Object(data).ticket), code: code() });
    expect(await replace(deskOf(stepped), someone, 'grey-kettle')).toMatchObject({ code: 200 });
    await expect(deskOf(keyed).run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
  });
});

describe('staff without the right to change administrators', () => {
  const limits = [
    ['with no right at all', { may: [] }],
    ['who see the orders of their point only', { may: ['admin:system:admin:update'], dataScope: 'points' }],
  ] as const;
  const employ = async (options: AdminOptions) => {
    const someone = await shop.person({ password: pwd, ...options });
    return { someone, desk: deskOf(someone) };
  };

  it.each(limits)('change their own name and password, %s', async (_, options) => {
    const { someone, desk } = await employ(options);
    const echoed = { roles: String(someone.roleId), status: true, phone: '' };
    const { id, account } = someone;
    const body = { id: String(id), account, realName: '小周', pwd: changed, ...echoed };
    expect(await desk.raw('POST', administratorCalls.update.path, { body })).toMatchObject({ code: 200 });

    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ realName: '小周' });
    expect(await tryIn(shop, { account, pwd: changed })).toMatchObject({ code: 200 });
    shop.clock.pass('16 minutes');
    expect(await replace(desk, someone, 'grey-kettle')).toMatchObject({
      code: 500,
      message: expect.stringContaining('请退出后重新登录'),
    });
  });

  it.each([
    { account: 'somebody-else' },
    { account: 'admin' },
    { phone: '13800009999' },
    { roles: '1' },
    { roles: '1,2' },
    { status: false },
  ])('change nothing else of their account: %j', async (more) => {
    const { someone, desk } = await employ({ may: [] });
    const { id, account } = someone;
    const before = await shop.db.select().from(admin).where(eq(admin.id, id));
    const body = { id, account, realName: '我', pwd: changed, ...more };
    expect(await desk.raw('POST', administratorCalls.update.path, { body })).toMatchObject({ code: 500 });

    expect(await shop.db.select().from(admin).where(eq(admin.id, id))).toEqual(before);
    expect(await tryIn(shop, { account, pwd })).toMatchObject({ code: 200 });
  });

  it.each(limits)('change nobody else, however that is sent, %s', async (_, options) => {
    const { someone, desk } = await employ(options);
    const other = await shop.person({ may: [], password: pwd });
    const own = { id: someone.id, account: someone.account, realName: '我' };
    const theirs = { id: other.id, account: other.account, realName: '他', pwd: changed };
    const tries = [
      { body: theirs },
      { body: { ...theirs, id: [other.id] } },
      { body: { ...theirs, id: null } },
      { body: { ...theirs, id: `${someone.id},${other.id}` } },
      { body: theirs, query: { id: String(someone.id) } },
      { body: [own, theirs] },
    ];
    for (const sent of tries) expect(await desk.raw('POST', administratorCalls.update.path, sent)).toMatchObject({ code: 403 });
    const query = { id: String(other.id) };
    expect(await desk.raw('POST', administratorCalls.update.path, { body: own, query })).toMatchObject({ code: 200 });

    expect(await tryIn(shop, { account: other.account, pwd })).toMatchObject({ code: 200 });
    const [row] = await shop.db.select().from(admin).where(eq(admin.id, other.id));
    expect(row?.realName).not.toBe('他');
  });
});
