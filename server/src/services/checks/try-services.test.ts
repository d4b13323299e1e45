import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openWechatShop } from '../../../test/wechat-stand-in.ts';
import { createMailClient } from '#server/platform/mail-client/mail-client.ts';
import { tryServices } from './try-services.ts';

const { shop, wechat } = openWechatShop('3', 'certificate');

/** Rows of all that asking may write. */
const written = async () =>
  (
    await shop.db.execute(
      sql`select (select count(*) from change) as changes, (select count(*) from provider_token) as tokens,
        (select count(*) from provider_health) as health, (select max(update_time) from config) as settings`,
    )
  ).rows;
const lineOf = async (label: string) =>
  (await tryServices({ ...shop.app, mailClient: createMailClient() })).find(({ line }) => line.startsWith(label));

describe('the outside services, asked from the command line,', () => {
  it('have a line each, those that nobody has set up as well', async () => {
    const tried = await tryServices({ ...shop.app, mailClient: createMailClient() });

    expect(tried.map(({ line }) => line.split('：')[0])).toEqual(
      expect.arrayContaining(['微信支付', '一号通', '阿里云物流查询', '99Api', '易联云', '开票服务']),
    );
    expect(await lineOf('一号通')).toEqual({ line: '一号通：未配置', isFailing: false });
  });

  it('are read only: asking keeps nothing, though certificates were fetched', async () => {
    await shop.runQueued();
    const kept = wechatPayFileSettings.wechat_pay_platform_certificates;
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) => setConfig(tx, kept, '', now));
    forgetSettings(shop.db);
    const before = await written();
    const { size } = wechat().books.trades;

    // The stand-in reaches the shop without TLS, which the platform would not.
    expect(await lineOf('微信支付')).toEqual({ line: expect.stringContaining('微信支付只认 https 的通知地址'), isFailing: true });
    expect(
      wechat()
        .log.slice(-2)
        .map(({ target }) => target),
    ).toContain('/v3/certificates');
    expect(wechat().books.trades.size).toBe(size);
    expect(await written()).toEqual(before);
  });

  it('say what is wrong and what to do', async () => {
    await shop.admin().run(configCalls.save, { key: 'pay_routine_mchid', value: '1900000002' });
    expect(await lineOf('微信支付')).toMatchObject({
      line: expect.stringContaining('请在支付配置里改为同一个'),
      isFailing: true,
    });
  });
});
