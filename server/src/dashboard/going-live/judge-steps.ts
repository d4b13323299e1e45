import { type SQL, and, eq, gt, sql } from 'drizzle-orm';
import type { GoingLiveStep } from '#contract/dashboard/going-live.ts';
import { switchStates } from '#contract/notifications/event-terms.ts';
import { reachSettings, siteSettings } from '#contract/settings/site.ts';
import { admin, adminPasskey } from '#server/access/index.ts';
import { product } from '#server/catalogue/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import { isOneProven } from '#server/maintenance/index.ts';
import { notification, isMailOpen } from '#server/notifications/index.ts';
import { parcel, refund } from '#server/orders/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { storefrontKeyUse } from '#server/storefront/index.ts';

const there = (rows: SQL) => sql`exists (${rows})`;
const activeStaff = sql`${admin.status} and not ${admin.isDel}`;
const isOn = (column: SQL | object) => sql`${column} = ${switchStates.on}`;

/** Questions about rows, each of which the first row answers. */
const questions = {
  products: there(
    sql`select from ${product} where ${and(sql`${product.isShow} and not ${product.isRecycle} and not ${product.isDel}`, gt(product.stock, 0))}`,
  ),
  freight: there(sql`select from ${shippingTemplates}`),
  payment: there(sql`select from ${paymentAttempt} where ${eq(paymentAttempt.state, 'paid')}`),
  sending: there(sql`select from ${parcel}`),
  refund: there(sql`select from ${refund}`),
  staff: sql`(select count(*) > 1 from ${admin} where ${activeStaff})`,
  secondStep: sql`not exists (select from ${admin} where ${activeStaff} and not ${admin.twoStep}
    and not exists (select from ${adminPasskey} where ${adminPasskey.adminId} = ${admin.id}))`,
  notices: there(
    sql`select from ${notification} where ${isOn(notification.isWechat)} or ${isOn(notification.isRoutine)} or ${isOn(notification.isSms)}`,
  ),
  storefront: there(sql`select from ${storefrontKeyUse}`),
  backup: isOneProven,
} satisfies Partial<Record<GoingLiveStep, SQL>>;

const asked = sql.join(
  Object.entries(questions).map(([step, question]) => sql`${question} as ${sql.identifier(step)}`),
  sql`, `,
);

/** Steps whose matter is there, by the records themselves: one statement, and settings from memory. */
export async function stepsDone(db: Db): Promise<ReadonlySet<GoingLiveStep>> {
  const [{ rows }, name, address, isMailSet] = await Promise.all([
    db.execute<Record<string, boolean>>(sql`select ${asked}`),
    settingOf(db, siteSettings.site_name),
    settingOf(db, reachSettings.api_url),
    isMailOpen({ tx: db, db }),
  ]);
  const found: Partial<Record<GoingLiveStep, boolean>> = {
    ...rows[0],
    name: name !== siteSettings.site_name.initial,
    address: address.startsWith('https://'),
    mail: isMailSet,
  };
  return new Set((Object.keys(found) as GoingLiveStep[]).filter((step) => found[step]));
}
