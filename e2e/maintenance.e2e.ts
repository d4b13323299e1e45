import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { openShop } from '../server/test/shop.ts';
import { button, row } from './acts.ts';
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
