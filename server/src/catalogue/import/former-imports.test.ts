import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { fileJob, runRow } from '#server/jobs/index.ts';
import { ask } from '../../../test/database.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';
import { importKind } from './import-kind.ts';

const shop = openShop();
const { upload } = importsIn(shop);

const migrations = join(import.meta.dirname, '../../../migrations');
const [move = ''] = globSync('*_move_imports_among_runs.sql', { cwd: migrations });

const quoted = (json: object | null) => (json ? `'${JSON.stringify(json)}'` : 'null');

describe('imports of an earlier version', () => {
  it('are listed among all runs after an upgrade, and what waited in the queue is done', async () => {
    const admin = shop.admin();
    const { plan } = await upload('商品名称,分类,售价\n排队杯,杯,1\n');
    const { id: adminId } = await admin.run(administratorCalls.me, {});
    const progress = (state: string, input: object, result: object | null) => `
      insert into job_run (kind, label, state, done, total, message, input, result, admin_id, create_time, update_time) values
        ('product.import', '导入 旧表.csv', '${state}', 0, 1, '', ${quoted(input)}, ${quoted(result)}, ${adminId}, now(), now());`;
    await ask(
      shop.url,
      `create table import_refusal (id int, run_id int, kind text, row int, name text, reason text);
      ${progress('done', plan, { created: 3, updated: 1, unchanged: 2, refused: 1, changeId: 77 })}
      insert into import_refusal select 1, max(id), 'products', 3, '坏杯', '售价不正确' from job_run;
      ${progress('waiting', plan, null)}
      begin; ${readFileSync(join(migrations, move), 'utf8')}; commit`,
    );

    const { list } = await admin.run(runCalls.list, { kind: 'product.import', page: 1, limit: 20 });
    const file = { label: '导入 旧表.csv', source: '旧表.csv' };
    expect(list).toMatchObject([
      { ...file, state: 'waiting', changed: 0 },
      { ...file, state: 'done', matched: 7, changed: 4, unchanged: 2, refused: 1, changeId: 77 },
    ]);
    const [waiting, done] = list;
    const rows = await shop.db
      .select()
      .from(runRow)
      .where(eq(runRow.runId, done?.id ?? 0));
    expect(rows).toMatchObject([{ key: '3', input: { kind: 'products', name: '坏杯' }, reason: '售价不正确' }]);
    await fileJob(importKind).run(shop.app, { runId: waiting?.jobId ?? 0, by: { id: adminId, name: '站长' } });
    expect(await admin.run(runCalls.info, { id: waiting?.id ?? 0 })).toMatchObject({ state: 'done', changed: 1 });
    expect((await admin.run(productCalls.listAll, { keywords: '排队杯', page: 1, limit: 20 })).total).toBe(1);
  });
});
