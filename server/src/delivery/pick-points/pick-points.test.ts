import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { itHasABin } from '../../../test/has-a-bin.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { pointDraft, point } = deliveryIn(shop);

const find = async (filter: Partial<Input<typeof pickPointCalls.list>> = {}) =>
  (await admin.run(pickPointCalls.list, { page: 1, limit: 100, status: pickPointTabs.shown, ...filter })).list;

describe('a pick-up point', () => {
  it('is answered as it was saved, its place as two numbers in the list and as one text alone', async () => {
    const id = await point({ name: '文三路店' });

    expect(await find({ keywords: '文三路' })).toMatchObject([
      { id, latitude: '30.274085', longitude: '120.155070', isShow: true },
    ]);
    expect(await admin.run(pickPointCalls.info, { id })).toMatchObject({ ...pointDraft(), name: '文三路店' });
  });

  it.each([
    ['no name', { name: ' ' }, '请填写门店名称'],
    ['a phone number that is none', { phone: '123' }, '手机号码格式错误'],
    ['no address', { address: '' }, '提货点地址'],
    ['no street', { detailedAddress: '' }, '请填写详细地址'],
    ['no picture', { image: '' }, '请上传门店logo'],
    ['a picture that would run', { image: 'javascript:alert(1)' }, '图片地址不正确，请重新上传'],
    ['no place on the map', { latitude: '' }, '请选择经纬度'],
    ['a place that is none', { latitude: '91,300' }, '经纬度应为“纬度,经度”，例如 31.230416,121.473701'],
    ['hours that are none', { dayTime: '25:00:00,26:00:00' }, '营业时间应为开始和结束时间，例如 09:00:00,21:00:00'],
    ['hours that end before they begin', { dayTime: '21:00:00,09:00:00' }, '结束营业的时间不能早于开始营业的时间'],
  ])('is refused with %s', async (_, change, message) => {
    const body = { ...pointDraft(), ...change };
    expect(await admin.raw('POST', pickPointCalls.save.path, { body })).toMatchObject({ code: 400, message });
  });

  it('is listed by being in the bin or not, where no tab is named', async () => {
    const ids = [await point({ name: '开着' }), await point({ name: '关着' }), await point({ name: '扔了' })] as const;
    await admin.run(pickPointCalls.updateStatus, { id: ids[1], status: false });
    await admin.run(pickPointCalls.delete, { id: ids[2] });
    const listed = async (isDel: boolean) => {
      const { list } = await admin.run(pickPointCalls.list, { page: 1, limit: 9999, isDel });
      return ids.map((id) => list.some((row) => row.id === id));
    };

    expect([await listed(false), await listed(true)]).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
  });

  it('is changed', async () => {
    const id = await point({ name: '改名前' });
    await admin.run(pickPointCalls.update, { ...pointDraft({ name: '改名后' }), id });
    expect(await admin.run(pickPointCalls.info, { id })).toMatchObject({ name: '改名后' });
  });

  itHasABin(shop, {
    calls: pickPointCalls,
    make: (name) => point({ name }),
    flag: 'isShow',
    below: async (status) => (await find({ status })).map(({ id }) => id),
    tabs: pickPointTabs.values,
    acts: [
      (id) => admin.run(pickPointCalls.update, { ...pointDraft(), id }),
      (id) => admin.run(pickPointCalls.updateStatus, { id, status: true }),
    ],
    says: {
      binned: '提货点在回收站里，请先恢复再修改',
      notBinned: '请先将提货点移入回收站，再彻底删除',
      gone: '门店自提点不存在',
    },
  });

  it('that does not exist is refused in the words of the wire', async () => {
    const refused = [pickPointCalls.recovery, pickPointCalls.delete, pickPointCalls.completelyDelete].map((call) =>
      expect(admin.run(call, { id: 999_999 })).rejects.toMatchObject({ message: '提货点不存在!' }),
    );
    await Promise.all(refused);
    await expect(admin.run(pickPointCalls.updateStatus, { id: 999_999, status: true })).rejects.toMatchObject({
      message: '门店自提点不存在',
    });
  });
});
