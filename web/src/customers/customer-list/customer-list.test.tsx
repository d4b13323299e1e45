import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type CustomerGroup, customerGroupCalls } from '#contract/customers/groups.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { type CustomerTag, customerTagCalls } from '#contract/customers/tags.ts';
import { type ListedCoupon, omittedAsNull } from '#contract/coupons/listed-coupon.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { registrationCalls } from '#contract/profiles/registrations.ts';
import { Refusal } from '#contract/refusal.ts';
import { timelineCalls } from '#contract/profiles/timelines.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { isUnsaved } from '#web/ui/basics/unsaved.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
// Loaded beforehand: the first transform of them takes longer than a test waits.
import '#web/ui/pickers/coupon-picker.tsx';
import '../customer-profile/customer-profile.tsx';
import '../customer-runs/run-dialog.tsx';
import { overview, top } from '../customer-profile/sample-profile.ts';
import { CustomerList } from './customer-list.tsx';

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const at = new Date('2026-11-01T04:00:00Z');
const nothingKnown = { realName: '', birthday: '', cardId: '', addIp: '', lastIp: '', avatar: '' };
const legacy = { partnerId: null, adminid: 0, loginType: '', cleanTime: null, path: '/0/' };
const noCounts = { brokeragePrice: 0, experience: 0, signNum: 0, payCount: 2, spreadCount: 0 };

const lin: CustomerRow = {
  ...nothingKnown,
  ...legacy,
  ...noCounts,
  uid: 7,
  nickname: '林小满',
  phone: '138****8000',
  sex: 2,
  country: 'CN',
  userType: 'wechat',
  status: true,
  mark: '常客',
  addres: '杭州',
  groupId: '3',
  groupName: '高级会员',
  tagId: '5',
  tagName: '常客',
  level: 0,
  levelName: null,
  nowMoney: 1250,
  integral: 30,
  isPromoter: false,
  spreadUid: 0,
  spreadTime: null,
  spreadNickname: '无',
  subscribe: false,
  createTime: at,
  updateTime: at,
  lastLoginTime: at,
};

const levelOf = (id: number, name: string): CustomerLevel => ({
  id,
  name,
  grade: id,
  experience: id * 100,
  isShow: true,
  discount: 90,
  icon: '',
  isDel: false,
  createTime: at,
  updateTime: at,
});
const regionOf = (id: number, name: string) => ({ id, cityId: id, parentId: 0, name, isShow: true });
const tenYuan = {
  ...omittedAsNull,
  id: 9,
  name: '十元券',
  money: 1000,
  minPrice: 0,
  useStartTime: null,
  useEndTime: null,
  isFixedTime: false,
  isForever: null,
  day: 7,
  isLimited: false,
  lastTotal: 0,
  isGet: false,
};

const words = [
  on(customerLevelCalls.list, [levelOf(1, '普通会员'), levelOf(2, '黄铜会员')]),
  on(cityCalls.tree, [{ ...regionOf(1, '浙江省'), child: [regionOf(2, '杭州市')] }]),
  on(couponCalls.sendList, pageOf(tenYuan)),
  on(couponCalls.list, pageOf<ListedCoupon>()),
  on(customerGroupCalls.list, pageOf<CustomerGroup>({ id: 3, groupName: '高级会员' }, { id: 4, groupName: '老会员' })),
  on(customerTagCalls.list, pageOf<CustomerTag>({ id: 5, name: '常客' })),
];
const wire = [on(preferenceCalls.get, null), ...words, on(customerCalls.list, pageOf(lin))];

/** Opens a dialog of the row: the first act is in sight, the others are under 更多. */
async function open(label: string, ...calls: Answering[]) {
  const answers = [on(customerCalls.adjustFounds, { nowMoney: 800, integral: 27 }), ...calls];
  const view = renderScreen(<CustomerList />, { wire: [...wire, on(customerCalls.group, null, { change: 5 }), ...answers] });
  if (label !== '编辑') await view.user.click(await screen.findByRole('button', { name: '更多' }));
  await view.user.click(await screen.findByRole('button', { name: label }));
  return { ...view, box: within(await screen.findByRole('dialog')) };
}

describe('the list of customers', () => {
  itIsAList({
    screen: <CustomerList />,
    wire: words,
    call: customerCalls.list,
    some: pageOf(lin),
    row: '林小满',
    shows: ['138****8000', '¥12.50'],
    none: pageOf<CustomerRow>(),
    empty: '还没有用户，用户下单后会出现在这里',
    filter: 'sex=1',
    search: ['用户搜索', 'keywords'],
    reader: { may: ['admin:user:list'], lacks: ['添加用户', '编辑', '积分余额', '设置分组'] },
  });

  it('is put in the order of a figure by its head', async () => {
    const { user, sent } = renderScreen(<CustomerList />, { wire });
    await screen.findAllByText('¥12.50');
    await user.click(within(screen.getByRole('columnheader', { name: /余额/ })).getByRole('button'));
    await waitFor(() => expect(sent(customerCalls.list).at(-1)).toMatchObject({ order: '-nowMoney' }));
  });

  it('says the sex of those of whom it is known', async () => {
    const two = on(customerCalls.list, pageOf(lin, { ...lin, uid: 8, nickname: '无名', sex: 0 }));
    renderScreen(<CustomerList />, { wire: [on(preferenceCalls.get, null), ...words, two] });

    const opener = await screen.findByRole('button', { name: /^林小满/ });
    expect(opener.textContent).toBe('林小满 | 女');
    expect(screen.getByRole('button', { name: /^无名/ }).textContent).toBe('无名');
  });

  it('says who was merged and leads to the one who goes on, instead of being switched off', async () => {
    const went = { ...lin, uid: 8, nickname: '并走的', status: false, mergedInto: { uid: 3, nickname: '王二' } };
    const off = { ...lin, uid: 9, nickname: '停用的', status: false, mergedInto: null };
    const erased = { ...lin, uid: 10, nickname: '已注销用户', status: false, mergedInto: { uid: 10, nickname: '已注销用户' } };
    const three = on(customerCalls.list, pageOf(lin, went, off, erased));
    renderScreen(<CustomerList />, { wire: [on(preferenceCalls.get, null), ...words, three], at: '/user/index?keywords=的' });

    const link = await screen.findByRole('link', { name: '已合并' });
    expect(link.getAttribute('href')).toBe('/user/index?keywords=%E7%9A%84&open=3');
    expect(screen.getByTitle('已合并到 王二（ID 3）').textContent).toBe('已合并');
    expect(screen.getAllByRole('cell', { name: /^(开启|关闭|已合并|已注销)$/ }).map((cell) => cell.textContent)).toEqual([
      '开启',
      '已合并',
      '关闭',
      '已注销',
    ]);
    expect(screen.getAllByRole('button', { name: '编辑' })).toHaveLength(2);
  });

  it('opens an edit with what is known, and sends what was changed beside it', async () => {
    const { user, sent, box } = await open('编辑', on(customerCalls.update, null));
    const mark = await box.findByRole<HTMLInputElement>('textbox', { name: '用户备注' });
    expect(mark.value).toBe('常客');
    await user.clear(mark);
    await user.type(mark, '老客');
    await user.click(box.getByRole('button', { name: '保存' }));

    const person = { realName: '', birthday: '', cardId: '' };
    const edit = {
      ...person,
      id: 7,
      addres: '杭州',
      mark: '老客',
      groupId: [3],
      tagId: [5],
      isPromoter: false,
      status: true,
      changed: ['mark'],
    };
    await waitFor(() => expect(sent(customerCalls.update)).toEqual([edit]));
  });
});

describe('a customer over the list', () => {
  const profile = [on(profileCalls.topDetail, top), on(profileCalls.overview, { ...overview, customer: lin })];
  const opened = async (scene: object = {}) => {
    const view = renderScreen(<CustomerList />, {
      wire: [...wire, ...profile, on(customerCalls.group, null, { change: 5 })],
      at: '/user/index?open=7',
      ...scene,
    });
    return { ...view, drawer: within(await screen.findByRole('dialog')) };
  };
  const mayRead = [customerCalls.list, profileCalls.topDetail].map(({ permission }) => permission);

  it('is offered the acts of the row, after which list and figures are read again', async () => {
    const { user, sent, drawer } = await opened();
    await user.click(await drawer.findByRole('button', { name: '设置分组' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const box = within(screen.getAllByRole('dialog').at(-1) ?? document.body);
    await user.click(await box.findByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(box.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(customerCalls.group)).toEqual([{ id: [7], groupId: 4 }]));
    await waitFor(() =>
      expect([sent(customerCalls.list), sent(profileCalls.topDetail)].map(({ length }) => length)).toEqual([2, 2]),
    );
  });

  it('is offered what this person may do, and nothing where that is nothing', async () => {
    const { drawer, unmount } = await opened({ may: [...mayRead, customerCalls.tag.permission] });
    expect(await drawer.findByRole('button', { name: '设置标签' })).toBeTruthy();
    for (const name of ['编辑', '设置分组', '更多']) expect(drawer.queryByRole('button', { name })).toBeNull();
    unmount();

    const { drawer: read } = await opened({ may: mayRead });
    await read.findByText('概况');
    expect(read.queryByRole('button', { name: '设置标签' })).toBeNull();
  });

  async function begin() {
    const view = renderScreen(<CustomerList />, {
      wire: [...wire, ...profile, on(timelineCalls.timeline, { list: [], next: null })],
      at: '/user/index',
    });
    await view.user.click(await screen.findByRole('button', { name: /^林小满/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await view.user.click(await drawer.findByRole('tab', { name: '动态' }));
    await view.user.type(await drawer.findByRole('textbox', { name: '添加备注' }), '欠一张发票');
    const note = () => drawer.getByRole<HTMLTextAreaElement>('textbox', { name: '添加备注' }).value;
    return { ...view, drawer, note };
  }
  const press = async (user: Awaited<ReturnType<typeof begin>>['user'], name: string | RegExp) =>
    user.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);

  it('asks before a note that was begun is lost', async () => {
    const { user, address, drawer, note } = await begin();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await press(user, '继续填写');
    await user.click(drawer.getByRole('tab', { name: '概况' }));
    await press(user, '继续填写');
    expect(note()).toBe('欠一张发票');

    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await press(user, /^放\s*弃$/);
    await waitFor(() => expect(address()).toBe('/user/index'));
  });

  it('asks likewise when the browser goes back, and goes where that led once it may', async () => {
    const { user, address, goBack, note } = await begin();
    await goBack();
    await press(user, '继续填写');
    await waitFor(() => expect(address()).toBe('/user/index?open=7'));
    expect(note()).toBe('欠一张发票');

    await goBack();
    await press(user, /^放\s*弃$/);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '添加备注' })).toBeNull());
    expect([address(), isUnsaved('/user/index')]).toEqual(['/user/index', false]);
  });
});

describe('an act on a customer', () => {
  it('may take the whole balance, and no more', async () => {
    const { user, box } = await open('积分余额');
    await user.click((await box.findAllByRole('radio', { name: '减少' }))[0] ?? document.body);
    const balance = box.getByRole('spinbutton', { name: '余额' });

    await user.type(balance, '12.50');
    expect(await box.findByText('现有余额 ¥12.50，修改后 ¥0.00')).toBeTruthy();
    await user.clear(balance);
    await user.type(balance, '12.51');
    expect(await box.findByText('现有余额 ¥12.50，不够减')).toBeTruthy();
  });

  it('is sent under one key until the dialog is closed, and under another when it is opened anew', async () => {
    const lost = on(customerCalls.adjustFounds, () => {
      throw customerRefusals.BALANCE_SHORT();
    });
    const { user, sent, box } = await open('积分余额', lost);
    const send = async (times: number) => {
      const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body);
      await user.type(await dialog.findByRole('textbox', { name: '原因' }), '补偿');
      await user.click(dialog.getByRole('button', { name: '增加 ¥5.00' }));
      await waitFor(() => expect(sent(customerCalls.adjustFounds)).toHaveLength(times));
      return dialog;
    };
    const added = async () => {
      await user.click((await screen.findAllByRole('radio', { name: '增加' }))[0] ?? document.body);
      await user.type(screen.getByRole('spinbutton', { name: '余额' }), '5');
    };
    await added();
    await user.click(box.getByRole('button', { name: '增加 ¥5.00' }));
    expect(await box.findByText('请填写原因')).toBeTruthy();
    await send(1);
    const dialog = await send(2);
    await user.click(dialog.getByRole('button', { name: /^取\s*消$/ }));
    await user.click(await screen.findByRole('button', { name: /^放\s*弃$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: '积分余额' }));
    await added();
    await send(3);

    const [first, second, third] = sent(customerCalls.adjustFounds).map(({ idempotencyKey }) => idempotencyKey);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('moves nothing before staff have chosen which way', async () => {
    const { user, sent, box } = await open('积分余额');
    await user.type(await box.findByRole('spinbutton', { name: '余额' }), '5');
    await user.type(box.getByRole('textbox', { name: '原因' }), '补偿');
    await user.click(box.getByRole('button', { name: '增加或减少' }));
    expect(await box.findByText('请选择增加还是减少')).toBeTruthy();
    expect(box.getByText('现有余额 ¥12.50')).toBeTruthy();
    await user.clear(box.getByRole('spinbutton', { name: '余额' }));
    await user.click(box.getAllByRole('radio', { name: '减少' })[0] ?? document.body);
    await user.click(box.getByRole('button', { name: '增加或减少' }));
    expect(await box.findByText('请填写要减少的余额')).toBeTruthy();
    expect(sent(customerCalls.adjustFounds)).toEqual([]);
  });

  it('moves the balance once, with a key of its own, and says what became of both figures', async () => {
    const { user, sent, box, notes } = await open('积分余额');
    expect(await box.findByText('现有余额 ¥12.50')).toBeTruthy();
    const [takeMoney, takePoints] = box.getAllByRole('radio', { name: '减少' });
    await user.click(takeMoney ?? document.body);
    await user.type(box.getByRole('spinbutton', { name: '余额' }), '5');
    expect(await box.findByText('现有余额 ¥12.50，修改后 ¥7.50')).toBeTruthy();
    await user.click(takePoints ?? document.body);
    await user.type(box.getByRole('spinbutton', { name: '积分' }), '31');
    expect(await box.findByText('现有积分 30，不够减')).toBeTruthy();
    await user.clear(box.getByRole('spinbutton', { name: '积分' }));
    await user.type(box.getByRole('spinbutton', { name: '积分' }), '3');
    await user.type(box.getByRole('textbox', { name: '原因' }), '补偿');
    await user.click(box.getByRole('button', { name: '减少 ¥5.00，减少 3 积分' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '余额 ¥13.00 → ¥8.00，积分 30 → 27' }]));
    const move = { uid: 7, moneyType: 2, moneyValue: 500, integralType: 2, integralValue: 3, mark: '补偿' };
    expect(sent(customerCalls.adjustFounds)).toEqual([{ ...move, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('is submitted to a second person when it is too large for one', async () => {
    const refused = on(customerCalls.adjustFounds, () => {
      throw customerRefusals.NEEDS_REVIEW({ limit: 10_000, before: 0 });
    });
    const { user, sent, box, notes } = await open('积分余额', refused, on(customerCalls.proposeFounds, null));
    await user.click((await box.findAllByRole('radio', { name: '增加' }))[0] ?? document.body);
    await user.type(box.getByRole('spinbutton', { name: '余额' }), '200');
    await user.type(box.getByRole('textbox', { name: '原因' }), '补偿');
    await user.click(box.getByRole('button', { name: '增加 ¥200.00' }));
    expect(await box.findByText(/合计超过 100.00 元（之前 0.00 元），需要另一人复核/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '提交复核，由另一人确认' }));

    const submitted = expect.stringMatching(/^已提交复核，另一人确认后才生效/);
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'success', text: submitted }));
    expect(sent(customerCalls.proposeFounds)).toMatchObject([{ uid: 7, moneyType: 1, moneyValue: 20_000 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends a coupon after a question, with the others still there to be sent', async () => {
    const calls = [on(heldCouponCalls.receive, { sent: 1, skipped: 0 })];
    const { user, sent, notes } = await open('发优惠券', ...calls);
    await user.click(await screen.findByRole('button', { name: '发送' }));
    expect(screen.getByText('领取后 7 天')).toBeTruthy();
    expect(await screen.findByText('确定发送优惠券“十元券”给 1 位用户吗？')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '发送' }).at(-1) ?? document.body);

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '发送成功：“十元券”发给 1 位用户' }]));
    expect(sent(heldCouponCalls.receive)).toEqual([{ couponId: tenYuan.id, uid: [7] }]);
    await waitFor(() => expect(sent(couponCalls.sendList)).toHaveLength(2));
    expect(sent(couponCalls.sendList)[0]).toMatchObject({ type: 1, page: 1, limit: 10 });
    expect(screen.getAllByText('十元券')).not.toEqual([]);
  });

  it('says of a coupon that cannot be sent why not, in the place of its button', async () => {
    const soldOut = { ...tenYuan, id: 12, name: '发完券', whyNot: '已发完' };
    const { box } = await open('发优惠券', on(couponCalls.sendList, pageOf(soldOut)));
    expect(await box.findByText('已发完，不能发送')).toBeTruthy();
    expect(box.queryByRole('button', { name: '发送' })).toBeNull();
  });

  it('says of coupons that are switched off why they are not to be sent, and leads to them', async () => {
    const closed = on(couponCalls.list, { ...pageOf<ListedCoupon>(), total: 2 });
    const { sent } = await open('发优惠券', closed);
    expect((await screen.findByText(/2 张未开启，不能发送/)).textContent).toBe('2 张未开启，不能发送 · 去开启');
    expect(screen.getByRole('link', { name: '去开启' }).getAttribute('href')).toBe('/marketing/coupon/list?status=0&type=1');
    expect(sent(couponCalls.list)).toMatchObject([{ status: false, type: 1 }]);
  });

  it('puts the customer into another group', async () => {
    const { user, sent, box } = await open('设置分组');
    expect(box.getByText('设置 林小满 的分组')).toBeTruthy();
    await user.click(await box.findByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(box.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(customerCalls.group)).toEqual([{ id: [7], groupId: 4 }]));
  });
});

describe('chosen customers', () => {
  const seen = on(customerRunCalls.previewMany, { matched: 2, changed: 1, left: null });
  const begun = { runId: 6, jobId: null, matched: 2, changed: 1, refused: 0 };

  it('are put into a group together, once it was seen for how many', async () => {
    const other = { ...lin, uid: 8, nickname: '陈大满' };
    const list = on(customerCalls.list, pageOf(lin, other));
    const calls = [on(preferenceCalls.get, null), ...words, list, seen, on(customerRunCalls.groupMany, begun, { change: 5 })];
    const { user, sent, notes } = renderScreen(<CustomerList />, { wire: calls });
    await screen.findByText('陈大满');
    for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await user.click(box);
    await user.click(await screen.findByRole('button', { name: '设置分组 2 人' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('为 2 位用户设置分组')).toBeTruthy();
    expect(dialog.getByRole('link', { name: '批量操作记录' }).getAttribute('href')).toBe('/run?kind=customer.runMany');
    await user.click(dialog.getByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: '下一步：预览人数' }));
    expect(await dialog.findByText('共 2 位用户，将设置 1 位，1 位已在这个分组。')).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: '设置 1 位用户' }));

    const input = { ids: [7, 8], group: { groupId: 4 }, expected: 2 };
    await waitFor(() => expect(sent(customerRunCalls.groupMany)).toEqual([input]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已设置 1 位用户' }]));
  });

  it('are said to be gone where the preview finds fewer of them', async () => {
    const gone = on(customerRunCalls.previewMany, { matched: 1, changed: 1, left: null });
    const list = on(customerCalls.list, pageOf(lin, { ...lin, uid: 8, nickname: '陈大满' }));
    const { user } = renderScreen(<CustomerList />, { wire: [on(preferenceCalls.get, null), ...words, list, gone] });
    await screen.findByText('陈大满');
    for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await user.click(box);
    await user.click(await screen.findByRole('button', { name: '设置分组 2 人' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: '下一步：预览人数' }));
    expect(await dialog.findByText('共 1 位用户，将设置 1 位，1 位没有找到或已并入别的账号。')).toBeTruthy();
  });

  it('become a segment by the filters that find them', async () => {
    const save = on(segmentCalls.save, null);
    const { user, sent } = renderScreen(<CustomerList />, { wire: [...wire, save], at: '/?groupId=3&payCount=2' });
    await user.click(await screen.findByRole('button', { name: '存为客群' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('用户分组：高级会员')).toBeTruthy();
    expect(dialog.getByText('消费情况：2 次及以上')).toBeTruthy();
    await user.type(await dialog.findByLabelText('客群名称'), '回头客');
    await user.click(dialog.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(segmentCalls.save)).toEqual([{ name: '回头客', filter: { groupId: [3], payCount: '2' } }]));
  });

  it('give the segment that was opened the filters as they are now', async () => {
    const kept = { id: 7, name: '回头客', adminName: '小王', createTime: at, updateTime: at };
    const segment = on(segmentCalls.info, { ...kept, filter: { payCount: '1' as const } });
    const calls = [...wire, segment, on(segmentCalls.update, null)];
    const { user, sent } = renderScreen(<CustomerList />, { wire: calls, at: '/?payCount=2&segment=7' });
    await user.click(await screen.findByRole('button', { name: '更新客群' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '更新客群' }));

    const input = { id: 7, name: '回头客', filter: { payCount: '2' } };
    await waitFor(() => expect(sent(segmentCalls.update)).toEqual([input]));
  });
});

describe('the level of a customer', () => {
  const member = { ...lin, level: 2, levelName: '黄铜会员' };
  const calls = [on(preferenceCalls.get, null), ...words, on(customerCalls.list, pageOf(member))];

  it('is lowered with a word about experience', async () => {
    const { user, sent } = renderScreen(<CustomerList />, { wire: [...calls, on(customerCalls.updateLevel, null)] });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '修改用户等级' }));
    const box = within(await screen.findByRole('dialog'));
    expect(box.queryByRole('switch', { name: '扣除经验' })).toBeNull();
    await user.click(await box.findByRole('combobox', { name: '用户等级' }));
    await user.click(await screen.findByText('普通会员', { selector: '.ant-select-item-option-content' }));
    expect(await box.findByText('该用户现有 0 经验；普通会员满 100 经验，按原价的 90% 付款')).toBeTruthy();
    await user.click(await box.findByRole('switch', { name: '扣除经验' }));
    await user.click(box.getByRole('button', { name: '改为 普通会员' }));

    await waitFor(() => expect(sent(customerCalls.updateLevel)).toEqual([{ uid: 7, levelId: 1, isSub: true }]));
  });
});

describe('the referrer of a customer', () => {
  it('is picked from the promoters', async () => {
    const { user, sent, box } = await open('修改上级分销员', on(customerCalls.updateSpread, null));
    expect(await box.findByText('现在的上级分销员：无')).toBeTruthy();
    await user.click(box.getByRole('button', { name: '选择分销员' }));
    await user.click(await screen.findByRole('radio', { name: '选择林小满' }));
    expect(await box.findByRole('button', { name: '林小满（ID 7） · 更换' })).toBeTruthy();
    await user.click(box.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(customerCalls.updateSpread)).toEqual([{ userId: 7, spreadUid: 7, image: '-' }]));
    expect(sent(customerCalls.list)).toContainEqual(expect.objectContaining({ isPromoter: true, status: true }));
  });
});

describe('somebody who was merged meanwhile', () => {
  const merged = () => {
    throw customerRefusals.MERGED({ into: 9 });
  };
  it.each([
    ['编辑', on(customerCalls.update, merged)],
    ['设置分组', on(customerCalls.group, merged)],
    ['设置标签', on(customerCalls.tag, merged)],
  ] as const)('leads on to the account that goes on: %s', async (label, answer) => {
    const { user, box, address } = await open(label, answer);
    await user.click(await box.findByRole('button', { name: '保存' }));
    await user.click(await box.findByRole('button', { name: '查看用户 9' }));

    await waitFor(() => expect(address()).toBe('/user/index?open=9'));
  });
});

describe('two accounts of one person', () => {
  const side = { nickname: '林小满', phone: null, status: true };
  const seen = {
    from: { ...side, uid: 8 },
    to: { ...side, uid: 7 },
    nowMoney: 1250,
    integral: 30,
    experience: 0,
    brokeragePrice: 0,
    orders: 2,
    coupons: 0,
    couponsLeft: 1,
    addresses: 0,
    addressesLeft: 2,
    downline: 0,
    becomesPromoter: true,
    isBelow: false,
    taken: [{ field: 'level' as const, value: '金卡' }],
    lost: [{ field: 'phone' as const, value: '139****0021' }],
  };
  async function begin(preview: Answering) {
    const list = on(customerCalls.list, pageOf({ ...lin, uid: 8 }, { ...lin, status: false }));
    const calls = [on(preferenceCalls.get, null), ...words, list, preview, on(mergeCalls.merge, null)];
    const { user, sent } = renderScreen(<CustomerList />, { wire: calls });
    await user.click((await screen.findAllByRole('button', { name: '更多' }))[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: '合并到其他用户' }));
    const box = within(await screen.findByRole('dialog'));
    const other = await box.findByRole('button', { name: '选择用户' });
    await waitFor(() => expect(document.activeElement).toBe(other));
    await user.click(other);
    const [own, twin] = await screen.findAllByRole('radio', { name: '选择林小满' });
    expect(own).toHaveProperty('disabled', true);
    expect([own, twin].map((choice) => /开启|关闭/.exec(choice?.closest('tr')?.textContent ?? '')?.[0])).toEqual([
      '开启',
      '关闭',
    ]);
    await user.click(twin ?? document.body);
    return { user, sent, box };
  }

  it('become one after it was seen what moves, with a reason', async () => {
    const { user, sent, box } = await begin(on(mergeCalls.previewMerge, seen));
    const says =
      '转到 林小满（ID 7）：订单 2 个、余额 ¥12.50、积分 30、分销员身份、用户等级 金卡。两个账号都有的 1 张优惠券留在原账号。2 个收货地址不转移：对方已有相同地址，或已存满 20 个。合并后不再保留：手机号 139****0021。';
    expect(await box.findByText(says)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '合并' }));
    expect(await box.findByText('请填写合并原因')).toBeTruthy();
    await user.type(box.getByLabelText('合并原因'), '本人');
    await user.click(box.getByRole('button', { name: '合并' }));

    await waitFor(() => expect(sent(mergeCalls.merge)).toEqual([{ fromUid: 8, toUid: 7, reason: '本人' }]));
  });

  it.each([
    ['from', '林小满 已停用，合并后用户用这个账号也能以 林小满 的身份下单。'],
    ['to', '保留的 林小满 已停用，合并后用户用哪个账号都不能下单。需要下单的话，请先启用再合并。'],
  ] as const)('say so where %s was switched off', async (which, says) => {
    const { box } = await begin(on(mergeCalls.previewMerge, { ...seen, [which]: { ...seen[which], status: false } }));
    expect(await box.findByText(says)).toBeTruthy();
  });

  it('are offered the other way round where the one that was picked stands below', async () => {
    const below = on(mergeCalls.previewMerge, ({ fromUid }) => ({ ...seen, isBelow: fromUid === 8 }));
    const { user, sent, box } = await begin(below);
    expect(await box.findByText(/不能成为自己的上级分销员，请反过来合并/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '保留 林小满' }));
    expect(await box.findByText(/^转到 林小满/)).toBeTruthy();
    await user.type(box.getByLabelText('合并原因'), '本人');
    await user.click(box.getByRole('button', { name: '合并' }));

    await waitFor(() => expect(sent(mergeCalls.merge)).toEqual([{ fromUid: 7, toUid: 8, reason: '本人' }]));
  });
});

describe('a coupon for chosen customers', () => {
  it('is picked and sent, and not where too few are left', async () => {
    let left = 0;
    const seen = on(customerRunCalls.previewMany, () => ({ matched: 1, changed: 1, left }));
    const send = on(customerRunCalls.sendMany, { runId: 6, jobId: null, matched: 1, changed: 1, refused: 0 });
    const { user, sent, notes } = renderScreen(<CustomerList />, { wire: [...wire, seen, send] });
    await user.click((await screen.findAllByRole('checkbox')).at(-1) ?? document.body);
    await user.click(await screen.findByRole('button', { name: '发优惠券 1 人' }));
    const picker = within(await screen.findByRole('dialog'));
    await user.type(picker.getByPlaceholderText('请输入优惠券名称'), '十元');
    expect(await picker.findByText('不限量')).toBeTruthy();
    await user.click(await picker.findByRole('button', { name: '选择' }));
    expect(sent(couponCalls.sendList)[0]).toMatchObject({ type: 1, page: 1, limit: 10 });
    const dialog = within(
      (await screen.findByText('为 1 位用户发送优惠券')).closest<HTMLElement>('[role=dialog]') ?? document.body,
    );
    expect(dialog.getByText('十元券（¥10.00，无门槛，不限量）')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '下一步：预览人数' }));
    expect(await dialog.findByText(/这张券只剩 0 张，还差 1 张/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '发送给 1 位用户' })).toBeNull();
    left = 5;
    await user.click(dialog.getByRole('button', { name: '重新预览' }));
    await user.click(await dialog.findByRole('button', { name: '发送给 1 位用户' }));

    await waitFor(() => expect(sent(customerRunCalls.sendMany)).toEqual([{ ids: [7], coupon: { couponId: 9 }, expected: 1 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已发送给 1 位用户' }]));
  });
});

describe('a place', () => {
  it('is said by the tag, which takes province and city away together', async () => {
    const { user, sent } = renderScreen(<CustomerList />, { wire, at: '/?province=浙江省&city=杭州市' });
    await screen.findByText('省市：浙江省 / 杭州市');
    await user.click(screen.getByRole('button', { name: '移除省市' }));

    await waitFor(() => expect(screen.queryByText(/^省市：/)).toBeNull());
    const asked = sent(customerCalls.list).map(({ province, city }) => [province, city]);
    expect(asked.at(0)).toEqual(['浙江省', '杭州市']);
    expect(asked.at(-1)).toEqual([undefined, undefined]);
  });
});

describe('registering', () => {
  it('sends what was filled in, and says what is wrong with a phone number', async () => {
    const { user, sent } = renderScreen(<CustomerList />, { wire: [...wire, on(registrationCalls.register, { uid: 8 })] });
    await user.click(await screen.findByRole('button', { name: '添加用户' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByLabelText('手机号'), '1390000000');
    await user.type(form.getByLabelText('用户昵称'), '老张');
    expect(await form.findByText('手机号格式错误，请输入正确得手机号')).toBeTruthy();
    await user.type(form.getByLabelText('手机号'), '1');
    await user.click(form.getByRole('button', { name: /保\s*存/ }));

    await waitFor(() => expect(sent(registrationCalls.register)).toMatchObject([{ phone: '13900000001', nickname: '老张' }]));
  });
});

describe('a phone number that is taken', () => {
  const taken = on(registrationCalls.register, () => {
    throw customerRefusals.PHONE_TAKEN({ uid: 12 });
  });
  const register = async (of: Answering, may = ['*:*:*']) => {
    const view = renderScreen(<CustomerList />, { wire: [...wire, of], may });
    await view.user.click(await screen.findByRole('button', { name: '添加用户' }));
    const form = within(await screen.findByRole('dialog'));
    await view.user.type(await form.findByLabelText('手机号'), '13900000001');
    await view.user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('此手机号码已被注册');
    return { ...view, form };
  };

  it('leads to whose it is, once what was typed is given up', async () => {
    const { user, address, form } = await register(taken);
    await user.click(form.getByRole('button', { name: '查看用户 12' }));
    await user.click(await screen.findByRole('button', { name: '放弃' }));

    await waitFor(() => expect(address()).toBe('/user/index?open=12'));
    expect(screen.queryByLabelText('用户昵称')).toBeNull();
  });

  it('leads from a change of the number as well', async () => {
    const refused = on(customerCalls.updatePhone, () => {
      throw customerRefusals.PHONE_TAKEN({ uid: 12 });
    });
    const { user, box } = await open('修改手机号', refused);
    await user.type(await box.findByLabelText('手机号'), '13900000001');
    await user.click(box.getByRole('button', { name: '保存' }));

    expect(await box.findByRole('button', { name: '查看用户 12' })).toBeTruthy();
  });

  it('leads nowhere for those who may not see the customer, or of whom the server does not say', async () => {
    const says = on(registrationCalls.register, () => {
      throw new Refusal('customer.PHONE_TAKEN', 500, '此手机号码已被注册');
    });
    const first = await register(taken, ['admin:user:list', 'admin:user:register']);
    expect(first.form.queryByRole('button', { name: /查看用户/ })).toBeNull();
    first.unmount();
    const { form } = await register(says);
    expect(form.queryByRole('button', { name: /查看用户/ })).toBeNull();
  });
});

describe('somebody who was brought', () => {
  it('is freed of the referrer, which the others do not offer', async () => {
    const brought = { ...lin, uid: 8, nickname: '小王', spreadUid: 7, spreadNickname: '林小满' };
    const answers = [
      on(preferenceCalls.get, null),
      ...words,
      on(customerCalls.list, pageOf(brought)),
      on(promoterCalls.clean, true),
    ];
    const { user, sent } = renderScreen(<CustomerList />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '清除上级分销员' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清除上级分销员' }));

    await waitFor(() => expect(sent(promoterCalls.clean)).toEqual([{ id: 8 }]));
  });
});

describe('customers of another server of the wire', () => {
  const plain = [
    ...wire,
    on(customerCalls.operateFounds, null),
    on(customerCalls.updateSpread, null),
    on(customerCalls.group, null),
  ];

  it('have their balance moved and their level named by the calls of the wire', async () => {
    const gold = on(customerCalls.list, pageOf({ ...lin, level: 2, levelName: null }));
    const { user, sent, notes } = renderScreen(<CustomerList />, { wire: [...plain, gold], isWireOnly: true });
    expect(await screen.findByText('黄铜会员')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '积分余额' }));
    const box = within(await screen.findByRole('dialog'));
    await user.click((await box.findAllByRole('radio', { name: '减少' }))[0] ?? document.body);
    await user.type(box.getByRole('spinbutton', { name: '余额' }), '5');
    await user.click(box.getByRole('button', { name: '减少 ¥5.00' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '余额 ¥12.50 → ¥7.50' }]));
    await waitFor(() => expect(sent(customerCalls.operateFounds)).toMatchObject([{ uid: 7, moneyType: 2, moneyValue: 500 }]));
  });

  it('are put into a group together when they are ticked', async () => {
    const { user, sent } = renderScreen(<CustomerList />, { wire: plain, isWireOnly: true });
    await user.click((await screen.findAllByRole('checkbox')).at(-1) ?? document.body);
    await user.click(await screen.findByRole('button', { name: '设置分组 1 人' }));
    const box = within(await screen.findByRole('dialog'));
    await user.click(await box.findByRole('combobox', { name: '用户分组' }));
    await user.click(await screen.findByText('老会员', { selector: '.ant-select-item-option-content' }));
    await user.click(box.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(customerCalls.group)).toEqual([{ id: [7], groupId: 4 }]));
  });

  it('are given tags together by somebody who may nothing else', async () => {
    const may = [customerCalls.list, customerCalls.tag, customerTagCalls.list].map(({ permission }) => permission);
    const { user, sent } = renderScreen(<CustomerList />, {
      wire: [...plain, on(customerCalls.tag, null)],
      isWireOnly: true,
      may,
    });
    await user.click((await screen.findAllByRole('checkbox')).at(-1) ?? document.body);
    await user.click(await screen.findByRole('button', { name: '设置标签 1 人' }));
    const box = within(await screen.findByRole('dialog'));
    await user.click(await box.findByRole('combobox', { name: '用户标签' }));
    await user.click(await screen.findByText('常客', { selector: '.ant-select-item-option-content' }));
    await user.click(box.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(customerCalls.tag)).toEqual([{ id: [7], tagId: [5] }]));
  });
});
