import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { templateCalls } from '#contract/notifications/templates.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { deleteProgrammeTemplate, putTemplate } from '../../../../stand-ins/wechat/templates.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const admin = shop.admin();
const { account } = wechat;
const ADD = '/wxaapi/newtmpl/addtemplate';
const syncRoutine = () => admin.run(templateCalls.syncRoutine, {});
const syncWechat = () => admin.run(templateCalls.syncWechat, {});
const detail = (id: number, detailType: 'wechat' | 'routine') => admin.run(notificationCalls.detail, { id, detailType });
const ofProgramme = () => [...account.templates.values()].filter(({ isOfProgramme }) => isOfProgramme);
const own = ['退换申请通过通知', '退换申请被拒绝通知', '换货发出通知'];
const change = (statement: string) =>
  shop.app.write({ name: 'test.change', actor: systemActor('test') }, ({ tx }) => tx.execute(statement));

describe('a sync of templates without a way to WeChat', () => {
  it('says so', async () => {
    for (const sync of [syncWechat, syncRoutine])
      await expect(sync()).rejects.toMatchObject({ message: '还没有接入微信，接入后才能同步模板消息' });
  });
});

describe('a sync of templates of the mini programme', () => {
  beforeAll(() => wechat.plugIn());

  it('goes on where it stopped, adds each once, and leaves what is not ours', async () => {
    const foreign = putTemplate(account, { title: '预约提醒', fields: ['thing1'], labels: ['项目'], isOfProgramme: true });
    wechat.platform().loseNext(ADD);
    await expect(syncRoutine()).rejects.toMatchObject({ message: '微信平台接口异常，没任何数据返回！' });
    expect(ofProgramme()).toHaveLength(2);

    expect(await syncRoutine()).toMatchObject({ added: 6, kept: 1, refused: own.map((type) => ({ type })) });
    expect(await syncRoutine()).toMatchObject({ added: 0, kept: 7 });

    expect(ofProgramme()).toHaveLength(8);
    expect(account.templates.has(foreign.id)).toBe(true);
    const paid = await detail(1, 'routine');
    expect(paid.content?.trim()).toBe('订单编号:{{character_string3.DATA}}\n订单金额:{{amount9.DATA}}\n备注:{{thing6.DATA}}');
    expect(ofProgramme().map(({ id }) => id)).toContain(paid.tempId);
  });

  it('of two at once adds what is missing once', async () => {
    const { tempId } = await detail(3, 'routine');
    deleteProgrammeTemplate(account, { priTmplId: tempId });

    await Promise.all([syncRoutine(), syncRoutine()]);

    expect(ofProgramme().filter(({ title }) => title === '砍价成功通知')).toHaveLength(1);
    expect((await detail(3, 'routine')).tempId).not.toBe(tempId);
  });

  it('says which could not be added and why, and keeps the others', async () => {
    await change(`update notification_template set temp_id = null, temp_key = '9999', title = '别的' where id = 53`);
    await change(`update notification_template set temp_id = null, title = '', content = '尺码：{{thing1.DATA}}' where id = 54`);

    expect(await syncRoutine()).toEqual({
      added: 0,
      kept: 5,
      open: [],
      refused: expect.arrayContaining([
        { type: '充值成功通知', why: '微信的模板库里没有这个编号' },
        { type: '确认收货通知', why: expect.stringMatching(/^模板库 1481 里没有关键词“尺码”/) },
      ]),
    });
  });

  it('says that the account has no room for more', async () => {
    await change(`update notification_template set temp_id = null, temp_key = '755', title = '', content = '充值金额：{{amount3.DATA}}
备注：{{thing7.DATA}}' where id = 53`);
    while (ofProgramme().length < 25) putTemplate(account, { title: '别的', fields: ['thing1'], isOfProgramme: true });

    expect((await syncRoutine())?.refused).toContainEqual({
      type: '充值成功通知',
      why: '账号里的模板已满（25 个），请到微信公众平台删除不用的模板',
    });
  });
});

describe('a sync of templates of the public account', () => {
  beforeEach(() => account.asked.clear());

  it('takes over what staff have chosen there, adds by category, and asks for none of the former library', async () => {
    const former = { title: '付款通知', fields: ['keyword1', 'keyword2'], labels: ['付款金额', '交易单号'], isFormer: true };
    const { id } = putTemplate(account, former);
    await change(`update notification_template set temp_key = '42984', content = '订单编号：{{keyword1.DATA}}
发货时间：{{keyword2.DATA}}
物流公司：{{keyword3.DATA}}' where id = 20`);

    const answer = await syncWechat();

    expect(answer).toMatchObject({ added: 1, kept: 1 });
    expect(answer?.refused).toContainEqual({
      type: '拼团成功通知',
      why: '微信已不再提供旧模板库的编号 OPENTM407456411：请在微信后台选用合适的模板，再到“通知详情”里选择',
    });
    expect(wechat.asked('/cgi-bin/template/api_add_template')).toBe(1);
    expect(await detail(1, 'wechat')).toMatchObject({ tempId: id });
    const sent = await detail(2, 'wechat');
    expect(sent.content?.trim()).toBe('订单编号:{{character_string1.DATA}}\n发货时间:{{time2.DATA}}\n物流公司:{{thing3.DATA}}');
    expect(await syncWechat()).toMatchObject({ added: 0, kept: 2 });
  });

  it('names an id that is not in the account', async () => {
    await admin.run(notificationCalls.update, { id: 5, detailType: 'wechat', tempId: 'TPL_gone', status: 2 });
    expect((await syncWechat())?.refused).toContainEqual({
      type: '订单配送通知',
      why: expect.stringMatching(/^账号里没有这个模板 ID/),
    });
  });
});

describe('a template of the account', () => {
  const labels = ['商品', '状态', '货架'];
  const put = () =>
    putTemplate(account, {
      title: '收货提醒',
      fields: ['thing1', 'phrase2', 'thing3'],
      labels,
      isOfProgramme: true,
      options: { phrase2: ['已收货', '已拒收'] },
    });
  const contents = (...[status, shelf]: string[]) => [
    { name: 'thing1', value: 'products', text: '' },
    { name: 'phrase2', value: '', text: status },
    { name: 'thing3', value: '', text: shelf },
  ];
  const save = (tempId: string, more: object) =>
    admin.run(notificationCalls.update, { id: 7, detailType: 'routine', tempId, status: 2, ...more });
  const turnOn = () => admin.run(notificationCalls.switchRoutine, { id: 7, status: 1 });

  it('with fields that nobody has chosen a content for is named by the sync, and is not switched on', async () => {
    [...account.templates.values()].filter((one) => one.isOfProgramme).forEach(({ id }) => account.templates.delete(id));
    const { id } = put();
    await save(id, {});

    expect((await syncRoutine())?.open).toEqual([{ type: '确认收货通知', fields: ['状态', '货架'] }]);
    await expect(turnOn()).rejects.toMatchObject({ message: '模板里的“状态”、“货架”还没有选择内容，请先在通知详情里选好再启用' });
    await expect(save(id, { status: 1 })).rejects.toMatchObject({ message: expect.stringContaining('“货架”还没有选择内容') });
    await save(id, { fields: contents('已收货', 'A 区') });
    await turnOn();
  });

  it('is judged by what the account tells of it, also where it was never read and a client sends another content', async () => {
    const { id } = put();
    const content = '随便：{{thing9.DATA}}';

    await expect(save(id, { content, fields: contents('在路上', 'A 区') })).rejects.toMatchObject({
      message: '“状态”只能是：已收货、已拒收',
    });
    await save(id, { content, fields: contents('已拒收', 'A 区') });

    expect(await detail(7, 'routine')).toMatchObject({
      content: expect.stringContaining('{{thing3.DATA}}'),
      fields: contents('已拒收', 'A 区'),
      options: { phrase2: ['已收货', '已拒收'] },
    });
  });

  it('can be saved while WeChat is out of reach', async () => {
    wechat.platform().loseNext('/wxaapi/newtmpl/gettemplate');
    await save('SUB_unread', {});
    expect(await detail(7, 'routine')).toMatchObject({ tempId: 'SUB_unread' });
  });
});

describe('a sync of no templates', () => {
  it('asks for some first', async () => {
    await change('update notification set wechat_id = null, routine_id = null');
    await change(`delete from notification_template where channel <> 'sms'`);
    await expect(syncWechat()).rejects.toMatchObject({ message: '请先添加公众号模板消息' });
    await expect(syncRoutine()).rejects.toMatchObject({ message: '请先配置小程序订阅消息' });
  });
});
