import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { openProvider } from '../../../test/provider.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const open = openSecond(shop);
const { manner } = provider;
const signIns = () => provider.asked.filter((path) => path.endsWith('user/login')).length;
const formsIn = ({ run }: Pick<ReturnType<typeof shop.admin>, 'run'>) => run(sheetCalls.template, { com: 'yuantong' });

beforeAll(() => provider.byPass());
beforeEach(() => void (provider.asked.length = 0));

describe('two processes on one database', () => {
  it('share one session, also where both open it at once or find it ended', async () => {
    const { client } = await open({ innerHosts: ['127.0.0.1'] });
    const token = await shop.tokenOf();
    const there = client({ 'authori-zation': token });
    const here = shop.admin();

    await Promise.all([formsIn(there), formsIn(here), formsIn(there)]);
    expect(signIns()).toBe(1);

    manner.mood = 'forgetful';
    await formsIn(there);
    await formsIn(here);
    expect(signIns()).toBe(2);
  });
});

describe('the token of a provider', () => {
  it('is kept encrypted, and stands in no log', async () => {
    const [kept] = (await shop.db.execute(sql`select token from provider_token where provider = 'onePass'`)).rows;
    const log = await shop.db.execute(sql`select 1 from change_row r where r::text like '%provider_token%'`);

    expect(String(kept?.['token'])).toMatch(/^[\w+/]+=*$/);
    expect(String(kept?.['token'])).not.toContain('token-');
    expect(log.rows).toEqual([]);
  });

  it('is asked for anew with another password: that opens another session, and a failed one leaves none', async () => {
    await provider.byPass('wrong');
    await expect(formsIn(shop.admin())).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    await provider.byPass();
    await shop.runQueued();
    await formsIn(shop.admin());
    expect(signIns()).toBe(1);
  });
});
