import { describe, expect, it } from 'vitest';
import { type CityNode, cityCalls } from '#contract/delivery/cities.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const raw = (path: string, query: Record<string, unknown>) => admin.raw('GET', `/admin/system/city/${path}`, { query });
const named = async (name: string) => {
  const find = (nodes: readonly CityNode[]): CityNode | undefined =>
    nodes.find((node) => node.name === name) ?? nodes.map(({ child = [] }) => find(child)).find((node) => node !== undefined);
  return find(await admin.run(cityCalls.tree, { withHidden: true, name })) ?? expect.fail(name);
};

describe('the regions of a new shop', () => {
  it('are the whole country: provinces, cities and districts, a municipality with one city of its name', async () => {
    const tree = await admin.run(cityCalls.tree, {});

    const cities = tree.flatMap(({ child = [] }) => child);
    expect([tree.length, cities.length > 330, cities.flatMap(({ child = [] }) => child).length > 2900]).toEqual([34, true, true]);
    const capital = tree.find(({ name }) => name === '北京市');
    expect(capital?.child?.map(({ name, cityId }) => [name, cityId])).toEqual([['北京市', 110_100]]);
    expect(cities.filter(({ child = [] }) => child.length === 0)).toEqual([]);
  });

  it('are answered branch by branch as the wire has them', async () => {
    const { data } = await raw('list', { parentId: 330_100 });

    expect(data).toContainEqual({
      id: expect.any(Number),
      cityId: 330_106,
      level: 2,
      parentId: 330_100,
      areaCode: '330106',
      name: '西湖区',
      mergerName: '中国,浙江省,杭州市,西湖区',
      lng: '',
      lat: '',
      isShow: true,
      createTime: expect.any(String),
      updateTime: expect.any(String),
    });
    expect(await raw('list', {})).toMatchObject({ code: 400, message: '父级id不能为空' });
    expect(await raw('list', { parentId: -1 })).toMatchObject({ code: 400, message: '父级id必须大于等于0' });
  });
});

describe('a region', () => {
  it('is renamed and keeps its place, and the full names below follow', async () => {
    const { id, cityId } = await named('青岛市');
    for (const parentId of [330_000, cityId, 1, 0])
      await expect(admin.run(cityCalls.update, { id, parentId, name: '新青岛' })).rejects.toMatchObject({
        message: '地区不能换到别的上级，请刷新页面后只修改名称',
      });

    const { id: row } = await named('山东省');
    await admin.run(cityCalls.update, { id, parentId: row, name: '青岛市' });
    const { changeId } = await admin.change(cityCalls.update, { id, parentId: 370_000, name: ' 新青岛 ' });

    expect(await admin.run(cityCalls.info, { id })).toMatchObject({ name: '新青岛', parentId: 370_000 });
    const [first] = await admin.run(cityCalls.list, { parentId: cityId });
    expect(first?.mergerName).toMatch(/^中国,山东省,新青岛,/);
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await admin.run(cityCalls.info, { id })).toMatchObject({ name: '青岛市' });
  });

  it('that is hidden is no choice with all below, and can be shown again', async () => {
    const { id } = await named('青海省');
    const isThere = async () => JSON.stringify(await admin.run(cityCalls.tree, {})).includes('西宁市');

    await admin.run(cityCalls.setStatus, { id, status: false });
    expect(await isThere()).toBe(false);
    expect(await admin.run(cityCalls.list, { parentId: 0, withHidden: true })).toContainEqual(expect.objectContaining({ id }));

    await admin.run(cityCalls.setStatus, { id, status: true });
    expect(await isThere()).toBe(true);
  });

  it('is found by name, with those above it and all below', async () => {
    const found = await admin.run(cityCalls.tree, { name: '西湖' });

    expect(found.map(({ name }) => name)).toContain('浙江省');
    expect(found.find(({ name }) => name === '浙江省')?.child).toMatchObject([{ name: '杭州市', child: [{ name: '西湖区' }] }]);
  });
});
