import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IncomingMessage, createServer } from 'node:http';
import { signInRefusals } from '#contract/access/sign-in.ts';
import { authorizationCalls, authorizationRefusals } from '#contract/maintenance/authorizations.ts';
import { configCalls } from '#contract/settings/config.ts';
import { solved } from '../../../test/access.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const draft = { companyName: '站台商贸', domainName: 'Shop.Example.com', orderNo: 'S-7', phone: '13800001234' };

const forms: Record<string, string>[] = [];
let answer = '';
const service = createServer((request: IncomingMessage, reply) => {
  void request.toArray().then((parts) => {
    forms.push(Object.fromEntries(new URLSearchParams(parts.map(String).join(''))));
    reply.end(answer);
  });
});
let here = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  here = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/apply`;
});
afterAll(() => void service.close());

const at = (value: string) => admin.run(configCalls.save, { key: 'authorization_service_url', value });
const apply = async () => admin.run(authorizationCalls.apply, { ...draft, ...(await solved(shop)) });
const latest = async () => (await admin.run(authorizationCalls.list, { page: 1, limit: 20 })).list[0];

/** Sent to a service that says this. */
async function answered(says: string) {
  await at(here);
  answer = says;
  await apply();
  await shop.runQueued();
  return latest();
}

describe('an application', () => {
  it('is kept in this shop alone while no service is set', async () => {
    await apply();
    await shop.runQueued();

    expect(await latest()).toMatchObject({
      domainName: 'shop.example.com',
      phone: '138****1234',
      state: 'kept',
      sentTime: null,
    });
    expect(forms).toEqual([]);
    const { id = 0 } = (await latest()) ?? {};
    await expect(admin.run(authorizationCalls.send, { id })).rejects.toMatchObject({
      message: authorizationRefusals.NO_SERVICE().message,
    });
  });

  it('needs a captcha, which is used up by a wrong answer', async () => {
    const { key, code } = await solved(shop);
    const typed = (said: string) => admin.run(authorizationCalls.apply, { ...draft, key, code: said });

    await expect(typed('no')).rejects.toMatchObject({ message: signInRefusals.CAPTCHA_WRONG({ captcha: true }).message });
    await expect(typed(code)).rejects.toMatchObject({ message: signInRefusals.CAPTCHA_GONE({ captcha: true }).message });
  });

  it.each(['baidu', 'http://baidu.com', 'baidu.com/x', '-a.com', '127.0.0.1'])(
    'is for a domain, not for %s',
    async (domainName) => {
      const body = { ...draft, domainName, ...(await solved(shop)) };
      const refused = { code: 400, message: '请输入域名，格式：baidu.com' };

      expect(await admin.raw('POST', '/admin/system/authorization/apply', { body })).toMatchObject(refused);
    },
  );
});

describe('a service', () => {
  it('is sent the application by the server; what it grants becomes the host of the shop', async () => {
    const granted = await answered(JSON.stringify({ status: 200, msg: '授权成功' }));

    expect(granted).toMatchObject({ state: 'granted', answer: '授权成功' });
    expect(forms.at(-1)).toMatchObject({ company_name: '站台商贸', domain_name: 'shop.example.com', order_id: 'S-7' });
    expect(await admin.run(configCalls.get, { key: 'authHost' })).toBe('shop.example.com');
    const { id = 0 } = granted ?? {};
    await expect(admin.run(authorizationCalls.send, { id })).rejects.toMatchObject({
      message: authorizationRefusals.GRANTED().message,
    });
  });

  it('may refuse, and be asked again', async () => {
    const refused = await answered(JSON.stringify({ status: 400, msg: '订单号不存在' }));
    expect(refused).toMatchObject({ state: 'refused', answer: '订单号不存在' });

    answer = JSON.stringify({ status: 200, msg: 'ok' });
    await admin.run(authorizationCalls.send, { id: refused?.id ?? 0 });
    await shop.runQueued();

    expect(await latest()).toMatchObject({ id: refused?.id, state: 'granted' });
  });

  it('that answers rubbish, or stands in an inner network, fails the application and says so', async () => {
    expect(await answered('<html>')).toMatchObject({ state: 'failed', answer: expect.stringContaining('读不懂') });
    await at('https://10.0.0.9/apply');
    await apply();
    await shop.runQueued();

    expect(await latest()).toMatchObject({ state: 'failed', answer: expect.stringContaining('地址不能访问') });
  });
});
