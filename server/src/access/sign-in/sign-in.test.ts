import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInCalls } from '#contract/access/sign-in.ts';
import { signInLogCalls, signInLogExportCalls } from '#contract/access/sign-in-log.ts';
import { ourFrontEnd } from '#contract/maintenance/front-end.ts';
import { exportRefusals } from '#contract/exports/exports.ts';
import { configCalls } from '#contract/settings/config.ts';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { failIn, solved, tryIn } from '../../../test/access.ts';
import { createAdmin } from '../../../test/actors.ts';
import { FIRST_PASSWORD } from '../../../test/database.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';
import { adminLogin } from '../passwords/tables.ts';

const shop = openShop();
const password = 'right-password';
const someone = (more: object = {}) => createAdmin(shop.app, { password, ...more });
let address = 0;
/** Addresses bear failures too, so each case has one of its own. */
const somewhere = () => `10.1.0.${(address += 1)}`;

/** Locks last seconds, and a busy machine may take as long for a few guesses. */
const inOneMoment = (work: () => Promise<void>) => () => shop.clock.still(work);

describe('signing in', () => {
  it('answers exactly what the wire says', async () => {
    const answer = await tryIn(shop, { account: 'admin', pwd: FIRST_PASSWORD, at: somewhere() });

    expect(answer).toEqual({
      code: 200,
      message: 'login success',
      data: { id: 1, account: 'admin', realName: '超管', token: expect.stringMatching(/^[0-9a-f]{64}$/), isSms: false },
    });
  });

  it('needs neither key nor code while no captcha is demanded', async () => {
    const { account } = await someone();

    expect(await shop.stranger.raw('POST', '/admin/login', { body: { account, pwd: password } })).toMatchObject({ code: 200 });
  });

  it.each([
    [{}, '账号 不能为空'],
    [{ account: ' ', pwd: password }, '账号 不能为空'],
    [{ account: 'x'.repeat(33), pwd: password }, '账号长度不能超过32个字符'],
    [{ account: 'admin' }, '密码 不能为空'],
    [{ account: 'admin', pwd: '12345' }, '密码长度在6-30个字符'],
  ])('refuses %j with 400', async (body, message) => {
    expect(await shop.stranger.raw('POST', '/admin/login', { body })).toEqual({ code: 400, message, data: null });
  });

  it('counts up, and remembers from where', async () => {
    const [{ account, id }, at] = [await someone(), somewhere()];
    await Promise.all([1, 2, 3].map(() => tryIn(shop, { account, pwd: password, at })));

    const [row] = await shop.db.select().from(adminLogin).where(eq(adminLogin.adminId, id));
    expect(row).toMatchObject({ loginCount: 3, lastIp: at });
  });
});

describe('a wrong password', () => {
  it('says the same for an account that does not exist', async () => {
    const { account } = await someone();
    const [wrong, unknown] = await Promise.all([
      tryIn(shop, { account, at: somewhere() }),
      tryIn(shop, { account: 'nobody', at: somewhere() }),
    ]);

    expect(wrong).toEqual({ code: 500, message: '账号或者密码不正确', data: { captcha: false } });
    expect(unknown).toEqual(wrong);
  });

  it(
    'demands a captcha from the third time on',
    inOneMoment(async () => {
      const [{ account }, at] = [await someone(), somewhere()];
      const answers = await failIn(shop, 3, { account, at });

      expect(answers.map(({ data }) => data)).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
      expect(await shop.stranger.run(signInCalls.policy, { account })).toEqual({ captcha: true });
      shop.clock.pass('6 seconds');
      expect(await tryIn(shop, { account, pwd: password, at })).toEqual({
        code: 400,
        message: '验证码 不能为空',
        data: { captcha: true },
      });
      expect(await tryIn(shop, { account, pwd: password, at, ...(await solved(shop)) })).toMatchObject({ code: 200 });
    }),
  );

  it(
    'locks the account for longer each time, and says for how long',
    inOneMoment(async () => {
      const [{ account }, at] = [await someone(), somewhere()];
      await failIn(shop, 3, { account, at });

      expect(await tryIn(shop, { account, pwd: password, at })).toMatchObject({
        code: 500,
        message: '登录失败次数过多，请 5 秒后再试',
      });
      shop.clock.pass('5 seconds');
      await failIn(shop, 1, { account, at });
      shop.clock.pass('15 seconds');
      await failIn(shop, 1, { account, at });
      shop.clock.pass('60 seconds');
      await failIn(shop, 1, { account, at });
      expect((await tryIn(shop, { account, pwd: password, at })).message).toBe('登录失败次数过多，请 5 分后再试');
    }),
  );

  it(
    'locks the account for every address, and no other account',
    inOneMoment(async () => {
      const [{ account }, other, at] = [await someone(), await someone(), somewhere()];
      await failIn(shop, 3, { account, at });

      expect((await tryIn(shop, { account, pwd: password, at: somewhere() })).message).toMatch(/^登录失败次数过多/);
      expect(await tryIn(shop, { account: other.account, pwd: password, at })).toMatchObject({ code: 200 });
    }),
  );

  it(
    'from elsewhere does not keep out the owner, who answers a captcha',
    inOneMoment(async () => {
      const [{ account }, home] = [await someone(), somewhere()];
      const typed = { account, pwd: password, at: home };
      await tryIn(shop, typed);
      await failIn(shop, 4, { account, at: somewhere() });

      expect(await tryIn(shop, typed)).toMatchObject({ message: '验证码 不能为空' });
      expect(await tryIn(shop, { ...typed, ...(await solved(shop)) })).toMatchObject({ code: 200 });
      expect((await tryIn(shop, { ...typed, at: somewhere() })).message).toMatch(/^登录失败次数过多/);
    }),
  );

  it(
    'locks the account at home as well, when it is typed there',
    inOneMoment(async () => {
      const [{ account }, home] = [await someone(), somewhere()];
      await tryIn(shop, { account, pwd: password, at: home });
      await failIn(shop, 3, { account, at: home });

      expect((await tryIn(shop, { account, pwd: password, at: home })).message).toMatch(/^登录失败次数过多/);
    }),
  );

  it('from elsewhere does not keep the owner from changing it', async () => {
    const { account, token } = await someone();
    await failIn(shop, 4, { account, at: somewhere() });
    const body = { oldPwd: password, pwd: 'another-password' };

    expect(
      await shop.stranger.raw('POST', '/admin/password/change', { body, headers: { 'authori-zation': token } }),
    ).toMatchObject({
      code: 200,
    });
  });

  it(
    'locks the address after many accounts, and no other address',
    inOneMoment(async () => {
      const [{ account }, at] = [await someone(), somewhere()];
      for (let n = 0; n < 18; n += 1) await failIn(shop, 1, { account: `guess${n}`, at });

      expect((await tryIn(shop, { account, pwd: password, at })).message).toBe('您所在的网络登录失败次数过多，请 5 秒后再试');
      expect(await tryIn(shop, { account, pwd: password, at: somewhere() })).toMatchObject({ code: 200 });
    }),
  );

  it('is answered no oftener when many are sent at once', async () => {
    const [{ account }, at] = [await someone(), somewhere()];
    const twelve = () => Promise.all(Array.from({ length: 12 }, () => tryIn(shop, { account, at })));

    const answers = await shop.clock.still(twelve);

    expect(answers.filter(({ message }) => message === '账号或者密码不正确')).toHaveLength(3);
  });

  it('is forgotten after a success', async () => {
    const [{ account }, at] = [await someone(), somewhere()];
    await failIn(shop, 2, { account, at });
    await tryIn(shop, { account, pwd: password, at });

    expect((await tryIn(shop, { account, at })).data).toEqual({ captcha: false });
  });
});

describe('a captcha', () => {
  const lockedOut = async () => {
    const [{ account }, at] = [await someone(), somewhere()];
    await failIn(shop, 3, { account, at });
    shop.clock.pass('6 seconds');
    return { account, at, pwd: password };
  };

  it('is a PNG of 80 × 34 and a key that tells nothing', async () => {
    const { key, code } = await shop.stranger.run(signInCalls.captcha, {});
    const png = Buffer.from(code.replace('data:image/png;base64,', ''), 'base64');

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([80, 34]);
  });

  it('is good once', async () => {
    const [typed, answer] = [await lockedOut(), await solved(shop)];
    await tryIn(shop, { ...typed, ...answer, code: 'no' });

    expect(await tryIn(shop, { ...typed, ...answer })).toEqual({ code: 500, message: '验证码错误', data: { captcha: true } });
  });

  it('may be typed in either case, but not wrongly', async () => {
    const [typed, answer] = [await lockedOut(), await solved(shop)];

    expect(await tryIn(shop, { ...typed, ...(await solved(shop)), code: '----' })).toEqual({
      code: 500,
      message: '验证码不正确',
      data: { captcha: true },
    });
    expect(await tryIn(shop, { ...typed, ...answer, code: answer.code.toUpperCase() })).toMatchObject({ code: 200 });
  });

  it('is gone after five minutes', async () => {
    const [typed, answer] = [await lockedOut(), await solved(shop)];
    shop.clock.pass('5 minutes');

    expect((await tryIn(shop, { ...typed, ...answer })).message).toBe('验证码错误');
  });

  it('is always demanded when the shop wants it', async () => {
    const [boss, { account }] = [shop.admin(), await someone()];
    await boss.run(configCalls.save, { key: 'login_captcha_always', value: '1' });

    expect(await shop.stranger.run(signInCalls.policy, {})).toEqual({ captcha: true });
    expect((await tryIn(shop, { account, pwd: password, at: somewhere() })).message).toBe('验证码 不能为空');
    await boss.run(configCalls.save, { key: 'login_captcha_always', value: '0' });
  });

  it('is not handed out without end', async () => {
    shop.clock.pass('1 minute');
    const answers = await Promise.all(Array.from({ length: 60 }, () => shop.stranger.raw('GET', '/admin/validate/code/get')));

    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect(await shop.stranger.raw('GET', '/admin/validate/code/get')).toMatchObject({
      code: 500,
      message: '获取验证码太频繁，请 1 分钟后再试',
    });
    shop.clock.pass('1 minute');
  });
});

describe('a switched-off account', () => {
  it('is told so only to who knows its password', async () => {
    const { account } = await someone({ status: false });

    expect((await tryIn(shop, { account, at: somewhere() })).message).toBe('账号或者密码不正确');
    expect((await tryIn(shop, { account, pwd: password, at: somewhere() })).message).toBe(`对不起，您的账号：${account} 已停用`);
  });
});

describe('the sign-in log', () => {
  it('has every try, newest first, with what became of it', async () => {
    const [{ account, id }, at] = [await someone(), somewhere()];
    await tryIn(shop, { account, pwd: password, at });
    await failIn(shop, 4, { account, at });

    const { list, total } = await shop.admin().run(signInLogCalls.list, { account, page: 1, limit: 20 });
    expect(list.map(({ outcome }) => outcome)).toEqual(['locked', 'wrong', 'wrong', 'wrong', 'done']);
    expect(list[0]).toMatchObject({ account, address: at });
    expect([total, id > 0]).toEqual([5, true]);
  });

  it('is searched by day, and exported as it is filtered', async () => {
    const { account } = await someone({ realName: '小周' });
    await tryIn(shop, { account, pwd: password, at: somewhere() });
    await failIn(shop, 2, { account, at: somewhere() });
    const tries = async (filter: object) =>
      (await shop.admin().run(signInLogCalls.list, { account, page: 1, limit: 20, ...filter })).total;
    expect([await tries({ dateLimit: 'today' }), await tries({ dateLimit: 'yesterday' })]).toEqual([3, 0]);

    const { fileName } = await shop.admin().run(signInLogExportCalls.export, { account, dateLimit: 'today' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(rawPayload);

    expect(rows.map((row) => row.slice(1, 4))).toEqual([
      ['账号', '姓名', '结果'],
      [account, '小周', '账号或密码不正确'],
      [account, '小周', '账号或密码不正确'],
      [account, '小周', '登录成功'],
    ]);
    await expect(shop.admin().run(signInLogExportCalls.export, { dateLimit: 'preYear' })).rejects.toMatchObject({
      message: exportRefusals.EMPTY().message,
    });
  });
});

describe('the pictures of the sign-in page', () => {
  const asked = (headers: Record<string, string>) =>
    shop.app.http.inject({ url: '/api/admin/getLoginPic', headers: { host: 'shop.example', ...headers } });

  it('are texts, never null, and none for our own front end, which draws what stands in', async () => {
    expect((await asked(ourFrontEnd)).json()).toEqual({
      code: 200,
      message: '操作成功',
      data: {
        backgroundImage: '',
        logo: '',
        loginLogo: '',
        banner: [],
        siteName: '铁路商城订单管理系统',
        squareLogo: '',
        copyright: '',
        isExtended: true,
      },
    });
  });

  it('are ours for a client from elsewhere, as long as the shop has set none', async () => {
    const [logo, wide] = ['http://shop.example/logo.svg', 'http://shop.example/logo-wide.svg'];
    const banner = [{ pic: 'http://shop.example/banner.svg' }];
    expect((await asked({})).json().data).toMatchObject({ logo: wide, loginLogo: logo, squareLogo: logo, banner });
    const single = { url: '/api/admin/system/config/getuniq?key=site_logo_lefttop', headers: { host: 'shop.example' } };
    const token = { 'authori-zation': await shop.tokenOf() };
    expect((await shop.app.http.inject({ ...single, headers: { ...single.headers, ...token } })).json().data).toBe(wide);
  });

  it('are those of the group of the sign-in page, once it has any', async () => {
    const admin = shop.admin();
    const gid = groups.signInPictures;
    const put = (value: string, status: boolean) =>
      admin.run(groupDataCalls.save, {
        gid,
        form: { id: 0, sort: 1, status, fields: [{ name: 'pic', title: '轮播图', value }] },
      });
    await put('/files/image/a.png', true);
    await put('/files/image/hidden.png', false);

    expect((await asked({})).json().data.banner).toEqual([{ pic: 'http://shop.example/files/image/a.png' }]);
  });
});
