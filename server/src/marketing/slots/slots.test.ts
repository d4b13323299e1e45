import { describe, expect, it } from 'vitest';
import { slotCalls } from '#contract/marketing/slots.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { openShop } from '../../../test/shop.ts';
import { slotStateOf } from '#contract/marketing/sessions.ts';

const shop = openShop();
const { sale } = marketingIn(shop);
const admin = shop.admin();
const body = (overrides: object = {}) => ({
  name: '上午场',
  time: '08:00,12:00',
  silderImgs: JSON.stringify([{ attId: 3, sattDir: '/files/public/a.png' }]),
  status: 1,
  ...overrides,
});
const save = (overrides: object = {}) => admin.raw('POST', '/admin/store/seckill/manger/save', { body: body(overrides) });
const list = async () => (await admin.run(slotCalls.list, { page: 1, limit: 20 })).list;

describe('slots', () => {
  it('are in the JSON of the wire, with what they do now', async () => {
    expect(await save()).toMatchObject({ code: 200, data: null });

    const { data } = await admin.raw('GET', '/admin/store/seckill/manger/list', { query: { status: '1' } });

    expect(Object(data).list).toMatchObject([
      {
        name: '上午场',
        startTime: 8,
        endTime: 12,
        time: '08:00,12:00',
        img: null,
        killStatus: slotStateOf({ startTime: 8, endTime: 12, status: true }, shop.clock.now()),
        status: 1,
      },
    ]);
    expect(JSON.parse(Object(data).list[0].silderImgs)).toEqual([{ attId: 3, sattDir: '/files/public/a.png' }]);
  });

  it.each([
    ['one hour of another', { time: '11:00,13:00' }, '当前时间段的秒杀配置已存在'],
    ['another, while it is off', { time: '10:00,11:00', status: 0 }, '当前时间段的秒杀配置已存在'],
    ['no hours', { time: '10:00' }, '时间参数不正确 例如:01:00,02:00'],
    ['an end before the start', { time: '20:00,19:00' }, '请填写正确的时间范围'],
    ['no pictures', { silderImgs: '' }, '轮播图不能为空'],
    ['no name', { name: '' }, '秒杀时段名称不能为空'],
  ])('never have %s', async (_, overrides, message) => {
    expect(await save(overrides)).toMatchObject({ message });
  });

  it('may touch, end at midnight, and be moved around their own hours', async () => {
    expect(await save({ name: '下午场', time: '12:00,24:00' })).toMatchObject({ code: 200 });
    const [first] = await list();
    const moved = { query: { id: first?.id }, body: body({ time: '09:00,12:00' }) };
    expect(await admin.raw('POST', '/admin/store/seckill/manger/update', moved)).toMatchObject({ code: 200 });
  });

  it('keep their place when a client changes them without naming one', async () => {
    const [first] = await list();
    const changed = (overrides: object) =>
      admin.raw('POST', '/admin/store/seckill/manger/update', {
        query: { id: first?.id },
        body: body({ time: '09:00,12:00', ...overrides }),
      });
    await changed({ sort: 4 });
    await changed({ name: '早场', time: '9,12:00:00' });
    expect(await admin.run(slotCalls.info, { id: first?.id ?? 0 })).toMatchObject({ name: '早场', sort: 4 });
    await changed({ sort: 0 });
  });

  it('are listed by their place, then by their hour, and found by name and by switch', async () => {
    await save({ name: '早市', time: '05:00,07:00', sort: 2 });
    await save({ name: '凌晨场', time: '01:00,03:00', sort: 2, status: 0 });
    const asked = async (filter: object = {}) => {
      const { total, list: found } = await admin.run(slotCalls.list, { page: 1, limit: 20, ...filter });
      return [total, ...found.map(({ name }) => name)];
    };

    expect(await asked()).toEqual([4, '上午场', '下午场', '凌晨场', '早市']);
    expect(await asked({ page: 2, limit: 3 })).toEqual([4, '早市']);
    expect(await asked({ name: '午场' })).toEqual([2, '上午场', '下午场']);
    expect(await asked({ status: false })).toEqual([1, '凌晨场']);
    expect(await asked({ name: '午场', status: false })).toEqual([0]);
    for (const { id } of (await list()).slice(2)) await admin.run(slotCalls.delete, { id });
    expect(await asked()).toEqual([2, '上午场', '下午场']);
  });

  it('are switched by their path', async () => {
    const [first] = await list();
    const path = `/admin/store/seckill/manger/update/status/${first?.id}`;
    expect(await admin.raw('POST', path, { query: { status: 0 } })).toMatchObject({ code: 200, data: true });
    expect((await list())[0]).toMatchObject({ status: false, statusName: '关闭' });
    await admin.raw('POST', path, { query: { status: 'true' } });
  });

  it('stay while a flash sale uses them, and go after it', async () => {
    const [first] = await list();
    const id = first?.id ?? 0;
    await sale({ timeId: id, status: false });
    await expect(admin.run(slotCalls.delete, { id })).rejects.toMatchObject({
      message: '还有 1 个秒杀商品在使用这个时段，请先删除它们或换到别的时段',
    });
    const other = (await list()).at(-1)?.id ?? 0;
    await admin.run(slotCalls.delete, { id: other });
    expect((await list()).map((each) => each.id)).toEqual([id]);
    await expect(admin.run(slotCalls.info, { id: other })).rejects.toMatchObject({ message: '秒杀时段不存在' });
  });
});
