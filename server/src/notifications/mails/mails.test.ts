import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailCalls } from '#contract/notifications/mails.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openClient } from '../../../test/client.ts';
import { openMailServer, openedMail } from '../../../test/mail-server.ts';
import { openShop } from '../../../test/shop.ts';
import { deliver } from '../outbox/deliver.ts';
import { postMail } from './post-mail.ts';
import { sendMail } from './send-mail.ts';

const shop = openShop();
const server = openMailServer(shop);
const { manner, taken } = server;
/** A client signed in anew for every call: time passes in these tests, and sessions end. */
const admin = openClient(
  () => shop.app,
  async () => ({ 'authori-zation': await shop.tokenOf() }),
);

beforeEach(() => {
  Object.assign(manner, { mood: undefined, login: undefined, recipient: undefined, content: undefined });
  taken.length = 0;
});

const of = { kind: 'invoice' as const, shownIn: { invoice: [1] } };
const post = (subject: string, to = 'wang@shop.cn') =>
  shop.app.write({ name: 'test.mail', actor: systemActor('test') }, (write) =>
    postMail(write, { ...of, to, subject, text: '王先生：\n\n您的发票已开具。' }),
  );
const given = async (subject: string) =>
  (await admin.run(outboxCalls.list, { page: 1, limit: 50 })).list.find((letter) => letter.subject.startsWith(subject));
const resend = async (subject: string) => {
  await admin.run(outboxCalls.resend, { ids: [(await given(subject))?.id ?? 0] });
  await shop.runQueued();
};

describe('a mail', () => {
  beforeAll(() => server.plugIn());

  it('goes out once, with its sender and its text in both forms', async () => {
    await post('发票 1');
    await Promise.all([shop.runQueued(), shop.runQueued()]);

    expect(taken).toMatchObject([{ from: 'fapiao@shop.example', to: ['wang@shop.cn'] }]);
    const { head, parts } = openedMail(taken[0] ?? { raw: '' });
    expect(head).toMatch(/From: 信号楼商城 <fapiao@shop\.example>/);
    expect(head).toMatch(/Subject: 发票 1/);
    expect(parts.map(({ type, bytes }) => [type, bytes.toString().replaceAll('\r', '').trim()])).toEqual([
      ['text/plain', '王先生：\n\n您的发票已开具。'],
      ['text/html', '<p>王先生：</p>\n<p>您的发票已开具。</p>'],
    ]);
  });

  it('leaves no line open to a server that does not close it', async () => {
    manner.mood = 'clinging';
    await post('发票 1b');
    await shop.runQueued();
    expect(taken).toHaveLength(1);
    await expect.poll(() => server.open(), { timeout: 5000 }).toBe(0);
  });

  it('waits, in words of ours, for a server that cannot check the account now', async () => {
    manner.login = '454 4.7.0 Temporary authentication failure';
    await post('发票 1c');
    await shop.runQueued();
    const { rows } = await shop.db.execute(sql`select state, last_error from outbox where subject like '发票 1c%'`);
    expect(rows).toEqual([{ state: 'waiting', last_error: expect.stringMatching(/^发信服务器暂时不能验证账号/) }]);

    manner.login = undefined;
    await shop.pass('61 seconds');
    expect(taken).toHaveLength(1);
  });

  it('of which nothing was committed does not go out', async () => {
    const failing = shop.app.write({ name: 'test.mail', actor: systemActor('test') }, async (write) => {
      await postMail(write, { ...of, to: 'wang@shop.cn', subject: '发票 2', text: '' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await shop.runDue();
    expect(taken).toEqual([]);
  });

  it('that is refused for good is given up at once, with what the server said', async () => {
    manner.recipient = '550 5.1.1 No such user';
    await post('发票 3');
    await shop.runQueued();

    expect(await given('发票 3')).toMatchObject({
      type: '发票邮件',
      channel: 'mail',
      subject: '发票 3 → wang@shop.cn',
      attempts: 1,
      lastError: expect.stringMatching(/^发信服务器拒收：.*No such user/),
    });
    manner.recipient = undefined;
    await resend('发票 3');
    expect(taken).toHaveLength(1);
    expect(await given('发票 3')).toBeUndefined();
  });

  it('that is put off is tried again, and taken once', async () => {
    manner.content = '451 try again later';
    await post('发票 4');
    await shop.runQueued();
    expect(await given('发票 4')).toBeUndefined();

    manner.content = undefined;
    await shop.pass('61 seconds');
    await shop.pass('10 minutes');
    expect(taken).toHaveLength(1);
  });

  it('whose line drops before the end is not repeated by itself, as it may have come', async () => {
    manner.mood = 'lost';
    await post('发票 5');
    await shop.runQueued();
    await shop.pass('10 minutes');
    expect(taken).toHaveLength(1);
    expect(await given('发票 5')).toMatchObject({
      attempts: 1,
      lastError: '发信服务器收下内容后没有答复，可能已经送达。请先确认对方没有收到，再重新发送',
    });

    manner.mood = undefined;
    await resend('发票 5');
    const named = taken.map((mail) => /Message-ID: (\S+)/i.exec(openedMail(mail).head)?.[1]);
    expect(new Set(named).size).toBe(1);
    expect(named).toHaveLength(2);
  });

  it('that a process took with it is not repeated by another', async () => {
    await post('发票 6');
    await shop.db.execute(sql`update mail set try_time = now() where subject = '发票 6'`);
    await shop.db.execute(sql`update outbox set attempts = 1 where subject like '发票 6%'`);
    await shop.runDue();

    expect(taken).toEqual([]);
    expect(await given('发票 6')).toMatchObject({ lastError: expect.stringMatching(/可能已经送达/) });
    await resend('发票 6');
    expect(taken).toHaveLength(1);
  });

  it('is not waited for where the server never greets', async () => {
    manner.mood = 'silent';
    await post('发票 7');
    await deliver(shop.app, { senders: { mail: sendMail }, attemptMs: 300 });
    manner.mood = undefined;
    await expect
      .poll(async () => (await shop.db.execute(sql`select 1 from mail where subject = '发票 7' and try_time is null`)).rowCount)
      .toBe(1);
    await shop.pass('61 seconds');
    expect(taken).toHaveLength(1);
  });

  it('with a wrong password waits for the right one, with all others, and the password stands nowhere', async () => {
    await server.set({ mail_password: 'geheim-9' });
    await shop.runQueued();
    await post('发票 8');
    await shop.runQueued();
    await post('发票 8b');
    const before = server.tries();
    await shop.runQueued();
    expect(server.tries()).toBe(before);
    const letters = await shop.db.execute(sql`select state, last_error from outbox where subject like '发票 8%' order by id`);
    expect(letters.rows).toEqual([
      { state: 'waiting', last_error: '发信服务器不认账号或密码，请检查邮件设置' },
      { state: 'waiting', last_error: '邮件已暂停：发信服务器不认账号或密码。请检查邮件设置' },
    ]);
    await expect(admin.run(mailCalls.test, { to: 'li@shop.cn' })).rejects.toMatchObject({
      message: '测试邮件没有发出：发信服务器不认账号或密码，请检查邮件设置',
    });
    const { rows } = await shop.db.execute(
      sql`select (select string_agg(c::text, '') from config c) || (select string_agg(r::text, '') from change_row r) || (select string_agg(o::text, '') from outbox o) like '%geheim-9%' as found`,
    );
    expect(rows).toEqual([{ found: false }]);

    await server.plugIn();
    await shop.runQueued();
    await shop.pass('6 minutes');
    expect(taken).toHaveLength(2);
  });

  it('starts no header by a line break in a name or a title', async () => {
    await server.set({ mail_from_name: '商城\r\nBcc: spy@evil.example' });
    await post('发票 9\r\nX-Spy: 1');
    await shop.runQueued();
    const { raw = '' } = taken[0] ?? {};
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Spy):/im);
    expect(taken).toMatchObject([{ to: ['wang@shop.cn'] }]);
    await server.set({ mail_from_name: '' });
  });
});

describe('a test mail', () => {
  const test = () => admin.run(mailCalls.test, { to: 'li@shop.cn' });

  it('goes out while staff wait', async () => {
    await server.plugIn();
    await test();
    expect(taken).toMatchObject([{ to: ['li@shop.cn'] }]);
  });

  it('goes without an account where the server asks for none', async () => {
    await server.set({ mail_account: '' });
    manner.mood = 'anonymous';
    await test();
    expect(taken).toHaveLength(1);
    manner.mood = undefined;
    await expect(test()).rejects.toMatchObject({ message: expect.stringMatching(/不认账号或密码/) });
    await server.plugIn();
  });

  it.each([
    [{ mail_host: '10.0.0.8', mail_encryption: 'tls' }, '发信服务器须是公网地址，请检查邮件设置里的地址'],
    [{ mail_host: 'localhost', mail_encryption: 'starttls' }, '发信服务器须是公网地址，请检查邮件设置里的地址'],
    [
      { mail_host: 'smtp.example.com', mail_encryption: 'none' },
      '不能和发信服务器建立加密连接，请检查邮件设置里的端口和加密方式',
    ],
    [{ mail_encryption: 'starttls' }, '不能和发信服务器建立加密连接，请检查邮件设置里的端口和加密方式'],
    [{ mail_encryption: 'tls' }, '不能和发信服务器建立加密连接，请检查邮件设置里的端口和加密方式'],
    [{ mail_port: '1' }, '连不上发信服务器，请检查邮件设置里的地址和端口'],
  ])('says what is wrong with %j', async (values, why) => {
    await server.set(values);
    await expect(test()).rejects.toMatchObject({ code: 500, message: expect.stringContaining(`测试邮件没有发出：${why}`) });
    await server.plugIn();
  });

  it('is asked for with an address, and once a server is set', async () => {
    await expect(admin.run(mailCalls.test, { to: 'li' })).rejects.toMatchObject({
      message: expect.stringContaining('请填写收件地址，例如 wang@example.com'),
    });
    await server.unplug();
    await expect(test()).rejects.toMatchObject({ message: '请先填写发信服务器和发件地址并保存' });
  });

  it('does not take the password of one server to another', async () => {
    await server.plugIn();
    await server.set({ mail_host: 'smtp.evil.example' });
    await server.set({ mail_host: '127.0.0.1' });
    await expect(test()).rejects.toMatchObject({ message: expect.stringMatching(/不认账号或密码/) });
  });
});
