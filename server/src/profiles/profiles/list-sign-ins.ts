import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { experienceKinds, pointsKinds } from '#contract/customers/ledgers.ts';
import { startOfDay } from '#contract/moment.ts';
import { type SignIn, signInRewards } from '#contract/profiles/profile-records.ts';
import type { Page } from '#contract/wire.ts';
import { experienceRecord, integralRecord } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';

const titles: Readonly<Record<number, string>> = {
  [signInRewards.points]: pointsKinds.labels.sign,
  [signInRewards.experience]: experienceKinds.labels.sign,
};

const literal = (type: number): SQL<number> => sql<number>`${sql.raw(String(type))}`.mapWith(Number);

/** Rewards of a customer for signing in: points and experience, the latest first. */
export async function listSignIns(db: Db, { uid, ...paging }: Paging & { uid: number }): Promise<Page<SignIn>> {
  const ofPoints = and(eq(integralRecord.uid, uid), eq(integralRecord.kind, 'sign'));
  const ofExperience = and(eq(experienceRecord.uid, uid), eq(experienceRecord.kind, 'sign'));
  const { id, integral, balance, createTime } = integralRecord;
  const { experience } = experienceRecord;
  const rewards = unionAll(
    db
      .select({
        id,
        uid: integralRecord.uid,
        number: integral,
        balance,
        type: literal(signInRewards.points).as('type'),
        createTime,
      })
      .from(integralRecord)
      .where(ofPoints),
    db
      .select({
        id: experienceRecord.id,
        uid: experienceRecord.uid,
        number: experience,
        balance: experienceRecord.balance,
        type: literal(signInRewards.experience).as('type'),
        createTime: experienceRecord.createTime,
      })
      .from(experienceRecord)
      .where(ofExperience),
  ).as('rewards');
  const query = db.select().from(rewards).orderBy(desc(rewards.createTime), rewards.type);
  const counting = Promise.all([db.$count(integralRecord, ofPoints), db.$count(experienceRecord, ofExperience)]);
  return pageOfQuery(
    paging,
    query,
    counting.then(([points, experiences]) => points + experiences),
    (rows) => rows.map((row) => ({ ...row, title: titles[row.type] ?? '', createDay: startOfDay(row.createTime) })),
  );
}
