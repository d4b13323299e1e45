import { eq } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { masked } from '#contract/masked.ts';
import type { OwnProfile } from '#contract/profiles/own-profiles.ts';
import { customerLevel, findCustomer } from '#server/customers/index.ts';
import { promoterFigures } from '#server/finance/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

async function levelOf(db: Db, id: number | null) {
  if (id === null) return null;
  const { name, grade, icon, discount } = customerLevel;
  const [found] = await db.select({ name, grade, icon, discount }).from(customerLevel).where(eq(customerLevel.id, id));
  return found ?? null;
}

/** A customer as they see themselves; asking makes nobody a customer. */
export async function getOwnProfile(db: Db, { account }: { account: string }): Promise<OwnProfile> {
  const found = await findCustomer(db, account);
  if (!found) throw customerRefusals.NOT_FOUND();
  const [level, pictures, figures] = await Promise.all([
    levelOf(db, found.level),
    addressesOf(db),
    promoterFigures(db, found.id),
  ]);
  return {
    nickname: found.nickname,
    avatar: pictures.show(found.avatar),
    phone: found.phone === null ? null : masked(found.phone),
    sex: found.sex,
    country: found.country,
    province: found.province,
    city: found.city,
    level: level && { ...level, icon: pictures.show(level.icon) },
    balance: found.nowMoney,
    points: found.integral,
    experience: found.experience,
    isPromoter: found.isPromoter,
    commission: {
      available: found.brokeragePrice,
      frozen: figures.freezeBrokeragePrice,
      earned: figures.totalBrokeragePrice,
      withdrawn: figures.extractCountPrice,
    },
  };
}
