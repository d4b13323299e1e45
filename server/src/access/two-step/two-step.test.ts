import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { solved, tryIn } from '../../../test/access.ts';
import { type AdminOptions, createAdmin, headersOf } from '../../../test/actors.ts';
import { type Envelope, openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { role } from '../rights/tables.ts';
import { adminRecoveryCode, adminTwoStep } from './tables.ts';

const shop = openShop();
const pwd = 'right-password';
let address = 0;
/** Addresses bear failures too, so each case has one of its own. */
const somewhere = () => `10.7.0.${(address += 1)}`;

/** Code that the app on a phone shows, now or some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() + steps * 30_000 });
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));

async function arrive(more: AdminOptions = {}) {
  const someone = await createAdmin(shop.app, { may: [], password: pwd, ...more });
  const desk = openClient(
    () => shop.app,
    () => headersOf(someone),
  );
  return { someone, desk };
}

/** Person who has turned it on, half an hour ago. */
async function bound(more: AdminOptions = {}) {
  const { someone, desk } = await arrive(more);
  const { secret, uri } = await desk.run(twoStepCalls.begin, { pwd });
  const { codes } = await desk.run(twoStepCalls.confirm, { code: codeOf(secret) });
  shop.clock.pass('30 minutes');
  return { someone, desk, secret, uri, codes };
}

const ticketOf = ({ data }: Envelope): string => String(Object(data).ticket);

async function askTicket(account: string, at: string, more: object = {}): Promise<string> {
  return ticketOf(await tryIn(shop, { account, pwd, at, ...more }));
}

async function show(ticket: string, code: string, at: string): Promise<Envelope> {
  const payload = { ticket, code };
  const response = await shop.app.http.inject({ method: 'POST', url: '/api/admin/login/second', payload, remoteAddress: at });
  return response.json<Envelope>();
}

describe('signing in with two steps', () => {
  it('answers the password with a ticket, and ticket and code with a session', async () => {
    const [{ someone, secret, uri }, at] = [await bound(), somewhere()];
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    const first = await tryIn(shop, { account: someone.account, pwd, at });

    expect(first).toEqual({
      code: 500,
      message: '该账号已开启两步登录，请再输入动态码',
      data: { captcha: false, ticket: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await show(ticketOf(first), codeOf(secret), at)).toMatchObject({
      code: 200,
      data: { id: someone.id, token: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('begins to count with the first code, and ends the sessions that had none', async () => {
    const [{ someone, desk }, at] = [await arrive(), somewhere()];
    const { data } = await tryIn(shop, { account: someone.account, pwd, at });
    const other = openClient(
      () => shop.app,
      () => headersOf({ token: Object(data).token }),
    );
    const { secret } = await desk.run(twoStepCalls.begin, { pwd });
    expect(await tryIn(shop, { account: someone.account, pwd, at })).toMatchObject({ code: 200 });

    await desk.run(twoStepCalls.confirm, { code: codeOf(secret) });

    expect(await tryIn(shop, { account: someone.account, pwd, at })).toMatchObject({ code: 500 });
    await expect(other.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect(await desk.run(twoStepCalls.state, {})).toEqual({ isOn: true, isRequired: false, codesLeft: 10 });
  });

  it('is turned on by who knows the password, and off by who has a code', async () => {
    const { desk } = await arrive();
    await expect(desk.run(twoStepCalls.begin, { pwd: 'guessed' })).rejects.toMatchObject({ message: '密码不正确' });
    await expect(desk.run(twoStepCalls.confirm, { code: '123456' })).rejects.toMatchObject({
      message: '请先扫码添加，再输入动态码',
    });

    const { someone, desk: bounds, secret } = await bound();
    await expect(bounds.run(twoStepCalls.turnOff, { code: wrong(codeOf(secret)) })).rejects.toMatchObject({ code: 500 });
    await bounds.run(twoStepCalls.turnOff, { code: codeOf(secret) });

    expect(await tryIn(shop, { account: someone.account, pwd, at: somewhere() })).toMatchObject({ code: 200 });
  });

  it('keeps the secret sealed and the codes as hashes', async () => {
    const { someone, secret, codes } = await bound();
    const [kept] = await shop.db.select().from(adminTwoStep).where(eq(adminTwoStep.adminId, someone.id));
    const hashes = await shop.db.select().from(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, someone.id));

    expect(kept?.secret).not.toContain(secret);
    expect(hashes).toHaveLength(10);
    for (const { hash } of hashes) expect(codes.map((code) => code.replaceAll('-', ''))).not.toContain(hash);
  });
});

describe('a code of the app', () => {
  it('is taken once, and none before it afterwards', async () => {
    await shop.clock.still(async () => {
      const [{ someone, secret }, at] = [await bound(), somewhere()];
      const tickets = [
        await askTicket(someone.account, at),
        await askTicket(someone.account, at),
        await askTicket(someone.account, at),
      ];

      const answers = await Promise.all(tickets.slice(0, 2).map((ticket) => show(ticket, codeOf(secret), at)));
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      expect(await show(tickets[2] ?? '', codeOf(secret, -1), at)).toMatchObject({
        message: expect.stringContaining('已经用过'),
      });
    });
  });

  it('may be that of a clock half a minute off, and no more', async () => {
    await shop.clock.still(async () => {
      const [{ someone, secret }, at] = [await bound(), somewhere()];

      expect(await show(await askTicket(someone.account, at), codeOf(secret, 2), at)).toMatchObject({ code: 500 });
      expect(await show(await askTicket(someone.account, at), codeOf(secret, 1), at)).toMatchObject({ code: 200 });
    });
  });
});

describe('a wrong code', () => {
  it('counts like a wrong password, which the right password does not clear', async () => {
    await shop.clock.still(async () => {
      const [{ someone, secret }, at] = [await bound(), somewhere()];
      const bad = wrong(codeOf(secret));
      for (const _ of [1, 2]) {
        expect(await show(await askTicket(someone.account, at), bad, at)).toMatchObject({
          message: expect.stringContaining('动态码不正确'),
        });
      }
      const tickets = [await askTicket(someone.account, at), await askTicket(someone.account, at)];
      await Promise.all(tickets.map((ticket) => show(ticket, bad, at)));

      expect((await show(tickets[0] ?? '', codeOf(secret), at)).message).toMatch(/^登录失败次数过多/);
      expect((await tryIn(shop, { account: someone.account, pwd, at })).message).toMatch(/^登录失败次数过多/);
      shop.clock.pass('60 seconds');
      const ticket = await askTicket(someone.account, at, await solved(shop));
      expect(await show(ticket, codeOf(secret), at)).toMatchObject({ code: 200 });
    });
  });
});

describe('a recovery code', () => {
  it('opens once, even to two at the same moment', async () => {
    const [{ someone, desk, codes }, at] = [await bound(), somewhere()];
    const tickets = [await askTicket(someone.account, at), await askTicket(someone.account, at)];

    const answers = await Promise.all(tickets.map((ticket) => show(ticket, ` ${codes[3]?.toUpperCase()}`, at)));

    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    expect(await desk.run(twoStepCalls.state, {})).toMatchObject({ codesLeft: 9 });
  });

  it('counts no longer once there are new ones', async () => {
    const [{ someone, desk, secret, codes }, at] = [await bound(), somewhere()];
    const { codes: fresh } = await desk.run(twoStepCalls.renewCodes, { code: codeOf(secret) });

    expect(await show(await askTicket(someone.account, at), codes[0] ?? '', at)).toMatchObject({ code: 500 });
    expect(await show(await askTicket(someone.account, at), fresh[0] ?? '', at)).toMatchObject({ code: 200 });
  });
});

describe('a ticket', () => {
  it('is good once and for five minutes', async () => {
    const [{ someone, secret, codes }, at] = [await bound(), somewhere()];
    const used = await askTicket(someone.account, at);
    await show(used, codeOf(secret), at);
    expect(await show(used, codes[0] ?? '', at)).toEqual({
      code: 500,
      message: '等待时间过长，请重新输入密码',
      data: { restart: true },
    });

    const late = await askTicket(someone.account, at);
    shop.clock.pass('5 minutes');
    expect(await show(late, codeOf(secret), at)).toMatchObject({ data: { restart: true } });
    expect(await show('made up', codeOf(secret), at)).toMatchObject({ data: { restart: true } });
  });

  it('is withdrawn by a new password', async () => {
    const [{ someone, desk, secret }, at] = [await bound(), somewhere()];
    const ticket = await askTicket(someone.account, at);

    await desk.run(administratorCalls.changePassword, { oldPwd: pwd, pwd: 'another-password' });

    expect(await show(ticket, codeOf(secret), at)).toMatchObject({ data: { restart: true } });
  });
});

describe('a role that asks for it', () => {
  it('lets nothing else be done before, and no one turn it off after', async () => {
    const boss = shop.admin({ role: '超级管理员' });
    const { desk } = await arrive({ role: '仓库' });
    const [row] = await shop.db.select().from(role).where(eq(role.roleName, '仓库'));
    const require = (required: boolean) => boss.run(roleCalls.requireTwoStep, { id: row?.id ?? 0, required });
    const save = () => desk.run(preferenceCalls.save, { key: 'x', value: 1 });

    await require(true);
    await expect(save()).rejects.toMatchObject({ code: 403, data: { mustSetUpTwoStep: true } });
    expect(await desk.run(administratorCalls.me, {})).toMatchObject({ mustSetUpTwoStep: true });
    const { secret } = await desk.run(twoStepCalls.begin, { pwd });
    await desk.run(twoStepCalls.confirm, { code: codeOf(secret) });
    expect(await save()).toBeNull();

    shop.clock.pass('2 minutes');
    await expect(desk.run(twoStepCalls.turnOff, { code: codeOf(secret) })).rejects.toMatchObject({
      message: '您的角色要求两步登录，不能关闭；换手机请让管理员重置',
    });
    await require(false);
    await desk.run(twoStepCalls.turnOff, { code: codeOf(secret) });
  });
});

describe('a reset', () => {
  it('leaves the password alone to sign in with, and ends every session', async () => {
    const [{ someone, desk }, boss] = [await bound(), shop.admin({ role: '超级管理员' })];
    expect(await boss.run(administratorCalls.info, { id: someone.id })).toMatchObject({ twoStep: true });

    await boss.run(twoStepCalls.reset, { id: someone.id });

    await expect(desk.run(administratorCalls.me, {})).rejects.toMatchObject({ code: 401 });
    expect(await tryIn(shop, { account: someone.account, pwd, at: somewhere() })).toMatchObject({ code: 200 });
  });

  it('is spared by a recovery code from the database, where nobody else is left', async () => {
    const [{ someone }, at] = [await bound(), somewhere()];
    await shop.db.execute(sql`
      insert into admin_recovery_code (admin_id, hash)
      select id, encode(sha256('sevengreenlamps'), 'hex') from admin where account = ${someone.account}`);
    expect(await show(await askTicket(someone.account, at), 'sevengreenlamps', at)).toMatchObject({ code: 200 });
  });

  it('is not done by who may do less than the other, nor to oneself', async () => {
    const { someone } = await bound({ role: '仓库' });
    const clerk = shop.admin({ may: ['admin:system:admin:update'] });
    await expect(clerk.run(twoStepCalls.reset, { id: someone.id })).rejects.toMatchObject({
      message: '对方拥有您没有的权限，不能修改该管理员',
    });

    const own = await bound({ may: ['admin:system:admin:update'] });
    await expect(own.desk.run(twoStepCalls.reset, { id: own.someone.id })).rejects.toMatchObject({
      message: '自己的两步登录请到个人中心关闭',
    });
  });
});
