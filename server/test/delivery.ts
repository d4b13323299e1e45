import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import type { DataScope } from '#contract/access/role-record.ts';
import type { Input } from '#contract/call.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { headersOf } from './actors.ts';
import { openClient } from './client.ts';
import type { Shop } from './shop.ts';

type PointDraft = Input<typeof pickPointCalls.save>;

interface ClerkOptions {
  storeId: number;
  avatar?: string;
  may?: string[];
  dataScope?: DataScope;
}

/** Pick-up points and the people who work there. */
export function deliveryIn(shop: Shop) {
  const pointDraft = (wish: Partial<PointDraft> = {}): PointDraft => ({
    name: '西湖店',
    introduction: '地铁口',
    phone: '13800001234',
    address: '浙江省,杭州市,西湖区',
    detailedAddress: '文三路 1 号',
    dayTime: '09:00:00,21:00:00',
    image: '/files/public/store/2026/11/20/point.png',
    latitude: '30.274085,120.155070',
    ...wish,
  });

  return {
    pointDraft,

    /** A point that takes orders; its key. */
    async point(wish: Partial<PointDraft> = {}): Promise<number> {
      const admin = shop.admin();
      await admin.run(pickPointCalls.save, pointDraft(wish));
      const { list } = await admin.run(pickPointCalls.list, { page: 1, limit: 100, status: 1 });
      return Math.max(...list.map(({ id }) => id));
    },

    /** Person with these permissions who works at a point. */
    async clerk({ storeId, avatar = '', may = [], dataScope = 'all' }: ClerkOptions) {
      const person = await shop.person({ may, dataScope });
      await shop.admin().run(pickStaffCalls.save, { uid: person.id, storeId, staffName: '小张', avatar });
      const { list } = await shop.admin().run(pickStaffCalls.list, { page: 1, limit: 1, storeId });
      return {
        id: list[0]?.id ?? 0,
        adminId: person.id,
        roleId: person.roleId,
        token: person.token,
        account: person.account,
        desk: openClient(
          () => shop.app,
          () => headersOf(person),
        ),
      };
    },
  };
}
