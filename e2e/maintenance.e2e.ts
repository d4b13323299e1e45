import { rename } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { recordRun } from '#server/platform/jobs/record-run.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

async function renamed(from: string, to: string) {
  const staff = shop.admin();
  await staff.run(serviceProviderCalls.save, { providerName: from, type: 'sms' });
  const { list } = await staff.run(serviceProviderCalls.list, { page: 1, limit: 100 });
  const id = list.find(({ providerName }) => providerName === from)?.id ?? 0;
  await staff.run(serviceProviderCalls.update, { id, providerName: to, type: 'sms' });
  return id;
}

describe('a timer that failed', () => {
  it('is named by the state of the system, says why in its list, and is run again from there', async () => {
    await recordRun(shop.app, 'access.clean', () => Promise.reject(new Error('磁盘已满'))).catch(() => undefined);
    const page = await desk.sit('/maintain/system/status');
    const timers = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '定时任务' }) });
    await timers.getByText('故障').waitFor();
    await timers.getByText(/查看原因：清除过期的登录和验证码/).waitFor();

    await page.goto(new URL('/maintain/system/timers?state=failed', page.url()).href);
    await row(page, '磁盘已满').waitFor();
    await button(row(page, '清除过期的登录和验证码'), '立即执行').click();
    await page.getByText('已开始执行，结果稍后显示').waitFor();
    await shop.runDue();
    await row(page, '清除过期的登录和验证码').waitFor({ state: 'detached' });

    await page.goto(new URL('/maintain/system/status', page.url()).href);
    await timers.getByText('都正常').waitFor();
  });
});

describe('what the state of the system cannot read', () => {
  it('is said in its place, and everything else as well', async () => {
    const away = `${shop.folder}-away`;
    await rename(shop.folder, away);
    const page = await desk.sit('/maintain/system/status');
    const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await item('磁盘').getByText('读不到', { exact: true }).waitFor();
    await item('数据库').getByText('正常').waitFor();

    await rename(away, shop.folder);
    await button(page, '刷新').click();
    await item('磁盘').getByText('读不到', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('somebody who is signed in', () => {
  it('is signed out from afar, and asked to sign in again where the page stands', async () => {
    const { token } = await shop.person({ role: '仓库', realName: '小周' });
    const theirs = await desk.open('/store/index', { token });
    await theirs.getByRole('navigation', { name: '菜单' }).getByText('商品', { exact: true }).first().waitFor();
    const page = await desk.sit('/maintain/system/sessions?keywords=小周');
    await button(row(page, '小周'), '退出').click();
    await dialog(page).getByText('没有保存的内容会丢失').waitFor();
    await button(dialog(page), '退出').click();

    await theirs.getByText('请重新登录').waitFor();
    await row(page, '小周').waitFor({ state: 'detached' });
  });

  it('stays so when whoever tries may do less', async () => {
    await shop.person({ realName: '店主' });
    const may = ['admin:system:session:list', 'admin:system:session:manage'];
    const page = await desk.sit('/maintain/system/sessions?keywords=店主', { may });
    await button(row(page, '店主'), '退出').click();
    await button(dialog(page), '退出').click();

    await page.getByText('对方拥有您没有的权限').waitFor();
    await row(page, '店主').waitFor();
  });
});

describe('the log of acts', () => {
  it('is read in sentences, searched by record, and shows how far it was verified', async () => {
    const id = await renamed('老云打印', '新云打印');
    await renamed('另一家', '别的一家');
    await shop.pass('1 minute');
    const page = await desk.sit('/maintain/system/changes');
    await page.getByText(/^已校验到 .*未被改动$/).waitFor();
    await row(page, '服务商名称 老云打印 改为 新云打印').waitFor();

    await page.getByPlaceholder('ID，或选类型后填名称').fill(String(id));
    await page.keyboard.press('Enter');
    await row(page, '服务商名称 另一家 改为 别的一家').waitFor({ state: 'detached' });
    await button(row(page, '老云打印 改为 新云打印'), '查看').click();
    await page.locator('.ant-drawer ins', { hasText: '新云打印' }).waitFor();
  });

  it('warns on its screen of an act that somebody altered in the database', async () => {
    await renamed('甲', '乙');
    await shop.pass('1 minute');
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table change_row disable trigger user`);
      await tx.execute(sql`update change_row set after = '{"provider_name": "丙"}' where after ->> 'provider_name' = '乙'`);
      await tx.execute(sql`alter table change_row enable trigger user`);
    });
    await expect(shop.pass('1 day')).rejects.toThrow('log');

    const page = await desk.sit('/maintain/system/changes');
    await page.getByRole('alert').filter({ hasText: '操作日志校验未通过' }).waitFor();
  });
});
