import { asc, eq } from 'drizzle-orm';
import { addAccount, admin, hashPassword, randomPassword, role } from '#server/access/index.ts';
import { saveShopStaff, shop } from '#server/catalogue/index.ts';
import { listOpenPoints, savePickStaff } from '#server/delivery/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import { operator, saveOperator } from '#server/sellers/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';

/** The account is the pinyin of the role. */
const demoStaff = [
  { account: 'dianzhang', realName: '方站长', roleName: '店长' },
  { account: 'cangku', realName: '何库管', roleName: '仓库' },
  { account: 'kefu', realName: '小雨', roleName: '客服' },
  { account: 'caiwu', realName: '钱会计', roleName: '财务' },
  { account: 'dianyuan', realName: '小赵', roleName: '提货点店员' },
  { account: 'shangjia', realName: '顾师傅', roleName: '店铺商品员' },
  { account: 'yunying', realName: '金经理', roleName: '商家运营' },
  { account: 'yanshi', realName: '访客', roleName: '演示站' },
] as const;

export interface DemoSignIn {
  account: string;
  roleName: string;
  /** Absent when it was given. */
  generated: string | undefined;
}

/** The first administrator, who is there before the others are hired. */
export async function findFirstAdministrator(db: Db): Promise<Administrator | undefined> {
  const [first] = await db.select({ id: admin.id, name: admin.realName }).from(admin).orderBy(asc(admin.id)).limit(1);
  return first && starterOf(first);
}

/** Finds somebody of the staff, as whoever acts. */
export async function findPerson({ tx }: Write, account: string): Promise<Administrator | undefined> {
  const [person] = await tx.select({ id: admin.id, name: admin.realName }).from(admin).where(eq(admin.account, account));
  return person && starterOf(person);
}

/** Staff who see the orders of a pick-up point work at one. */
async function seedClerk(write: Write, clerk: { uid: number; staffName: string }): Promise<void> {
  const [point] = await listOpenPoints(write.tx);
  if (point) await savePickStaff(write, { ...clerk, storeId: point.id });
}

/** Staff who see the products of a shop keep those of the first. */
async function seedKeeper(write: Write, adminId: number): Promise<void> {
  const [first] = await write.tx.select({ id: shop.id }).from(shop).orderBy(asc(shop.id)).limit(1);
  if (first) await saveShopStaff(write, { shopId: first.id, adminIds: [adminId] });
}

/** Staff who see the shops of an operator sign in for the first. */
async function seedOperatorStaff(write: Write, adminId: number): Promise<void> {
  const [first] = await write.tx.select().from(operator).orderBy(asc(operator.id)).limit(1);
  if (first) await saveOperator(write, { ...first, adminIds: [adminId] });
}

/** Seeds an account for each role besides the first administrator; with passwords of their own unless one is given for all. */
export async function seedStaff(write: Write, password?: string): Promise<DemoSignIn[]> {
  const roles = new Map((await write.tx.select().from(role).where(eq(role.isSuper, false))).map((row) => [row.roleName, row.id]));
  const given = password === undefined ? undefined : await hashPassword(password);
  const hired: DemoSignIn[] = [];
  for (const { account, realName, roleName } of demoStaff) {
    const roleId = roles.get(roleName);
    if (roleId === undefined) continue;
    const generated = given === undefined ? randomPassword() : undefined;
    const hash = given ?? (await hashPassword(generated ?? ''));
    const uid = await addAccount(write, { account, realName, roleId, hash, mustChangePassword: false });
    if (roleName === '提货点店员') await seedClerk(write, { uid, staffName: realName });
    if (roleName === '店铺商品员') await seedKeeper(write, uid);
    if (roleName === '商家运营') await seedOperatorStaff(write, uid);
    hired.push({ account, roleName, generated });
  }
  return hired;
}
