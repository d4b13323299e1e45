import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { captcha } from '#server/access/sign-in/tables.ts';
import { zipEntries } from '#server/platform/sheets/zip.ts';
import { buffer } from 'node:stream/consumers';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, optionOf, pick, row, signIn, toolbar, undo } from './acts.ts';
import { openDesk } from './desk.ts';
import { makeAdministrator, makeRole } from './people-acts.ts';

const shop = openShop();
const desk = openDesk(shop);
const PASSWORD = 'kettle-on-track-7';

const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' });

async function changeFirstPassword(page: Page) {
  await page.getByText('请先修改初始密码').waitFor();
  await page.getByLabel('原密码').fill(PASSWORD);
  await page.getByLabel('新密码', { exact: true }).fill(`${PASSWORD}-b`);
  await page.getByLabel('确认新密码').fill(`${PASSWORD}-b`);
  await button(page, '修改密码').click();
}

describe('a new colleague', () => {
  it('gets a role and an account, changes the password, sees what the role grants, and is out the moment the account is off', async () => {
    const page = await desk.sit('/operation/roleManager/identityManager');
    await makeRole(page, '前台');
    await page.goto(new URL('/operation/roleManager/adminList', page.url()).href);
    await makeAdministrator(page, { account: 'xiaoli', name: '小李', password: PASSWORD, role: '前台' });

    const colleague = await desk.open('/login');
    await signIn(colleague, 'xiaoli', PASSWORD);
    await changeFirstPassword(colleague);
    await sidebar(colleague).getByText('订单', { exact: true }).first().waitFor();
    expect(await sidebar(colleague).getByText('设置', { exact: true }).count()).toBe(0);

    await page.getByRole('switch', { name: '小李状态' }).click();
    await colleague.getByText('请重新登录').waitFor();
  });
});

describe('the sign-in log', () => {
  it('has a failed try and its reason, and says so when nothing is found', async () => {
    const { account } = await shop.person({ password: PASSWORD });
    const door = await desk.open('/login');
    await signIn(door, account, 'not-the-password');
    await door.getByRole('alert').getByText('账号或者密码不正确').waitFor();

    const page = await desk.sit('/operation/roleManager/signInLog');
    await page.getByPlaceholder('账号').fill(account);
    await page.keyboard.press('Enter');
    await row(page, account).getByText('账号或密码不正确').waitFor();
    await page.goto(new URL(`/operation/roleManager/signInLog?account=${account}&outcome=done`, page.url()).href);
    await button(page, '清空筛选').first().waitFor();
    expect(await row(page, account).count()).toBe(0);
  });
});

describe('a service provider', () => {
  it('is added with an account, kept in its dialog while the name is taken, switched off and deleted', async () => {
    const { account } = await shop.person({ account: 'yunda' });
    const page = await desk.sit('/operation/roleManager/providerList');
    const add = async (name: string) => {
      await button(toolbar(page), '添加服务商').click();
      await dialog(page).getByLabel('服务商名称').fill(name);
      await pick(dialog(page).getByRole('combobox', { name: '服务类型' }), '电子面单');
    };
    await add('云打印');
    const linked = dialog(page).getByRole('combobox', { name: '关联账号' });
    await linked.fill(account);
    await (await optionOf(linked, new RegExp(account))).click();
    await button(dialog(page), '保存').click();
    await row(page, '云打印').getByText(account).waitFor();

    await add('云打印');
    await button(dialog(page), '保存').click();
    await dialog(page).getByText('已有同名的服务商，请换一个名称').waitFor();
    await dialog(page).getByLabel('服务商名称').fill('云打印二店');
    await button(dialog(page), '保存').click();
    await row(page, '云打印二店').waitFor();

    await page.getByRole('switch', { name: '云打印二店状态' }).click();
    await page.getByRole('switch', { name: '云打印二店状态', checked: false }).waitFor();
    await choose(page, row(page, '云打印二店'), '删除');
    await row(page, '云打印二店').waitFor({ state: 'detached' });
    await undo(page, '删除成功');
    await row(page, '云打印二店').waitFor();
  });
});

describe('an application for the certificate', () => {
  it('is refused with a wrong captcha, keeps what was typed, and is recorded with the next one', async () => {
    const page = await desk.sit('/maintain/authorization');
    await button(page, '申请授权').first().click();
    const typed = { 企业名称: '站台商贸', 企业域名: 'example.com', 订单号: 'S-7', 手机号: '13800001234', 验证码: '----' };
    for (const [label, text] of Object.entries(typed)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
    const picture = dialog(page).getByAltText('验证码图片');
    const wrong = await picture.getAttribute('src');
    await button(dialog(page), '提交').click();
    await dialog(page).getByText('验证码不正确').waitFor();

    await expect.poll(() => picture.getAttribute('src')).not.toBe(wrong);
    const [last] = await shop.db.select().from(captcha).orderBy(desc(captcha.createTime)).limit(1);
    await dialog(page)
      .getByLabel('验证码', { exact: true })
      .fill(last?.answer ?? '');
    await button(dialog(page), '提交').click();
    await row(page, '站台商贸').waitFor();
  });
});

describe('the code for a table', () => {
  it('comes as an archive for those that are ticked, and says which table no code can be made of', async () => {
    const page = await desk.sit('/codegen/codegenList?tableName=brand');
    const tick = (table: string) =>
      row(page, table)
        .filter({ has: page.getByText(table, { exact: true }) })
        .getByRole('checkbox')
        .check();
    await tick('brand_cate');
    await button(page, '生成代码').click();
    await page.getByText('数据表 brand_cate 不能生成代码').waitFor();

    await button(page, '取消选择').click();
    await tick('brand');
    const coming = page.waitForEvent('download');
    await button(page, '生成代码').click();
    const archive = new Blob([new Uint8Array(await buffer(await (await coming).createReadStream()))]);
    const names = [...(await zipEntries(archive)).keys()];
    expect(names).toContainEqual(expect.stringMatching(/^codegen\/.+\.json$/));
  });
});
