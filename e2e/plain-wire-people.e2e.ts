import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { configCalls } from '#contract/settings/config.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, pick, row } from './acts.ts';
import { makeAdministrator, makeRole } from './people-acts.ts';
import { expectPlain, lastOf, openPlainDesk } from './plain-desk.ts';
import { goTo } from './visits.ts';

const shop = openShop();
const desk = openPlainDesk(shop);
const firstPage = { page: 1, limit: 20 };

const SAVE = 'POST /admin/system/config/save/form';
const TRACKING = 128;
const secret = 'system_express_app_code';

/** A form goes back whole, with the fields of providers that nobody chose. */
const savedTracking = (type: string, key: string) => [
  { name: 'logistics_type', value: type },
  { name: secret, value: key },
  { name: 'kuaidi100_customer', value: '' },
  { name: 'kuaidi100_key', value: '' },
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`${name}$`) });

async function openTracking(page: Page): Promise<void> {
  await tab(page, '第三方接口设置').click();
  await tab(page, '物流查询').click();
  await page.getByText('快递查询密钥', { exact: true }).waitFor();
}

async function submit(page: Page): Promise<void> {
  await button(page, '保存').click();
  await page.getByText('保存成功').waitFor();
  await page.getByText('保存成功').waitFor({ state: 'hidden' });
}

/** Another server keeps a secret in the clear, and answers it so. */
const answerInTheClear = (page: Page, value: string) =>
  page.route('**/api/admin/system/config/info?*', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = Object(await response.json());
    await route.fulfill({ json: { ...envelope, data: { ...data, [secret]: value } } });
  });

describe('before another server of the wire', () => {
  it('a role keeps its rights when it is changed, and a colleague gets it', async () => {
    const { page, seen } = await desk.sit('/operation/roleManager/identityManager');
    await makeRole(page, '前台');
    const { rules = '' } = Object(lastOf(seen, 'POST /admin/system/role/save')?.body);
    await button(row(page, '前台'), '编辑').click();
    await page.getByRole('textbox', { name: '角色名称' }).fill('早班前台');
    await button(page, '保存').click();
    await row(page, '早班前台').waitFor();
    const changed = lastOf(seen, 'POST /admin/system/role/update')?.body;
    expect(changed).toMatchObject({ roleName: '早班前台', status: true });
    expect(String(Object(changed).rules).split(',').toSorted()).toEqual(String(rules).split(',').toSorted());

    await goTo(page, '/operation/roleManager/adminList');
    await makeAdministrator(page, { account: 'xiaoli', name: '小李', password: 'kettle-on-track-7', role: '早班前台' });
    await row(page, '小李').getByText('早班前台').waitFor();

    expectPlain(seen);
    const [role] = (await shop.admin().run(roleCalls.list, { ...firstPage, roleName: '早班前台' })).list;
    expect(lastOf(seen, 'POST /admin/system/admin/save')?.body).toEqual({
      account: 'xiaoli',
      pwd: 'kettle-on-track-7',
      realName: '小李',
      roles: String(role?.id),
      phone: '',
      status: true,
    });
    const { list } = await shop.admin().run(administratorCalls.list, { ...firstPage, realName: '小李' });
    expect(list).toMatchObject([{ account: 'xiaoli', roleNames: '早班前台', status: true }]);
  });

  it('a customer is given a level', async () => {
    const { sku, order } = ordersIn(shop);
    await order({ of: await sku(), buyer: { account: '小满', nickname: '小满' } });
    const { page, seen } = await desk.sit('/user/index');
    await choose(page, row(page, '小满'), '修改用户等级');
    await pick(dialog(page).getByRole('combobox', { name: '用户等级' }), /黄金会员/);
    await button(dialog(page), '改为 黄金会员').click();
    await row(page, '小满').getByText('黄金会员').waitFor();

    expectPlain(seen);
    const { list } = await shop.admin().run(customerCalls.list, { ...firstPage, keywords: '小满' });
    expect(list).toMatchObject([{ levelName: '黄金会员' }]);
  });

  it('a form of settings is saved whole, and a secret that is masked stays what it was', async () => {
    const { page, seen } = await desk.sit('/operation/setting');
    await openTracking(page);
    await page.getByRole('radio', { name: '阿里云物流查询' }).check();
    await page.getByLabel('快递查询密钥').fill('key-of-the-line');
    await submit(page);
    await page.getByRole('radio', { name: '一号通' }).check();
    await submit(page);

    expectPlain(seen);
    expect(lastOf(seen, SAVE)?.body).toMatchObject({ id: TRACKING, status: true, fields: savedTracking('1', '******') });
    const stored = await shop.admin().run(configCalls.info, { formId: TRACKING });
    expect(stored).toMatchObject({ logistics_type: '1', [secret]: '******' });
  });

  it('a secret that comes in the clear goes back as it came', async () => {
    const { page, seen } = await desk.sit('/operation/setting');
    await answerInTheClear(page, 'key-in-the-clear');
    await openTracking(page);
    await page.getByRole('radio', { name: '阿里云物流查询' }).check();
    await submit(page);

    expectPlain(seen);
    expect(lastOf(seen, SAVE)?.body).toMatchObject({ fields: savedTracking('2', 'key-in-the-clear') });
  });

  it('the worth of points is the form of the wire, and the settings of the shop stay where they are', async () => {
    const { page, seen } = await desk.sit('/marketing/integral/integralconfig');
    await page.getByLabel(/积分冻结时间/).fill('9');
    await submit(page);
    await goTo(page, '/setting/business');
    await button(page, '去系统设置').click();
    await tab(page, '第三方接口设置').waitFor();

    expectPlain(seen);
    expect(lastOf(seen, SAVE)?.body).toMatchObject({ id: 109 });
    expect(await shop.admin().run(configCalls.info, { formId: 109 })).toMatchObject({ freeze_integral_day: '9' });
  });
});
