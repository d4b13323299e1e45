import { boolean, check, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Carriers. Those that need an account of the shop's own say which parts of it. */
export const express = pgTable(
  'express',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: varchar({ length: 50 }).notNull(),
    name: varchar({ length: 50 }).notNull(),
    partnerId: boolean().notNull().default(false),
    partnerKey: boolean().notNull().default(false),
    net: boolean().notNull().default(false),
    account: varchar({ length: 100 }),
    /** Encrypted; one that was typed before it was is encrypted at the next start. */
    password: text(),
    isPasswordSealed: boolean().notNull().default(false),
    netName: varchar({ length: 100 }),
    /** Code by which WeChat knows it; none until its list was asked, or staff have set it. */
    wechatCode: varchar({ length: 64 }),
    sort: integer().notNull().default(0),
    isShow: boolean().notNull().default(true),
    status: boolean().notNull().default(true),
  },
  (t) => [unique('express__code').on(t.code), check('express__sort', sql`${t.sort} between 0 and 9999`)],
);
