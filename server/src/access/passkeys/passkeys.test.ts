import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { type AdminOptions, createAdmin, headersOf } from '../../../test/actors.ts';
import { openAuthenticator } from '../../../test/authenticator.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { adminPasskey } from './tables.ts';

const shop = openShop();
const pwd = 'right-password';

async function arrive(more: AdminOptions = {}) {
  const someone = await createAdmin(shop.app, { may: [], password: pwd, ...more });
  const desk = openClient(
    () => shop.app,
    () => headersOf(someone),
  );
  return { someone, desk };
}

async function added(more: AdminOptions = {}, device = openAuthenticator()) {
  const { someone, desk } = await arrive(more);
  const asked = await desk.run(passkeyCalls.begin, { pwd });
  const passkey = await desk.run(passkeyCalls.add, { name: '店里的电脑', answer: device.make(asked) });
  return { someone, desk, device, passkey, asked };
}

const ask = () => shop.stranger.run(passkeyCalls.ask, {});

async function enter(device: ReturnType<typeof openAuthenticator>, terms: object = {}) {
  const { challenge } = await ask();
  return shop.stranger.run(passkeyCalls.signIn, { answer: device.sign({ challenge, ...terms }) });
}

const outcomesOf = async (account: string) =>
  (await shop.admin().run(signInLogCalls.list, { page: 1, limit: 20, account })).list.map(({ outcome }) => outcome);

describe('a passkey', () => {
  it('is added with the password, and signs its person in without it', async () => {
    const { someone, desk, device, passkey, asked } = await added();
    expect(asked).toMatchObject({ rp: { id: 'localhost' }, user: { name: someone.account }, excludeCredentials: [] });
    expect(passkey).toMatchObject({ name: '店里的电脑', host: 'localhost', lastTime: null });

    const { token, id } = await enter(device);
    expect(id).toBe(someone.id);
    const inside = openClient(
      () => shop.app,
      () => headersOf({ token }),
    );
    expect((await inside.run(passkeyCalls.list, {}))[0]).toMatchObject({ id: passkey.id, lastTime: expect.any(Date) });
    expect(await outcomesOf(someone.account)).toEqual(['done']);
    // The device that has one already is told to the browser, which asks for another.
    expect((await desk.run(passkeyCalls.begin, { pwd })).excludeCredentials).toEqual([
      { id: device.make(asked).id, type: 'public-key' },
    ]);
  });

  it('takes the place of a code as well', async () => {
    const { someone, desk, device } = await added();
    const { secret } = await desk.run(twoStepCalls.begin, { pwd });
    await desk.run(twoStepCalls.confirm, { code: new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() }) });
    expect(await enter(device)).toMatchObject({ id: someone.id });
  });

  it('is not added with a wrong password, nor under a bare address of a network', async () => {
    const { desk, someone } = await arrive();
    await expect(desk.run(passkeyCalls.begin, { pwd: 'wrong-password' })).rejects.toMatchObject({ message: '密码不正确' });
    const bare = openClient(
      () => shop.app,
      () => ({ ...headersOf(someone), host: '10.0.0.7:3000' }),
    );
    await expect(bare.run(passkeyCalls.begin, { pwd })).rejects.toMatchObject({ message: expect.stringMatching(/域名/) });
    await expect(
      openClient(
        () => shop.app,
        () => ({ host: '10.0.0.7' }),
      ).run(passkeyCalls.ask, {}),
    ).rejects.toMatchObject({ message: expect.stringMatching(/域名/) });
  });

  it('stops adding at its limit of failures, like a sign-in', async () => {
    const { desk } = await arrive();
    for (let n = 0; n < 5; n += 1) await desk.run(passkeyCalls.begin, { pwd: 'wrong-password' }).catch(() => undefined);
    await expect(desk.run(passkeyCalls.begin, { pwd })).rejects.toMatchObject({
      message: expect.stringMatching(/登录失败次数过多/),
    });
  });

  it('is kept once, and ten of a person at most', async () => {
    const { desk, device } = await added();
    const again = await desk.run(passkeyCalls.begin, { pwd });
    await expect(desk.run(passkeyCalls.add, { name: '又一次', answer: device.make(again) })).rejects.toMatchObject({
      message: '这个设备已经添加过',
    });
    const more = async (index: number) => {
      const asked = await desk.run(passkeyCalls.begin, { pwd });
      return desk.run(passkeyCalls.add, { name: `第 ${index} 个`, answer: openAuthenticator().make(asked) });
    };
    for (let index = 2; index < 10; index += 1) await more(index);
    const asked = [await desk.run(passkeyCalls.begin, { pwd }), await desk.run(passkeyCalls.begin, { pwd })];
    const raced = await Promise.allSettled(
      asked.map((one, at) => desk.run(passkeyCalls.add, { name: `最后 ${at}`, answer: openAuthenticator().make(one) })),
    );
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(more(11)).rejects.toMatchObject({ message: expect.stringMatching(/^最多添加 10 个/) });
  });

  it('is deleted by its person alone, and signs in no more', async () => {
    const { desk, device, passkey } = await added();
    const { desk: other } = await arrive();
    await expect(other.run(passkeyCalls.delete, { id: passkey.id })).rejects.toMatchObject({ code: 404 });
    await desk.run(passkeyCalls.delete, { id: passkey.id });
    await expect(enter(device)).rejects.toMatchObject({ message: expect.stringMatching(/^这个通行密钥没有登记/) });
  });

  it('is told in the log, when it is added and when it is deleted', async () => {
    const { desk, passkey } = await added();
    await desk.run(passkeyCalls.delete, { id: passkey.id });
    const { list } = await shop.admin().run(changeLogCalls.list, { page: 1, limit: 2, noun: 'admin_passkey' });
    expect(list.map(({ act }) => act)).toEqual(['admin_passkey.delete', 'admin_passkey.add']);
  });

  it('goes when somebody else gives its person a password', async () => {
    const { someone, device } = await added();
    const { id, account } = someone;
    await shop.admin().run(administratorCalls.update, { id, account, realName: '新来的', pwd: 'given-by-another-7' });
    expect(await shop.db.$count(adminPasskey, eq(adminPasskey.adminId, id))).toBe(0);
    await expect(enter(device)).rejects.toMatchObject({ message: expect.stringMatching(/^这个通行密钥没有登记/) });
  });
});

describe('passkeys of an account that is secured anew', () => {
  const unknown = { message: expect.stringMatching(/^这个通行密钥没有登记/) };
  const replacement = 'another-password-7';

  it.each([
    ['go with the former password', true, 0],
    ['stay where their person says so', false, 1],
    ['stay where nothing is said of them', undefined, 1],
  ])('%s', async (_, deletePasskeys, left) => {
    const { desk, device } = await added();
    await desk.run(administratorCalls.changePassword, { oldPwd: pwd, pwd: replacement, deletePasskeys });

    expect(await desk.run(passkeyCalls.list, {})).toHaveLength(left);
    expect(await Promise.allSettled([enter(device)])).toMatchObject([{ status: left ? 'fulfilled' : 'rejected' }]);
  });

  it('go with the former password of a client that cannot ask', async () => {
    const { someone, desk, device } = await added();
    const { id, account } = someone;
    await desk.run(administratorCalls.update, { id, account, realName: '我', pwd: replacement });

    await expect(enter(device)).rejects.toMatchObject(unknown);
  });

  it('go when a second step is asked for from now on', async () => {
    const { desk, device } = await added();
    const { secret } = await desk.run(twoStepCalls.begin, { pwd });
    const code = new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
    await desk.run(twoStepCalls.confirm, { code, deletePasskeys: true });

    await expect(enter(device)).rejects.toMatchObject(unknown);
  });
});

describe('the person of a new passkey', () => {
  it('is notified of it by the bell, and nobody else is', async () => {
    const { desk } = await added();
    await shop.runQueued();

    const expected = expect.objectContaining({ mark: 'adminPasskeyAdded', subject: '店里的电脑', isRead: false });
    expect(await desk.run(noticeCalls.list, { limit: 9 })).toEqual([expected]);
    expect(await shop.admin().run(noticeCalls.list, { limit: 9 })).not.toContainEqual(expected);
  });
});

describe('the answer of a device', () => {
  it('counts once, for what it was asked for, and for five minutes', async () => {
    const { someone, desk, device } = await added();
    const { challenge } = await ask();
    const answer = device.sign({ challenge });
    const both = await Promise.allSettled([1, 2].map(() => shop.stranger.run(passkeyCalls.signIn, { answer })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const mine = await desk.run(passkeyCalls.begin, { pwd });
    const refused = { message: '等待时间过长，请重试' };
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer: device.sign(mine) })).rejects.toMatchObject(refused);
    const { desk: other } = await arrive();
    const stolen = { name: '别人的', answer: openAuthenticator().make(mine) };
    await expect(other.run(passkeyCalls.add, stolen)).rejects.toMatchObject(refused);

    const late = await ask();
    shop.clock.pass('6 minutes');
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer: device.sign(late) })).rejects.toMatchObject(refused);
    expect(await outcomesOf(someone.account)).toEqual(['done']);
  });

  it.each([
    ['of a page elsewhere', { origin: 'https://signa1box.example.com' }],
    ['that verified nobody', { isVerified: false }],
  ])('%s is refused, and logged', async (_, terms) => {
    const { someone, device } = await added();
    await expect(enter(device, terms)).rejects.toMatchObject({ message: '设备没有通过验证，请重试' });
    expect(await outcomesOf(someone.account)).toEqual(['key']);
    const { desk } = await arrive();
    const asked = await desk.run(passkeyCalls.begin, { pwd });
    const made = { name: '手机', answer: openAuthenticator().make({ ...asked, ...terms }) };
    await expect(desk.run(passkeyCalls.add, made)).rejects.toMatchObject({ message: '设备没有通过验证，请重试' });
  });

  it('of another site, or with another key, is refused', async () => {
    const { device } = await added();
    const copy = { ...openAuthenticator({ domain: 'elsewhere.example.com' }) };
    const { challenge } = await ask();
    const { id, rawId } = device.sign({ challenge });
    const forged = { ...copy.sign({ challenge, origin: 'http://localhost:80' }), id, rawId };
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer: forged })).rejects.toMatchObject({
      message: '设备没有通过验证，请重试',
    });
    const other = await ask();
    const signed = { ...openAuthenticator().sign(other), id, rawId };
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer: signed })).rejects.toMatchObject({
      message: '设备没有通过验证，请重试',
    });
  });

  it('with a number that was seen before is refused, as of a copied key', async () => {
    const { device } = await added();
    const [first, second] = [await ask(), await ask()];
    const older = device.sign(first);
    await shop.stranger.run(passkeyCalls.signIn, { answer: device.sign(second) });
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer: older })).rejects.toMatchObject({
      message: '设备没有通过验证，请重试',
    });
    const { device: uncounted, someone } = await added({}, openAuthenticator({ counts: false }));
    await enter(uncounted);
    expect(await enter(uncounted)).toMatchObject({ id: someone.id });
  });

  it('lets nobody in whose account is switched off, and says so', async () => {
    const { someone, device } = await added();
    await shop.admin().run(administratorCalls.updateStatus, { id: someone.id, status: false });
    await expect(enter(device)).rejects.toMatchObject({ message: `对不起，您的账号：${someone.account} 已停用` });
    expect(await outcomesOf(someone.account)).toEqual(['disabled']);
  });

  it('is asked for thirty times a minute from one address', async () => {
    const from = openClient(
      () => shop.app,
      () => ({ 'x-test': '1' }),
    );
    shop.clock.pass('2 minutes');
    for (let n = 0; n < 30; n += 1) await from.run(passkeyCalls.ask, {});
    await expect(from.run(passkeyCalls.ask, {})).rejects.toMatchObject({ message: '操作太频繁，请 1 分钟后再试' });
    shop.clock.pass('2 minutes');
    await from.run(passkeyCalls.ask, {});
  });

  it.each([
    ['no words of a device', { clientDataJSON: 'zzz' }],
    ['words without a challenge', { clientDataJSON: Buffer.from('{}').toString('base64url') }],
  ])('with %s is refused', async (_, response) => {
    const { device } = await added();
    const { challenge } = await ask();
    const signed = device.sign({ challenge });
    const answer = { ...signed, response: { ...signed.response, ...response } };
    await expect(shop.stranger.run(passkeyCalls.signIn, { answer })).rejects.toMatchObject({ message: '等待时间过长，请重试' });
  });
});
