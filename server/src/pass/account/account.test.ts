import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passAccountCalls, passKeyCalls } from '#contract/services/pass/account.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const { account } = pass;
const login = (password = account.password) => admin.run(passAccountCalls.login, { account: account.name, password });
const standing = () => admin.run(passAccountCalls.isLogin, {});
const codeFor = async (phone: string, types = 1) => {
  shop.clock.pass('2 minutes');
  await admin.run(passAccountCalls.sendUserCode, { phone, types });
  return pass.platform().codeFor(phone);
};

describe('before the address of the platform is known', () => {
  it('says that nobody is signed in, and where the address is filled in', async () => {
    expect(await standing()).toEqual({ status: false });
    await expect(login()).rejects.toMatchObject({ message: '请先在经营设置里填写一号通接口地址' });
    await expect(admin.run(passAccountCalls.info, {})).rejects.toMatchObject({ message: '请配置一号通账号！' });
  });
});

describe('the account at 一号通', () => {
  beforeAll(() => pass.set({ one_pass_url: pass.platform().url }));
  beforeEach(() => pass.platform().become(undefined));

  it('is kept once the platform has let it in, and its password is never answered', async () => {
    await expect(login('wrong')).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    expect(await standing()).toEqual({ status: false });

    expect(await login()).toEqual({ account: account.name });

    expect(await standing()).toEqual({ status: true, info: account.name, generation: 1 });
    expect(await admin.run(configCalls.get, { key: 'sms_token' })).toBe('******');
  });

  it('is asked anew for each sign-in: an open session proves no password', async () => {
    await login();
    const former = account.password;
    account.password = 'Changed-2026';
    await expect(login(former)).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    account.password = former;
    await login();
  });

  it('is shown with its services, read once for all of a minute, and anew where somebody waits for a payment', async () => {
    await login();
    shop.clock.pass('2 minutes');
    const before = pass.asked('user/info');
    const info = await admin.run(passAccountCalls.info, {});
    await admin.run(passAccountCalls.info, {});
    expect(info).toMatchObject({ account: account.name, sms: { num: 100, open: 1, sign: '信号匣' }, copy: { num: 0, open: 0 } });
    expect(pass.asked('user/info')).toBe(before + 1);

    account.sms.num = 70;
    expect(await admin.run(passAccountCalls.info, { isFresh: true })).toMatchObject({ sms: { num: 70 } });
  });

  it('has no waybills before a printer is named, whatever is open at the platform', async () => {
    Object.assign(account.dump, { open: 1, num: 8 });
    expect(await admin.run(passAccountCalls.info, { isFresh: true })).toMatchObject({ dump: { open: 0, num: 8 } });
    await pass.set({ config_export_siid: 'KX100' });
    expect(await admin.run(passAccountCalls.info, {})).toMatchObject({ dump: { open: 1, num: 8 } });
  });

  it('answers a code as the platform does, and a second one too soon with its reason', async () => {
    shop.clock.pass('2 minutes');
    const code = { phone: account.phone, types: 1 };
    expect(await admin.run(passAccountCalls.sendUserCode, code)).toEqual({ status: 200, msg: 'success', data: [] });
    await expect(admin.run(passAccountCalls.sendUserCode, code)).rejects.toMatchObject({
      message: '一号通平台接口验证码发送过于频繁，请稍后再试',
    });
    const wrong = await admin.raw('GET', '/admin/pass/sendUserCode', { query: { phone: '1380' } });
    expect(wrong).toMatchObject({ code: 400, message: '请输入正确的手机号' });
  });

  it.each([
    ['lostAnswer', '一号通平台接口异常，没任何数据返回！请稍后重试'],
    ['html', '一号通平台接口异常！请稍后重试'],
    ['oddStatus', '一号通平台接口请求过于频繁'],
  ] as const)('is a clear sentence where the platform answers %s', async (fault, message) => {
    await login();
    pass.platform().become(fault, 'user/info');
    await expect(admin.run(passAccountCalls.info, { isFresh: true })).rejects.toMatchObject({ message });
  });

  it('stays signed in when the password of another account is changed, and signs out with its own', async () => {
    await login();
    pass.platform().addAccount('13700000001');
    const change = async (who: string) => {
      const code = await codeFor(who);
      return admin.run(passAccountCalls.updatePassword, { account: who, phone: who, password: 'New-2026', code });
    };
    await change('13700000001');
    expect(await standing()).toMatchObject({ status: true });

    await change(account.name);
    expect(await standing()).toEqual({ status: false });
    await expect(login()).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    await login('New-2026');
    Object.assign(account, { password: 'New-2026', passwordHash: undefined });
  });

  it('changes its phone after the old account was named, and signs out', async () => {
    await login();
    const owner = (password: string, name = account.name) =>
      admin.run(passAccountCalls.checkPhoneOwner, { account: name, password });
    await expect(owner(account.password, 'nobody')).rejects.toMatchObject({ message: '账号不匹配' });
    await expect(owner('wrong')).rejects.toMatchObject({ message: '密码不匹配' });
    await owner(account.password);
    const code = await codeFor('13600000002');

    await admin.run(passAccountCalls.updatePhone, { account: account.name, phone: '13600000002', code });

    expect(account.phone).toBe('13600000002');
    expect(await standing()).toEqual({ status: false });
  });

  it('signs out at once, also while the platform is away', async () => {
    await login();
    pass.platform().become('lostAnswer');
    await admin.run(passAccountCalls.logout, {});
    expect(await standing()).toEqual({ status: false });
  });

  it('is registered with a code, and kept', async () => {
    const phone = '13500000003';
    const draft = { account: phone, phone, password: 'Registered-1', domain: 'shop.example.com' };
    await expect(admin.run(passAccountCalls.register, { ...draft, code: '0000' })).rejects.toMatchObject({
      message: '一号通平台接口验证码已过期',
    });
    const code = await codeFor(phone, 0);
    const registered = await admin.raw('POST', '/admin/pass/register', { body: { ...draft, code } });
    expect(registered).toMatchObject({ code: 200, message: 'success', data: null });

    expect(await standing()).toMatchObject({ status: true, info: phone });
    expect(await admin.run(passAccountCalls.info, {})).toMatchObject({ sms: { num: 0, open: 0 } });
  });
});

describe('an application key', () => {
  const saved = (secretKey = account.key.secret) => admin.run(passKeyCalls.appSave, { accessKey: account.key.access, secretKey });

  it('is kept once the second generation has let it in, in place of the account, and masked', async () => {
    await expect(saved('wrong')).rejects.toMatchObject({ message: '一号通平台接口应用密钥错误' });
    await saved();

    expect(await admin.run(passKeyCalls.appGet, {})).toEqual({ accessKey: account.key.access, secretKey: '******' });
    expect(await standing()).toEqual({ status: true, info: account.key.access, generation: 2 });
    expect(await admin.run(passAccountCalls.info, {})).toMatchObject({ account: account.name });
    await saved('******');
    expect(await standing()).toMatchObject({ generation: 2 });
  });

  it('has to be given up before an account counts again', async () => {
    await expect(login()).rejects.toMatchObject({ message: '正在用应用密钥接入一号通，请先退出登录，再用账号密码登录' });
    await admin.run(passAccountCalls.logout, {});
    expect(await admin.run(passKeyCalls.appGet, {})).toEqual({ accessKey: '', secretKey: '' });
    await login();
    expect(await standing()).toMatchObject({ generation: 1 });
  });
});
