import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/admin/system/notification';
const list = async (query = {}) => (await admin.raw('GET', `${PATH}/list`, { query })).data as Record<string, unknown>[];
const find = async (id: number) => (await list()).find((row) => row['id'] === id);
const detail = (query: object) => admin.raw('GET', `${PATH}/detail`, { query: { ...query } });
const update = (body: object) => admin.raw('POST', `${PATH}/update`, { body });

describe('the notifications of a shop', () => {
  it('are those of the registry, in the words of the wire', async () => {
    const [first] = await list({ sendType: 1 });
    expect(first).toEqual({
      id: 1,
      mark: 'paySuccess',
      type: '订单支付成功通知',
      description: '订单支付成功通知',
      isWechat: 2,
      wechatId: 35,
      isRoutine: 1,
      routineId: 55,
      isSms: 1,
      smsId: 559,
      isNotice: 0,
      manner: 'all',
      sendType: 1,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
  });

  it('are told apart by who hears of them', async () => {
    const customers = await list({ sendType: 1 });
    const staff = await list({ sendType: 2 });
    expect(customers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 12, 16, 17, 18, 27, 57, 58]);
    expect(staff).toContainEqual(
      expect.objectContaining({ id: 11, mark: 'adminApplyOrderRefund', isWechat: 0, isSms: 1, smsId: 563 }),
    );
    expect(await list()).toHaveLength(customers.length + staff.length);
    expect(await admin.raw('GET', `${PATH}/list`, { query: { sendType: 3 } })).toMatchObject({
      code: 400,
      message: '未知的发送类型',
    });
  });

  it('stay as staff have set them when the shop starts again', async () => {
    await admin.run(notificationCalls.switchSms, { id: 8, status: 2 });
    await shop.app.seed({ demo: false });
    expect(await find(8)).toMatchObject({ isSms: 2 });
  });
});

describe('a switch of a notification', () => {
  const press = (channel: string, id: number, query = {}) => admin.raw('POST', `${PATH}/${channel}/switch/${id}`, { query });

  it('flips for clients that name no target, and stays where one is named', async () => {
    await update({ id: 2, detailType: 'wechat', tempId: 'TPL_2', status: 2 });
    expect(await press('wechat', 2)).toEqual({ code: 200, message: '更改成功', data: null });
    expect(await find(2)).toMatchObject({ isWechat: 1 });
    await press('wechat', 2, { status: 1 });
    expect(await find(2)).toMatchObject({ isWechat: 1 });
    await press('routine', 2);
    expect(await find(2)).toMatchObject({ isWechat: 1, isRoutine: 2, isSms: 1 });
  });

  it('ends where both wanted it when two name the same target at once', async () => {
    await Promise.all([press('sms', 1, { status: 2 }), press('sms', 1, { status: 2 })]);
    expect(await find(1)).toMatchObject({ isSms: 2 });
  });

  it('can be taken back', async () => {
    await update({ id: 3, detailType: 'wechat', tempId: 'TPL_3', status: 2 });
    const { changeId } = await admin.change(notificationCalls.switchWechat, { id: 3, status: 1 });
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await find(3)).toMatchObject({ isWechat: 2 });
  });

  it('is not turned on before its template has an id', async () => {
    expect(await press('wechat', 4)).toMatchObject({
      code: 500,
      message: '这个通知还没有模板 ID，请先同步微信模版消息，或在通知详情里选择模板',
    });
    await press('routine', 4);
    expect(await press('routine', 4)).toMatchObject({ message: expect.stringContaining('请先同步小程序订阅消息') });
    expect(await find(4)).toMatchObject({ isWechat: 2, isRoutine: 2 });
  });

  it.each([
    ['wechat', '通知没有配置公众号模板'],
    ['routine', '通知没有配置小程序订阅模板'],
  ])('of a channel that the event does not have is refused: %s', async (channel, message) => {
    expect(await press(channel, 12)).toEqual({ code: 500, message, data: null });
  });

  it('of what is none is refused', async () => {
    expect(await press('notice', 1)).toMatchObject({ code: 500, message: '这个通知不能在站内发送' });
    expect(await press('sms', 3)).toMatchObject({ code: 500, message: '通知没有配置短信' });
    expect(await press('sms', 99)).toMatchObject({ code: 500, message: '系统通知不存在' });
  });
});

describe('the manner of a notification', () => {
  const setManner = (id: number, manner: 'all' | 'inTurn') => admin.run(notificationCalls.setManner, { id, manner });

  it('is set, taken back, and refused where there is no other channel', async () => {
    const { changeId } = await admin.change(notificationCalls.setManner, { id: 1, manner: 'inTurn' });
    expect(await find(1)).toMatchObject({ manner: 'inTurn' });
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await find(1)).toMatchObject({ manner: 'all' });
    await expect(setManner(12, 'inTurn')).rejects.toMatchObject({ message: '这个通知只有一个发给用户的渠道，不能依次尝试' });
  });
});

describe('the details of a notification', () => {
  it('are the template of the channel, whose names differ by channel', async () => {
    const wechat = await detail({ id: 5, detailType: 'wechat' });
    expect(wechat.data).toEqual({
      id: 34,
      tempId: '',
      title: null,
      tempKey: 'OPENTM418209505',
      content: expect.stringMatching(/^\{\{first\.DATA\}\}\n商品明细：\{\{keyword1\.DATA\}\}\n/),
      name: '订单配送通知',
      status: 2,
      fields: expect.arrayContaining([{ name: 'keyword4', value: 'courier', text: '' }]),
      options: {},
      aliyunCode: '',
    });
    const sms = await detail({ id: 12, detailType: 'sms' });
    expect(sms.data).toMatchObject({ id: 566, tempId: '440410', title: '改价通知', name: null, tempKey: '', status: 1 });
  });

  it.each([
    [{ detailType: 'sms' }, 400, '通知id不能为空'],
    [{ id: 1 }, 400, '详情类型不能为空'],
    [{ id: 12, detailType: 'wechat' }, 500, '请先配置公众号模板消息'],
    [{ id: 12, detailType: 'routine' }, 500, '请先配置小程序订阅消息'],
    [{ id: 3, detailType: 'sms' }, 500, '请先配置短信模板'],
  ])('of what is missing are refused: %o', async (query, code, message) => {
    expect(await detail(query)).toMatchObject({ code, message });
  });

  it('are saved with the switch', async () => {
    expect(await update({ id: 6, detailType: 'routine', tempId: ' xYz ', status: 2 })).toMatchObject({ code: 200, data: null });
    expect((await detail({ id: 6, detailType: 'routine' })).data).toMatchObject({ tempId: 'xYz', status: 2 });
  });

  const content = '单号:{{character_string1.DATA}}\n金额:{{amount2.DATA}}\n提示:{{thing3.DATA}}';
  const [orderNo, price, tip] = [
    { name: 'character_string1', value: 'orderNo', text: '' },
    { name: 'amount2', value: 'price', text: '' },
    { name: 'thing3', value: '', text: '感谢惠顾' },
  ];
  const map = (...fields: unknown[]) => update({ id: 1, detailType: 'wechat', tempId: 'TPL_1', content, fields, status: 2 });

  it('hold a template that was chosen at WeChat, and what its fields hold', async () => {
    expect(await map(orderNo, price, tip)).toMatchObject({ code: 200 });
    expect((await detail({ id: 1, detailType: 'wechat' })).data).toMatchObject({ content, fields: [orderNo, price, tip] });
  });

  it.each([
    ['请给“提示”选择内容', () => map(orderNo, price)],
    ['“订单编号”填不进“金额”，它只接受金额', () => map(orderNo, { ...price, value: 'orderNo' }, tip)],
    ['“提示”应为20 个字以内', () => map(orderNo, price, { ...tip, text: '一'.repeat(21) })],
    ['这个通知没有“快递单号”，请给“单号”选择别的内容', () => map({ ...orderNo, value: 'trackingNo' }, price, tip)],
  ])('are refused where WeChat would refuse every message: %s', async (message, save) => {
    expect(await save()).toMatchObject({ code: 500, message });
  });

  it('of a text message take the code of 阿里云短信, and keep it where none is sent', async () => {
    await update({ id: 9, detailType: 'sms', status: 1, aliyunCode: ' SMS_100000002 ' });
    await update({ id: 9, detailType: 'sms', status: 1 });
    expect((await detail({ id: 9, detailType: 'sms' })).data).toMatchObject({ aliyunCode: 'SMS_100000002', tempId: '440408' });
  });

  it('of a text message keep its template', async () => {
    await update({ id: 9, detailType: 'sms', tempId: '1', status: 2 });
    expect((await detail({ id: 9, detailType: 'sms' })).data).toMatchObject({ tempId: '440408', status: 2 });
  });

  it.each([
    [{ detailType: 'sms', status: 1 }, 400, '通知id不能为空'],
    [{ id: 1, status: 1 }, 400, '详情类型不能为空'],
    [{ id: 1, detailType: 'sms' }, 400, '状态不能为空'],
    [{ id: 1, detailType: 'wechat', tempId: ' ', status: 1 }, 500, '模板id不能为空'],
    [{ id: 12, detailType: 'wechat', tempId: 'x', status: 1 }, 500, '请先为通知配置公众号模板'],
    [{ id: 12, detailType: 'routine', tempId: 'x', status: 1 }, 500, '请先为通知配置小程序订阅模板'],
    [{ id: 3, detailType: 'sms', status: 1 }, 500, '通知没有配置短信'],
    [{ id: 99, detailType: 'sms', status: 1 }, 500, '系统通知不存在'],
  ])('that cannot be saved are refused: %o', async (body, code, message) => {
    expect(await update(body)).toMatchObject({ code, message });
  });
});

describe('a form of a notification that two people have opened', () => {
  const send = (tempId: string, status: number, opened: object, detailType = 'routine') =>
    update({ id: 7, detailType, tempId, status, opened });
  const open = async (detailType = 'routine') => {
    const { tempId, status } = Object((await detail({ id: 7, detailType })).data);
    return { tempId, status };
  };

  it('saves over nobody: whoever saves later is asked, and shown what was saved', async () => {
    const opened = await open();

    const answers = await Promise.all([send('mine', opened.status, opened), send('theirs', opened.status, opened)]);

    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const now = await open();
    expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({ theirs: now });
    expect(await send('again', opened.status, now)).toMatchObject({ code: 200 });
  });

  it('keeps a switch that was flipped meanwhile', async () => {
    const opened = await open();
    await admin.run(notificationCalls.switchRoutine, { id: 7, status: opened.status === 1 ? 2 : 1 });

    expect(await send('late', opened.status, opened)).toMatchObject({ code: 409 });
  });

  it('is of one channel: what was saved of another is nobody’s conflict, and a client that names nothing saves unasked', async () => {
    const [routine, sms] = [await open(), await open('sms')];
    await send('', sms.status === 1 ? 2 : 1, sms, 'sms');

    expect(await send('other-channel', routine.status, routine)).toMatchObject({ code: 200 });
    expect(await update({ id: 7, detailType: 'routine', tempId: 'old client', status: 1 })).toMatchObject({ code: 200 });
  });
});
