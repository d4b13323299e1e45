import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { webhookCalls } from '#contract/notifications/webhooks.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Client } from '../test/client.ts';
import { incomingIn } from '../test/incoming-notices.ts';
import { openSecond } from '../test/second.ts';
import { openShop } from '../test/shop.ts';
import { signedHeaders } from '../test/storefront.ts';
import { systemActor } from './platform/jobs/jobs.ts';
import { type Secrets, openRotation, openSecrets } from './platform/secrets.ts';
import { renewSecrets } from './renew-secrets.ts';

const shop = openShop();
const second = openSecond(shop);
const url = '/api/open/sku/list';

const rotate = (rotation: ReturnType<typeof openRotation>) =>
  shop.app.write({ name: 'config.rotateKey', actor: systemActor('test') }, (write) => renewSecrets(write, rotation));

/** Secrets that a key opens, wherever in the database it stands: the column, and the secret itself. */
async function openedBy({ decrypt }: Secrets): Promise<string[]> {
  const { rows: columns } = await shop.db.execute<{ table: string; column: string }>(
    sql`select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying')`,
  );
  const opened: string[] = [];
  for (const { table, column } of columns) {
    const value = sql.identifier(column);
    const { rows } = await shop.db.execute<{ kept: string }>(
      sql`select ${value} as kept from ${sql.identifier(table)} where length(${value}) > 28`,
    );
    for (const { kept } of rows) {
      const text = decrypt(kept);
      if (text !== undefined) opened.push(`${table}.${column} ${text}`);
    }
  }
  return opened.toSorted();
}

const drawn = (isPassword: boolean) => ({
  name: '门禁',
  info: '门禁',
  content: JSON.stringify({
    fields: [
      {
        __config__: { label: '口令', tag: 'el-input', layout: 'colFormItem' },
        __vModel__: 'door_code',
        ...(isPassword && { 'show-password': true }),
      },
    ],
  }),
});
/** Passwords that staff draw: one of the settings, and one of an entry that was typed in the open before. */
async function typeIntoPasswords(admin: Client) {
  await admin.run(formTemplateCalls.save, drawn(false));
  const formId = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  await admin.run(groupCalls.save, { name: '门店', info: '门店', formId });
  const gid = (await admin.run(groupCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  const form = (value: string) => ({ id: formId, sort: 0, status: true, fields: [{ name: 'door_code', title: '口令', value }] });
  await admin.run(groupDataCalls.save, { gid, form: form('sesame-entry') });
  await admin.run(formTemplateCalls.update, { id: formId, ...drawn(true) });
  await admin.run(configCalls.saveForm, form('sesame-setting'));
}

describe('secrets whose key is changed', () => {
  let signed: { keyId: string; secret: string };

  beforeAll(async () => {
    const admin = shop.admin({ role: '超级管理员', password: 'a-long-pass-1' });
    const { keyId } = await admin.run(storefrontKeyCalls.save, { name: '官网' });
    const { list } = await admin.run(storefrontKeyCalls.list, { page: 1, limit: 100 });
    signed = await admin.run(storefrontKeyCalls.rotate, { id: list.find((row) => row.keyId === keyId)?.id ?? 0 });
    await admin.run(webhookCalls.save, { name: '仓库', url: 'https://stock.example/hook?key=q-1', events: ['order.paid'] });
    await admin.run(twoStepCalls.begin, { pwd: 'a-long-pass-1' });
    await admin.run(configCalls.saveForm, {
      id: 127,
      sort: 0,
      status: true,
      fields: [{ name: 'copy_product_apikey', title: '', value: 'k-1' }],
    });
    await incomingIn(shop).notice();
    await shop.db.execute(sql`update incoming_notice set reply = ${shop.app.secrets.encrypt('answer')}`);
    const [carrier] = (await admin.run(expressCalls.list, { keywords: 'kuayue', page: 1, limit: 1 })).list;
    const account = { account: 'A', password: 'geheim', netName: null, sort: 0, status: true };
    await admin.run(expressCalls.update, { id: carrier?.id ?? 0, ...account });
    await typeIntoPasswords(admin);
  });

  it('are all encrypted with the new one, stay what they are, and open nothing with the former', async () => {
    const former = openSecrets(shop.folder);
    const before = await openedBy(former);
    const rotation = openRotation(shop.folder);
    const { value: renewed } = await rotate(rotation);
    expect(() => openSecrets(shop.folder)).toThrow('密钥更换没有做完');
    rotation.settle();

    expect([renewed, new Set(before.map((place) => place.split(' ')[0]))]).toEqual([
      before.length,
      new Set([
        'admin_two_step.secret',
        'config.value',
        'express.password',
        'group_data.secrets',
        'incoming_notice.reply',
        'incoming_notice.sealed',
        'storefront_key.former_secret',
        'storefront_key.secret',
        'webhook.query',
        'webhook.secret',
      ]),
    ]);
    expect([await openedBy(former), await openedBy(openSecrets(shop.folder))]).toEqual([[], before]);
    expect(before).toEqual(
      expect.arrayContaining(['config.value sesame-setting', 'group_data.secrets {"door_code":"sesame-entry"}']),
    );
    const next = await second();
    expect(await next.client(signedHeaders(signed, shop.clock.now(), { url })).raw('GET', '/open/sku/list')).toMatchObject({
      code: 200,
    });
  });

  it('are encrypted once when the change was cut short before the key took its place', async () => {
    await rotate(openRotation(shop.folder));
    openRotation(shop.folder).abandon();
    const again = openRotation(shop.folder);
    const { value: renewed } = await rotate(again);
    again.settle();

    expect(renewed).toBe(0);
    expect(await openedBy(openSecrets(shop.folder))).toHaveLength(11);
  });

  it('stay as they are when the change is given up before anything was encrypted', async () => {
    openRotation(shop.folder).abandon();

    expect(await openedBy(openSecrets(shop.folder))).toHaveLength(11);
  });
});
