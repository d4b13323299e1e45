import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { invitationCalls } from '#contract/access/invitations.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import type { Input } from '#contract/call.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { tryIn } from '../../../test/access.ts';
import { type AdminOptions, type TestAdmin, grant, headersOf } from '../../../test/actors.ts';
import { openAuthenticator } from '../../../test/authenticator.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openClient } from '../../../test/client.ts';
import { openMailServer, openedMail } from '../../../test/mail-server.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { adminRole, role, roleMenu } from '../rights/tables.ts';
import { invitationTry } from './tables.ts';

const shop = openShop();
const { seller } = catalogueIn(shop);
const operators = recordsIn(shop, operatorCalls, {});
const boss = shop.admin();
const { save, resend, withdraw, look, accept, begin, list } = invitationCalls;
const WAREHOUSE = 12;
const SUPER = 1;
const pwd = 'blue-kettle';

const write = (verb: Parameters<typeof shop.app.write<void>>[1]) =>
  shop.app.write({ name: 'test.invitation', actor: systemActor('test') }, verb);

// Every call of the page counts, from one address in these tests.
beforeEach(() => write(async ({ tx }) => void (await tx.delete(invitationTry))));

let made = 0;
const account = () => `invited${(made += 1)}`;
const deskOf = (someone: Pick<TestAdmin, 'token'>) =>
  openClient(
    () => shop.app,
    () => headersOf(someone),
  );
const arrive = async (options: AdminOptions = {}) => {
  const someone = await shop.person(options);
  return { someone, desk: deskOf(someone) };
};
const draft = (more: Partial<Input<typeof save>> = {}): Input<typeof save> => ({
  realName: '小李',
  roleIds: [WAREHOUSE],
  shopIds: [],
  email: '',
  hours: 72,
  ...more,
});
const invite = async (more: Partial<Input<typeof save>> = {}, desk = boss) => {
  const { id, secret } = await desk.run(save, draft(more));
  return { id, secret: secret ?? expect.fail('no link was answered') };
};
const enter = (secret: string, more: Partial<Input<typeof accept>> = {}) =>
  shop.stranger.run(accept, { secret, account: account(), pwd, ...more });
const rowOf = async (id: number) =>
  (await boss.run(list, { page: 1, limit: 100 })).list.find((row) => row.id === id) ?? expect.fail('it is not listed');

const INVITING = ['admin:system:invitation:save', 'admin:system:role:list'];
const ENDED = { message: expect.stringMatching(/^邀请的内容已失效/) };

describe('an invited person', () => {
  it('sees who invited them as what, chooses account and password, and is in with these rights alone', async () => {
    const { desk } = await arrive({ realName: '店主' });
    const { id, secret } = await invite({ phone: '13800000001' }, desk);
    expect(await shop.stranger.run(look, { secret })).toMatchObject({
      inviterName: '店主',
      realName: '小李',
      roles: ['仓库'],
      places: [],
      needsPassword: false,
    });

    const chosen = account();
    const { token, account: named } = await enter(secret, { account: ` ${chosen} ` });
    const me = await deskOf({ token }).run(administratorCalls.me, {});
    expect(me).toMatchObject({ account: chosen, realName: '小李', roles: ['12'], phone: '13800000001' });
    expect(named).toBe(chosen);
    expect(await tryIn(shop, { account: chosen, pwd })).toMatchObject({ code: 200 });
    expect(await rowOf(id)).toMatchObject({ state: 'accepted', account: chosen, inviterName: '店主', roleNames: '仓库' });
    const log = await boss.run(signInLogCalls.list, { page: 1, limit: 5, account: chosen });
    expect(log.list.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it('signs in by a passkey alone where they choose one, and by no password', async () => {
    const { secret } = await invite();
    const device = openAuthenticator();
    const chosen = account();
    const asked = await shop.stranger.run(begin, { secret, account: chosen });
    expect(asked).toMatchObject({ rp: { id: 'localhost' }, user: { name: chosen } });
    await shop.stranger.run(accept, { secret, account: chosen, answer: device.make(asked) });

    const { challenge } = await shop.stranger.run(passkeyCalls.ask, {});
    const signed = await shop.stranger.run(passkeyCalls.signIn, { answer: device.sign({ challenge }) });
    expect(signed).toMatchObject({ account: chosen });
  });

  it('needs a password or a device, and a password where the role asks for two-step sign-in, to which they are led', async () => {
    const bare = await invite();
    await expect(enter(bare.secret, { pwd: undefined })).rejects.toMatchObject({ message: '请设置登录密码，或添加通行密钥' });
    const { someone } = await arrive({ may: ['admin:order:list'] });
    await boss.run(roleCalls.requireTwoStep, { id: someone.roleId, required: true });
    const { secret } = await invite({ roleIds: [someone.roleId] });
    expect(await shop.stranger.run(look, { secret })).toMatchObject({ needsPassword: true });
    await expect(shop.stranger.run(begin, { secret, account: account() })).rejects.toMatchObject({
      message: expect.stringMatching(/^您的角色要求两步登录/),
    });

    const { token } = await enter(secret);
    expect(await deskOf({ token }).run(administratorCalls.me, {})).toMatchObject({ mustSetUpTwoStep: true });
  });

  it('is refused a name that is taken or kept, and a password that is easy to guess, and may try again', async () => {
    const { secret } = await invite();
    const { someone } = await arrive();
    await expect(enter(secret, { account: someone.account })).rejects.toMatchObject({ message: '管理员已存在' });
    await expect(enter(secret, { account: 'Admin' })).rejects.toMatchObject({ message: '管理员已存在' });
    await expect(enter(secret, { pwd: '123456' })).rejects.toMatchObject({ message: expect.stringMatching(/太常见/) });
    const short = await shop.stranger.raw('POST', accept.path, { body: { secret, account: account(), pwd: '12345' } });
    expect(short).toMatchObject({ code: 400, message: '长度6-20个字符' });
    expect(await enter(secret)).toMatchObject({ realName: '小李' });
  });

  it('joins the shops and the operator they were invited to', async () => {
    const [shopId, operatorId] = [await seller('邀请店'), await operators.make({ name: '邀请公司' })];
    const { secret } = await invite({ shopIds: [shopId, shopId], operatorId });
    expect(await shop.stranger.run(look, { secret })).toMatchObject({ places: ['邀请公司', '邀请店'] });

    const { id } = await enter(secret);
    expect((await boss.run(shopStaffCalls.list, { shopId })).map(({ adminId }) => adminId)).toEqual([id]);
    expect(await boss.run(operatorCalls.info, { id: operatorId })).toMatchObject({ adminIds: [id] });
  });

  it('is told to those who invite', async () => {
    const { desk } = await arrive({ may: INVITING });
    const { secret } = await invite();
    const chosen = account();
    await enter(secret, { account: chosen });
    await shop.runQueued();
    const told = await desk.run(noticeCalls.list, { limit: 5 });
    expect(told.find(({ subject }) => subject.startsWith(chosen))).toMatchObject({ mark: 'adminInvitationAccepted' });
  });
});

describe('a link', () => {
  it('lets one of two in who open it at once', async () => {
    const { secret } = await invite();
    const raced = await Promise.allSettled([enter(secret), enter(secret), enter(secret)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const reasons = raced.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.message)] : []));
    expect(reasons).toEqual(Array(2).fill(expect.stringMatching(/已经接受过/)));
    await expect(shop.stranger.run(look, { secret })).rejects.toMatchObject({ message: expect.stringMatching(/已经接受过/) });
  });

  it('is kept as a hash alone', async () => {
    const { secret } = await invite();
    const { rows } = await shop.db.execute<{ found: boolean }>(sql`select (
      (select string_agg(l::text, '') from invitation_link l) || (select string_agg(i::text, '') from invitation i)
      || (select string_agg(r::text, '') from change_row r)) like ${`%${secret}%`} as found`);
    expect(rows).toEqual([{ found: false }]);
  });

  it('is good no more once it is withdrawn or a new one was made', async () => {
    const first = await invite();
    await boss.run(withdraw, { id: first.id });
    await expect(enter(first.secret)).rejects.toMatchObject({ message: expect.stringMatching(/已被撤回/) });
    await expect(boss.run(withdraw, { id: first.id })).rejects.toMatchObject({ message: expect.stringMatching(/^这个邀请已被/) });
    await expect(boss.run(resend, { id: first.id, byMail: false, hours: 1 })).rejects.toMatchObject({ code: 500 });

    const old = await invite();
    const { secret } = await boss.run(resend, { id: old.id, byMail: false, hours: 1 });
    await expect(enter(old.secret)).rejects.toMatchObject({ message: expect.stringMatching(/^邀请链接不正确/) });
    expect(await enter(secret ?? '')).toMatchObject({ realName: '小李' });
  });

  it('of a withdrawal and an acceptance in one moment belongs to the first', async () => {
    const { id, secret } = await invite();
    const [gone, came] = await Promise.allSettled([boss.run(withdraw, { id }), enter(secret)]);
    expect([gone.status, came.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await rowOf(id)).state).toBe(gone.status === 'fulfilled' ? 'withdrawn' : 'accepted');
  });

  it('ends with its time, is listed as expired, and a new one goes on', async () => {
    const { id, secret } = await invite({ hours: 1 });
    await shop.clock.still(async () => {
      await shop.pass('61 minutes');
      await expect(enter(secret)).rejects.toMatchObject({ message: expect.stringMatching(/^邀请已过期/) });
      expect(await rowOf(id)).toMatchObject({ state: 'expired' });
      const found = (state: 'expired' | 'pending') =>
        boss.run(list, { page: 1, limit: 100, state }).then((page) => page.list.some((row) => row.id === id));
      expect([await found('expired'), await found('pending')]).toEqual([true, false]);

      const again = await boss.run(resend, { id, byMail: false, hours: 2 });
      expect(await rowOf(id)).toMatchObject({ state: 'pending' });
      expect(await enter(again.secret ?? '')).toMatchObject({ realName: '小李' });
    });
  });

  it('is not tried thirty times a minute from one place', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 32 }, () => shop.stranger.run(look, { secret: 'guessed' })));
    const last = await shop.stranger.raw('POST', look.path, { body: { secret: 'guessed' } });
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    expect(last.message).toBe('操作太频繁，请 1 分钟后再试');
  });
});

describe('what is offered', () => {
  it('is never more than the inviter may do, when it is made', async () => {
    const { desk } = await arrive({ may: INVITING });
    await expect(invite({ roleIds: [SUPER] }, desk)).rejects.toMatchObject({
      message: expect.stringMatching(/超出您自己的权限/),
    });
    await expect(invite({ roleIds: [WAREHOUSE] }, desk)).rejects.toMatchObject({ code: 500 });
    const { someone } = await arrive({ may: ['admin:system:role:list'] });
    const shopIds = [await seller('别家')];
    await expect(invite({ roleIds: [someone.roleId], shopIds }, desk)).rejects.toMatchObject({ code: 500 });
    expect(await invite({ roleIds: [someone.roleId] }, desk)).toMatchObject({ id: expect.any(Number) });
    await expect(desk.run(list, { page: 1, limit: 20 })).rejects.toMatchObject({ code: 403 });
  });

  const fromClerk = async () => {
    const rights = [...INVITING, 'admin:order:refund'];
    const { someone, desk } = await arrive({ may: rights, refundLimit: 50_000 });
    const { someone: holder } = await arrive({ may: ['admin:order:refund'], refundLimit: 20_000 });
    return { someone, roleId: holder.roleId, ...(await invite({ roleIds: [holder.roleId] }, desk)) };
  };

  it.each<[string, (of: Awaited<ReturnType<typeof fromClerk>>) => Promise<unknown>]>([
    [
      'the inviter lost a right of it',
      ({ someone }) => write(async ({ tx }) => void (await tx.delete(roleMenu).where(eq(roleMenu.roleId, someone.roleId)))),
    ],
    [
      'the limit of the inviter fell below',
      ({ someone }) =>
        write(async ({ tx }) => void (await tx.update(role).set({ refundLimit: 10_000 }).where(eq(role.id, someone.roleId)))),
    ],
    ['the role has grown beyond the inviter', ({ roleId }) => write(({ tx }) => grant(tx, roleId, ['admin:order:delete']))],
    ['the role was switched off', ({ roleId }) => boss.run(roleCalls.updateStatus, { id: roleId, status: false })],
    [
      'the inviter was switched off',
      ({ someone }) => boss.run(administratorCalls.updateStatus, { id: someone.id, status: false }),
    ],
    ['the inviter was deleted', ({ someone }) => boss.run(administratorCalls.delete, { id: someone.id })],
    [
      'the inviter has no role any more',
      ({ someone }) => write(async ({ tx }) => void (await tx.delete(adminRole).where(eq(adminRole.adminId, someone.id)))),
    ],
  ])('is nothing any more once %s', async (_, change) => {
    const invited = await fromClerk();
    await change(invited);
    await expect(shop.stranger.run(look, { secret: invited.secret })).rejects.toMatchObject(ENDED);
    await expect(enter(invited.secret)).rejects.toMatchObject(ENDED);
    expect(await rowOf(invited.id)).toMatchObject({ state: 'pending', account: null });
  });

  it('is nothing any more once the role, the shop or the operator is gone, until it is made anew', async () => {
    await boss.run(roleCalls.save, { roleName: '临时工', rules: [], status: true });
    const [temporary] = (await boss.run(roleCalls.list, { page: 1, limit: 1, roleName: '临时工' })).list;
    const byRole = await invite({ roleIds: [temporary?.id ?? 0] });
    await boss.run(roleCalls.delete, { id: temporary?.id ?? 0 });
    const shopId = await seller('要撤的店');
    const byShop = await invite({ shopIds: [shopId] });
    await boss.run(shopCalls.delete, { id: shopId });
    const operatorId = await operators.make({ name: '要停的公司' });
    const byOperator = await invite({ operatorId });
    await boss.run(operatorCalls.updateStatus, { id: operatorId, status: false });

    for (const { id, secret } of [byRole, byShop, byOperator]) {
      await expect(enter(secret)).rejects.toMatchObject(ENDED);
      await expect(boss.run(resend, { id, byMail: false, hours: 1 })).rejects.toMatchObject({ code: 500 });
    }
    expect(await rowOf(byRole.id)).toMatchObject({ roleNames: '临时工' });
  });

  it('is never both taken and given: who shrinks the inviter in that moment waits, or is first', async () => {
    const { someone, secret } = await fromClerk();
    const [off, came] = await Promise.allSettled([
      boss.run(administratorCalls.updateStatus, { id: someone.id, status: false }),
      enter(secret),
    ]);
    expect(off.status).toBe('fulfilled');
    const says = came.status === 'rejected' ? String(came.reason.message) : '邀请的内容已失效';
    expect(says).toMatch(/^邀请的内容已失效/);
    await expect(enter(secret)).rejects.toMatchObject({ code: 500 });
  });
});

describe('an invitation by mail', () => {
  const server = openMailServer(shop);
  const mailed = async (more: Partial<Input<typeof save>> = {}) => boss.run(save, draft({ email: 'li@shop.cn', ...more }));
  const linkIn = (raw: string) =>
    /https?:\/\/\S+\/invitation\/([\w-]+)/.exec(openedMail({ raw }).parts[0]?.bytes.toString() ?? '')?.[1];

  it('is copied where the shop has no mail, and says so where it is asked for', async () => {
    const { id, secret } = await mailed();
    expect(secret).toEqual(expect.any(String));
    await expect(boss.run(resend, { id, byMail: true, hours: 1 })).rejects.toMatchObject({
      message: expect.stringMatching(/还没有设置发信服务器/),
    });
  });

  it('leaves with the link, which is answered to nobody and stands nowhere once it is sent', async () => {
    await server.plugIn();
    const { id, secret } = await mailed();
    expect(secret).toBeNull();
    await shop.runQueued();
    expect(server.taken.at(-1)).toMatchObject({ to: ['li@shop.cn'] });
    const link = linkIn(server.taken.at(-1)?.raw ?? '') ?? '';
    const { rows } = await shop.db.execute(
      sql`select text like ${`%${link}%`} as told, sealed from mail order by id desc limit 1`,
    );
    expect(rows).toEqual([{ told: false, sealed: '' }]);
    expect(await shop.stranger.run(look, { secret: link })).toMatchObject({ realName: '小李' });

    await boss.run(resend, { id, byMail: true, hours: 1 });
    await shop.runQueued();
    await expect(enter(link)).rejects.toMatchObject({ code: 500 });
    expect(await enter(linkIn(server.taken.at(-1)?.raw ?? '') ?? '')).toMatchObject({ realName: '小李' });
    await expect(boss.run(resend, { id: (await invite()).id, byMail: true, hours: 1 })).rejects.toMatchObject({
      message: '没有填写邮箱，请复制链接发给对方',
    });
  });
});
