import { beforeEach, describe, expect, it } from 'vitest';
import { mailCalls } from '#contract/notifications/mails.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openMailServer } from '../../../test/mail-server.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const server = openMailServer(shop);
const admin = shop.admin();
const check = () => admin.run(outsideServiceCalls.check, { name: 'mail' });
const standing = async () => (await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === 'mail');
const send = () => admin.run(mailCalls.test, { to: 'wang@shop.cn' }).catch(() => undefined);

beforeEach(() => {
  Object.assign(server.manner, { mood: undefined, login: undefined, recipient: undefined });
});

describe('the mail server', () => {
  it('is not set up until it has an address and a sender', async () => {
    expect(await standing()).toMatchObject({ state: 'unset' });

    await server.plugIn();
    expect(await check()).toMatchObject([{ outcome: 'passed', says: '可以登录发信服务器，没有发送邮件' }]);
    expect(await standing()).toMatchObject({ state: 'fine' });
    expect(server.taken).toEqual([]);
  });

  it('is failing once it knows the account no more, and says what to do', async () => {
    server.manner.login = '535 secret words';
    expect(await check()).toMatchObject([{ outcome: 'failed', says: '发信服务器不认账号或密码', remedy: '请检查邮件设置' }]);
    await send();

    expect(await standing()).toMatchObject({ state: 'failing', failure: '发信服务器不认账号或密码', remedy: '请检查邮件设置' });
  });

  it('is blamed for no recipient that refuses a mail', async () => {
    await send();
    expect(await standing()).toMatchObject({ state: 'fine' });
    server.manner.recipient = '550 no such person';
    await send();

    expect(await standing()).toMatchObject({ state: 'fine' });
  });
});
