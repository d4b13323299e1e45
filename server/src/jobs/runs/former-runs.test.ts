import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openClient } from '../../../test/client.ts';
import { ask } from '../../../test/database.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { uidOf } = accountsIn(shop);
const firstPage = { page: 1, limit: 20 };

const migrations = join(import.meta.dirname, '../../../migrations');
const [move = ''] = globSync('*_move_all_runs_into_one_table.sql', { cwd: migrations });

/** Tables of runs as an earlier version had them, without their indexes. */
const former = `
  create table product_bulk (id int, task jsonb, label text, verb text, state text, matched int, changed int, unchanged int, refused int,
    job_id int, change_id bigint, admin_id int, create_time timestamptz);
  create table product_bulk_row (id int, run_id int, product_id int, state text, reason text);
  create table customer_run (like product_bulk);
  alter table customer_run drop column verb;
  create table customer_run_row (id int, run_id int, uid int, state text, reason text);
  create table shipment (id int, job_id int, admin_id int, request_key text, create_time timestamptz);
  create table shipment_row (id int, run_id int, order_no text, express_code text, express_number text, state text, reason text);
  create table member_import (id int, file_name text, state text, matched int, changed int, unchanged int, refused int, job_id int,
    admin_id int, create_time timestamptz);
  create table member_import_row (id int, import_id int, row int, cells jsonb, state text, reason text);`;

describe('runs of an earlier version', () => {
  it('are there after an upgrade, each under a number of its own, with what became of its rows', async () => {
    const { id: adminId, token } = await shop.person({ may: ['admin:user:group', 'admin:order:send', 'admin:user:import'] });
    const by = openClient(
      () => shop.app,
      () => ({ 'authori-zation': token }),
    );
    const uid = await uidOf('former');
    await ask(
      shop.url,
      `${former}
      insert into job_run (kind, label, state, done, total, message, input, create_time, update_time)
        values ('order.shipRecall', '撤回发货 2 单', 'done', 2, 2, '', '{}', now(), now());
      insert into customer_run values (1, '{"coupon": {"couponId": 7}}', '发送优惠券：十元券', 'done', 1, 1, 0, 0, null, 5, ${adminId}, now());
      insert into customer_run_row values (1, 1, ${uid}, 'done', '');
      insert into shipment select 1, max(id), ${adminId}, 'former', now() from job_run;
      insert into shipment_row values (1, 1, 'order1', 'shunfeng', 'SF1', 'recalled', ''), (2, 1, 'order2', 'shunfeng', 'SF2', 'sent', '已收货');
      insert into member_import values (1, '会员.csv', 'failed', 2, 1, 0, 0, 9, ${adminId}, now());
      insert into member_import_row values (1, 1, 2, '{"phone": "13900000001"}', 'done', '新增'), (2, 1, 3, '{"phone": "13900000002"}', 'waiting', '');
      begin; ${readFileSync(join(migrations, move), 'utf8')}; commit`,
    );

    const [sent] = (await by.run(customerRunCalls.listMany, firstPage)).list;
    expect(sent).toMatchObject({ label: '发送优惠券：十元券', state: 'done', changed: 1, changeId: null });
    expect((await by.run(customerRunCalls.rowsMany, { ...firstPage, id: sent?.id ?? 0 })).list).toMatchObject([
      { id: uid, state: 'done' },
    ]);
    const [shipped] = (await by.run(shipmentCalls.shipRuns, firstPage)).list;
    expect(shipped).toMatchObject({ total: 2, sent: 1, refused: 0 });
    expect((await by.run(shipmentCalls.shipRows, { ...firstPage, id: shipped?.id ?? 0 })).list).toMatchObject([
      { orderNo: 'order1', expressCode: 'shunfeng', expressNumber: 'SF1', state: 'recalled' },
      { orderNo: 'order2', state: 'sent', reason: '已收货' },
    ]);
    const id = Math.min(sent?.id ?? 0, shipped?.id ?? 0) - 1;
    expect(await by.run(memberImportCalls.info, { id })).toMatchObject({
      label: '导入 会员.csv',
      state: 'failed',
      matched: 2,
      changed: 1,
    });
    expect((await by.run(memberImportCalls.rows, { ...firstPage, id })).list).toMatchObject([
      { row: 2, phone: '139****0001', state: 'done' },
      { row: 3, state: 'waiting' },
    ]);
  });
});
