import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import {
  balanceKinds,
  commissionKinds,
  commissionStates,
  experienceKinds,
  pointsKinds,
  pointsStates,
} from '#contract/customers/ledgers.ts';
import type { OwnExperience, OwnMovement, OwnPoints, openLedgerCalls } from '#contract/storefront/ledgers.ts';
import type { Page } from '#contract/wire.ts';
import { commissionRecord, customer, experienceRecord, integralRecord, ofAccount, userBill } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';

type BalanceInput = Input<typeof openLedgerCalls.balance>;

const of = (uid: AnyPgColumn, account: string): SQL =>
  sql`${uid} = (select ${customer.id} from ${customer} where ${ofAccount(account)})`;

export const ownBalance = (db: Db, { account, ...paging }: BalanceInput): Promise<Page<OwnMovement>> =>
  pageOf(db, paging, {
    from: userBill,
    where: of(userBill.uid, account),
    order: [desc(userBill.id)],
    show: (rows) => rows.map(({ balance, type, ...row }) => ({ ...row, after: balance, title: balanceKinds.labels[type] })),
  });

export const ownPoints = (db: Db, { account, ...paging }: BalanceInput): Promise<Page<OwnPoints>> =>
  pageOf(db, paging, {
    from: integralRecord,
    where: and(of(integralRecord.uid, account), eq(integralRecord.status, pointsStates.complete)),
    order: [desc(integralRecord.id)],
    show: (rows) => rows.map(({ balance, kind, ...row }) => ({ ...row, after: balance, title: pointsKinds.labels[kind] })),
  });

export const ownExperience = (db: Db, { account, ...paging }: BalanceInput): Promise<Page<OwnExperience>> =>
  pageOf(db, paging, {
    from: experienceRecord,
    where: of(experienceRecord.uid, account),
    order: [desc(experienceRecord.id)],
    show: (rows) => rows.map(({ balance, kind, ...row }) => ({ ...row, after: balance, title: experienceKinds.labels[kind] })),
  });

const { complete, withdrawing } = commissionStates;

export const ownCommission = (db: Db, { account, ...paging }: BalanceInput): Promise<Page<OwnMovement>> =>
  pageOf(db, paging, {
    from: commissionRecord,
    where: and(of(commissionRecord.uid, account), inArray(commissionRecord.status, [complete, withdrawing])),
    order: [desc(commissionRecord.id)],
    show: (rows) =>
      rows.map(({ price, balance, kind, ...row }) => ({
        ...row,
        amount: price,
        after: balance,
        title: commissionKinds.labels[kind],
      })),
  });
