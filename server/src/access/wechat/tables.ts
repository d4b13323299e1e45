import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { scanStates } from '#contract/access/wechat-sign-in.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';
import { adminSession } from '../sessions/tables.ts';

/** WeChat by which a person signs in: one for each person, and each for one. */
export const adminWechat = pgTable(
  'admin_wechat',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    appId: varchar({ length: 64 }).notNull(),
    openid: varchar({ length: 64 }).notNull(),
    createTime: instant().notNull(),
  },
  (t) => [unique('admin_wechat__admin').on(t.adminId), unique('admin_wechat__openid').on(t.appId, t.openid)],
);

export const adminWechatUse = unaudited(
  pgTable('admin_wechat_use', {
    bindingId: integer()
      .primaryKey()
      .references(() => adminWechat.id, { onDelete: 'cascade' }),
    lastTime: instant().notNull(),
  }),
  'it changes with every sign-in, which the sign-in log tells',
);

/** Code on a screen, from when it is drawn until the person who scanned it has answered. Secrets of it are kept as hashes. */
export const wechatScan = unaudited(
  pgTable(
    'wechat_scan',
    {
      /** Scene of the code. */
      hash: varchar({ length: 64 }).primaryKey(),
      purpose: varchar({ length: 8, enum: ['signIn', 'bind'] }).notNull(),
      /** Cookie of the browser that shows it; empty where a session does. */
      browserHash: varchar({ length: 64 }).notNull(),
      sessionId: integer().references(() => adminSession.id, { onDelete: 'cascade' }),
      /** Person who binds, or whose account the scan found. */
      adminId: integer().references(() => admin.id, { onDelete: 'cascade' }),
      address: varchar({ length: 45 }).notNull(),
      agent: varchar({ length: 255 }).notNull(),
      state: varchar({ length: 16, enum: scanStates.values }).notNull(),
      appId: varchar({ length: 64 }).notNull(),
      openid: varchar({ length: 64 }).notNull(),
      /** Link in the chat of the person who scanned. */
      keyHash: varchar({ length: 64 }),
      /** Page that this person opened. */
      ticketHash: varchar({ length: 64 }),
      createTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [
      index('wechat_scan__browser').on(t.browserHash), // the page that waits
      index('wechat_scan__session').on(t.sessionId),
      index('wechat_scan__admin').on(t.adminId),
      index('wechat_scan__key').on(t.keyHash),
      index('wechat_scan__ticket').on(t.ticketHash),
      index('wechat_scan__address').on(t.address, t.createTime), // the limit per minute counts these
      index('wechat_scan__expiry').on(t.expireTime), // the clean-up asks for old ones
    ],
  ),
  'it lives for minutes and says nothing afterwards',
);
