import { and, sql } from 'drizzle-orm';
import { scheduleActs } from '#contract/catalogue/product-schedules.ts';
import type { Period } from '#contract/date-limit.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { timedBy } from '#server/platform/database/lists/timed.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { product } from '../products/tables.ts';
import { actsIn } from './acts-in.ts';
import { productSchedule } from './tables.ts';

const { act, at, productId, state } = productSchedule;
const { on, off, price } = scheduleActs.labels;
const label = sql`case ${act} when 'on' then ${on}::text when 'off' then ${off}::text else ${price}::text end`;

/** Acts on products that are planned for a day, or were: each by the id of its product. */
export const schedulesTimed = (db: Db, day: Period, actor: Actor) =>
  timedBy(db, {
    table: productSchedule,
    id: productId,
    at,
    title: sql`(select ${label} || '：' || p.store_name from ${product} p where p.id = ${productId})`,
    failed: sql`${state} = 'failed'`,
    where: and(actsIn(day), seen(productSchedule, actor)),
  });
