import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { bigrams, fen, instant, stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';

/** Parts of the real name by which the log of changes looks for a customer. */
export const realNameParts = sql.raw(`search_parts(customer.real_name)`);

/** A circle that staff put customers into; a customer is in one at most. */
export const customerGroup = pgTable(
  'customer_group',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupName: varchar({ length: 64 }).notNull(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [uniqueUnlessDeleted('customer_group__name', t.groupName)],
);

/** A step that customers climb by experience; `discount` is what they pay of a price, in per cent. */
export const customerLevel = pgTable(
  'customer_level',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 50 }).notNull(),
    grade: integer().notNull(),
    experience: integer().notNull(),
    // Lower threshold of customers who were on the level when it began to ask for more; others need all of it.
    keepsFrom: integer(),
    /** Moment when it began to; whoever comes onto it later is one of the others. */
    keepsAt: instant(),
    discount: integer().notNull(),
    icon: varchar({ length: 255 }).notNull(),
    isShow: boolean().notNull(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    uniqueUnlessDeleted('customer_level__name', t.name),
    uniqueUnlessDeleted('customer_level__grade', t.grade),
    check('customer_level__discount', sql`${t.discount} between 1 and 100`),
    check('customer_level__threshold', sql`${t.grade} > 0 and ${t.experience} >= 0`),
    check('customer_level__keeps_at', sql`(${t.keepsFrom} is null) = (${t.keepsAt} is null)`),
    check('customer_level__keeps_from', sql`${t.keepsFrom} >= 0 and ${t.keepsFrom} < ${t.experience}`),
  ],
);

/**
 * Customers of the shop. `account` is the storefront's own key for the person; `uid` on the wire is `id` here. Balance, points, experience and
 * commission are the sums of their ledgers, whose functions alone write them; `payCount` and `spreadCount` are kept counts.
 */
export const customer = pgTable(
  'customer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Ends with the id of its key, where that has customers of its own only. */
    account: varchar({ length: 96 }).notNull(),
    nickname: varchar({ length: 64 }).notNull(),
    avatar: varchar({ length: 1000 }).notNull().default(''),
    phone: varchar({ length: 18 }),
    /** Type of account, of `userTypes`. */
    userType: varchar({ length: 16 }).notNull().default('h5'),
    /** False: may not sign in to the shop. */
    status: boolean().notNull().default(true),
    realName: varchar({ length: 25 }).notNull().default(''),
    /** Sex, of `sexes`. */
    sex: integer().notNull().default(0),
    birthday: varchar({ length: 32 }).notNull().default(''),
    cardId: varchar({ length: 20 }).notNull().default(''),
    addres: varchar({ length: 255 }).notNull().default(''),
    mark: varchar({ length: 255 }).notNull().default(''),
    country: varchar({ length: 20 }).notNull().default('CN'),
    /** Names without 省 and 市. */
    province: varchar({ length: 32 }).notNull().default(''),
    city: varchar({ length: 32 }).notNull().default(''),
    addIp: varchar({ length: 45 }).notNull().default(''),
    lastIp: varchar({ length: 45 }).notNull().default(''),
    /** Unknown of people whom staff added, until they come. */
    firstVisitTime: instant(),
    lastLoginTime: instant(),
    groupId: integer(),
    level: integer(),
    /** Staff gave the level: experience raises it, and takes nothing of it. */
    isLevelByHand: boolean().notNull().default(false),
    /** Paid orders. */
    payCount: integer().notNull().default(0),
    isPromoter: boolean().notNull().default(false),
    promoterTime: instant(),
    /** Referrer of the customer. */
    spreadUid: integer(),
    spreadTime: instant(),
    /** Number of customers that this one brought. */
    spreadCount: integer().notNull().default(0),
    /** Account of the same person that goes on, once two were merged; itself once it was erased, for then none does. */
    mergedInto: integer(),
    erasedAt: instant(),
    nowMoney: fen().notNull().default(0),
    integral: integer().notNull().default(0),
    experience: integer().notNull().default(0),
    /** Commission that can be withdrawn; below zero where an order was refunded after that. */
    brokeragePrice: fen().notNull().default(0),
    /** Days of signing in, one after the other. */
    signNum: integer().notNull().default(0),
    subscribe: boolean().notNull().default(false),
    ...stamps,
    search: bigrams().generatedAlwaysAs(sql`bigrams(nickname::text)`),
  },
  (t) => [
    unique('customer__account').on(t.account),
    index('customer__buyer_key').on(sql`buyer_key(account)`), // whom a storefront means, however it writes the account
    check('customer__now_money', sql`${t.nowMoney} >= 0`),
    check('customer__integral', sql`${t.integral} >= 0`),
    check('customer__experience', sql`${t.experience} >= 0`),
    check('customer__counts', sql`${t.payCount} >= 0 and ${t.spreadCount} >= 0`),
    check('customer__sex', sql`${t.sex} between 0 and 3`),
    check('customer__spread_self', sql`${t.spreadUid} <> ${t.id}`),
    check('customer__erased', sql`(${t.mergedInto} is not distinct from ${t.id}) = (${t.erasedAt} is not null)`),
    check('customer__spread_time', sql`(${t.spreadUid} is null) = (${t.spreadTime} is null)`),
    foreignKey({ name: 'customer__group', columns: [t.groupId], foreignColumns: [customerGroup.id] }),
    foreignKey({ name: 'customer__level', columns: [t.level], foreignColumns: [customerLevel.id] }),
    foreignKey({ name: 'customer__survivor', columns: [t.mergedInto], foreignColumns: [t.id] }),
    foreignKey({ name: 'customer__referrer', columns: [t.spreadUid], foreignColumns: [t.id] }),
    // Indexes of the list end with `merged_into`, so that no row is read to see whether an account still goes on.
    index('customer__going_on')
      .on(t.id, t.lastLoginTime)
      .where(sql`merged_into is null`), // pages of all, and of those who have not come lately
    index('customer__created').on(t.createTime, t.id, t.mergedInto), // who signed up in a period, the latest first
    index('customer__visited').on(t.lastLoginTime, t.mergedInto), // who came in a period
    index('customer__came_once')
      .on(t.id, t.mergedInto)
      .where(sql`first_visit_time = last_login_time`), // who came once and not again
    index('customer__came_once_created')
      .on(t.createTime, t.id, t.mergedInto)
      .where(sql`first_visit_time = last_login_time`), // those of them who signed up in a period, the latest first
    index('customer__sex').on(t.sex, t.id, t.mergedInto), // pages and counts of a sex that few have
    index('customer__search').using('gin', t.search), // names
    index('customer__named').on(t.id, t.nickname, t.mark), // a page of a name that many have, read from the index alone
    index('customer__real_name')
      .using('gin', realNameParts)
      .where(sql`real_name <> ''`), // part of a real name, which few customers give
    index('customer__phone').on(t.phone), // the number as it was typed, and whether it is taken
    index('customer__phone_tail').on(sql`reverse(phone) text_pattern_ops`), // last digits of a phone
    index('customer__mark')
      .on(t.mark)
      .where(sql`mark <> ''`), // the remark as it was typed
    index('customer__type').on(t.userType, t.id, t.mergedInto), // pages of one tab
    index('customer__level_members').on(t.level, t.id, t.mergedInto), // pages and counts of a level
    index('customer__group_members').on(t.groupId, t.id, t.mergedInto), // pages and counts of a group
    index('customer__place').on(t.province, t.city, t.id, t.mergedInto), // pages of a province or city
    index('customer__orders').on(t.payCount, t.id, t.mergedInto), // who ordered so often, and all by how often
    index('customer__balance').on(t.nowMoney, t.id, t.mergedInto), // all by what is on their balance
    index('customer__points').on(t.integral, t.id, t.mergedInto), // all by their points
    index('customer__promoters')
      .on(t.promoterTime, t.id)
      .where(sql`is_promoter`), // promoters, and who became one in a period
    index('customer__promoters_named')
      .on(t.id, t.nickname, t.phone)
      .where(sql`is_promoter`), // promoters by a word, read from the index alone
    index('customer__promoters_people')
      .on(t.spreadCount, t.id)
      .where(sql`is_promoter`), // promoters by how many they brought
    index('customer__promoters_money')
      .on(t.brokeragePrice, t.id)
      .where(sql`is_promoter`), // promoters by what they can withdraw
    index('customer__abroad')
      .on(t.country, t.id, t.mergedInto)
      .where(sql`country <> 'CN'`), // who lives abroad
    index('customer__disabled')
      .on(t.id, t.mergedInto)
      .where(sql`not status`), // who may not sign in
    index('customer__downline')
      .on(t.spreadUid, t.id)
      .where(sql`spread_uid is not null`), // whom a promoter brought
    index('customer__merged')
      .on(t.mergedInto)
      .where(sql`merged_into is not null`), // the accounts that went into one
  ],
);
