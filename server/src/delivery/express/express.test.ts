import { describe, expect, it } from 'vitest';
import { expressCalls } from '#contract/delivery/express.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const ask = async (path: string, query: Record<string, unknown>) =>
  (await shop.admin().raw('GET', `/admin/express/${path}`, { query })).data;

describe('carriers', () => {
  it('are there from the start, the usual ones first', async () => {
    expect(await ask('list', { page: 1, limit: 1 })).toMatchObject({
      list: [{ code: 'shunfeng', name: '顺丰速运', isShow: true, partnerId: false }],
    });
  });

  it('are found by code and by name', async () => {
    expect(await ask('list', { keywords: 'yund' })).toMatchObject({ list: [{ name: '韵达快递' }, { name: '韵达快运' }] });
    expect(await ask('list', { keywords: '极兔' })).toMatchObject({ total: 1 });
  });

  it('that need an account are no choice for electronic sheets before they have one', async () => {
    expect(await ask('all', { type: 'normal' })).toContainEqual(expect.objectContaining({ code: 'jd' }));
    expect(await ask('all', { type: 'elec' })).not.toContainEqual(expect.objectContaining({ code: 'jd' }));
  });
});

describe('a carrier', () => {
  const admin = shop.admin();
  const find = async (keywords: string) => {
    const { list } = await admin.run(expressCalls.list, { keywords, page: 1, limit: 1 });
    return list[0] ?? expect.fail(keywords);
  };
  const edit = { account: null, password: null, netName: null, sort: 1, status: true };

  it('that is switched off is no choice any more, until that is taken back', async () => {
    const { id } = await find('yuantong');

    const { changeId } = await admin.change(expressCalls.setShown, { id, isShow: false });
    expect(await ask('all', { type: 'normal' })).not.toContainEqual(expect.objectContaining({ code: 'yuantong' }));

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await ask('all', { type: 'normal' })).toContainEqual(expect.objectContaining({ code: 'yuantong' }));
  });

  it('is made ready for electronic sheets with what it asks for, and keeps its password unseen', async () => {
    const { id } = await find('kuayue');

    await expect(admin.run(expressCalls.update, { id, ...edit })).rejects.toMatchObject({ message: '请输入月结账号' });
    await expect(admin.run(expressCalls.update, { id, ...edit, account: 'A' })).rejects.toMatchObject({
      message: '请输入月结密码',
    });
    await admin.run(expressCalls.update, { id, ...edit, account: 'A', password: 'geheim' });
    await admin.run(expressCalls.update, { id, ...edit, account: 'B', password: '******' });

    const kept = async () => (await shop.db.execute(`select password from express where id = ${id}`)).rows[0]?.['password'];
    const sealed = String(await kept());
    expect([sealed.includes('geheim'), shop.app.secrets.decrypt(sealed)]).toEqual([false, 'geheim']);
    expect(await admin.run(expressCalls.info, { id })).toMatchObject({ account: 'B', password: '******', status: true, sort: 1 });
    expect(await ask('all', { type: 'elec' })).toContainEqual(expect.objectContaining({ code: 'kuayue' }));
  });

  it('that the shop does not know is added by a sync, which says so and adds none twice', async () => {
    const { added = [] } = (await admin.run(expressCalls.sync, {})) ?? {};

    expect(added).toContain('众邮快递');
    expect(await find('zhongyouex')).toMatchObject({ name: '众邮快递', isShow: true });
    expect(await admin.run(expressCalls.sync, {})).toEqual({ added: [], updated: [] });
  });

  it('is taken over from the provider, with its name and what its account takes', async () => {
    await provider.byPass();
    const row = { partner_id: '0', partner_key: '0', net: '0' };
    const [yuantong, boat] = [await find('yuantong'), { ...row, code: 'boat', name: '沙船快递', net: 1 }];
    provider.manner.carriers = {
      data: [
        { ...row, code: 'yuantong', name: '圆通新名', partner_id: 1 },
        boat,
        { ...row, code: '', name: '无名' },
        { ...row, code: 'nameless', name: null },
      ],
    };

    const { added = [], updated = [] } = (await admin.run(expressCalls.sync, {})) ?? {};

    expect([added, updated]).toEqual([['沙船快递'], ['圆通新名']]);
    expect(await find('yuantong')).toEqual({ ...yuantong, name: '圆通新名', partnerId: true, status: false });
    expect(await find('boat')).toMatchObject({ isShow: true, net: true, status: false });
    provider.manner.carriers = { data: [{ ...boat, name: '新沙船' }] };
    expect(await admin.run(expressCalls.sync, {})).toEqual({
      added: [],
      updated: [],
      ranBefore: { at: expect.any(Date), added: 1, updated: 1 },
    });
    expect(await admin.run(expressCalls.sync, { again: true })).toEqual({ added: [], updated: ['新沙船'] });
  });

  it('is not read from an answer that is none', async () => {
    provider.manner.carriers = '维护中';
    await expect(admin.run(expressCalls.sync, { again: true })).rejects.toMatchObject({
      message: '同步物流公司失败：一号通的回答无法读取，请稍后重试',
    });
  });

  it('that is none is refused in the words of the wire', async () => {
    const post = (path: string, body: object) => admin.raw('POST', `/admin/express/${path}`, { body });

    expect(await post('update/show', { id: 999_999, isShow: true })).toMatchObject({ message: '编辑的记录不存在!' });
    expect(await post('update', { id: 999_999, ...edit })).toMatchObject({ message: '快递公司不存在!' });
    expect(await admin.raw('GET', '/admin/express/info?id=999999')).toMatchObject({ message: '快递公司不存在' });
    expect(await post('update', edit)).toMatchObject({ code: 400, message: '快递公司id不能为空' });
    expect(await post('update', { id: 1, sort: 1 })).toMatchObject({ code: 400, message: '是否可用不能为空' });
  });
});
