import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { couponUses } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { couponSendingCalls, couponSendingRefusals, sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { coupon, pageOf } from '../sample-coupons.ts';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/catalogue/product-picker/product-picker.tsx';
import { product } from '#web/catalogue/product/sample-products.ts';
import { CouponForm } from './coupon-form.tsx';

const blankCategory = { pid: 0, path: '/0/', type: 1, url: null, extra: null, status: true, sort: 1 };
const category = (id: number, name: string, child: ReturnType<typeof leaf>[] = []) => ({ ...leaf(id, name), child });
const leaf = (id: number, name: string) => ({ ...blankCategory, id, name });
const tree = [category(1, '旅途用品', [category(12, '水具')])];
const info = { coupon: { ...coupon(), isForever: false }, product: null, category: null };

interface Scene {
  at?: string;
  wire?: readonly Answering[];
  isWireOnly?: boolean;
}

const show = ({ at = '/new', wire = [], isWireOnly = false }: Scene = {}) =>
  renderScreen(
    <Routes>
      <Route path="/new/:id?" element={<CouponForm />} />
      <Route path="*" element="列表" />
    </Routes>,
    {
      at,
      isWireOnly,
      wire: [on(couponCalls.info, info), on(couponCalls.save, null), on(categoryCalls.tree, tree), ...wire],
    },
  );
type View = ReturnType<typeof show>;
const create = ({ user }: View) => user.click(screen.getByRole('button', { name: '立即创建' }));
const choose = ({ user }: View, name: string) => user.click(screen.getByRole('radio', { name }));
const fill = async ({ user }: View, name: string | RegExp, value: string) => {
  const box = await screen.findByRole(/天|数量|消费|面值/.test(String(name)) ? 'spinbutton' : 'textbox', { name });
  await user.clear(box);
  await user.type(box, value);
};

const firstOf = <R,>(...list: R[]) => ({ page: 1, limit: 9999, totalPage: 1, total: list.length, list });
const stamps = { createTime: new Date('2026-11-20T06:05:00Z'), updateTime: new Date('2026-11-20T06:05:00Z') };
const people = [
  on(customerTagCalls.list, firstOf({ id: 3, name: '常客' })),
  on(customerLevelCalls.list, []),
  on(customerGroupCalls.list, firstOf()),
  on(segmentCalls.list, firstOf({ id: 9, name: '回头客', filter: {}, adminName: '站长', ...stamps })),
  on(couponSendingCalls.preview, { people: 40, given: 40, left: null, isMore: false }),
  on(sentCouponCalls.createAndSend, { id: 1, couponId: 8, jobId: null, people: 40, given: 39 }),
];
const choosePeople = async ({ user }: View, name: string) => {
  await user.click(await screen.findByRole('combobox', { name: '发给谁' }));
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
};

describe('the form of a coupon', () => {
  it('says what the coupon will be while it is typed, with an example, and nothing before that is so', async () => {
    const view = show();
    const waits = '填好面值、最低消费、使用有效期、发布数量后，这里说明这张券怎么用';
    expect(await screen.findByText(waits)).toBeTruthy();
    await fill(view, '优惠券面值', '10');
    await fill(view, /使用有效期限（天）/, '7');
    await fill(view, '发布数量', '200');
    await fill(view, '优惠券最低消费', '1');
    expect(await screen.findByText('填好最低消费后，这里说明这张券怎么用')).toBeTruthy();
    await fill(view, '优惠券最低消费', '99');
    const said =
      '满 ¥99.00 减 ¥10.00，全场通用，用户自己领取，每人 1 张，共 200 张，得到后 7 天内可用。例：买 ¥99.00 的商品，付 ¥89.00';
    expect(await screen.findByText(said)).toBeTruthy();
    await choose(view, '无门槛');
    await choose(view, '不限量');
    const free = '立减 ¥10.00，全场通用，用户自己领取，每人 1 张，不限量，得到后 7 天内可用。例：买 ¥20.00 的商品，付 ¥10.00';
    expect(await screen.findByText(free)).toBeTruthy();
    await choose(view, '时间段');
    expect(await screen.findByText('填好使用有效期后，这里说明这张券怎么用')).toBeTruthy();
  });

  it('makes one, and leads back to the list', async () => {
    const view = show();
    await fill(view, '优惠券名称', '开业券');
    await fill(view, '优惠券面值', '1');
    await choose(view, '无门槛');
    await fill(view, /使用有效期限（天）/, '30');
    await fill(view, '发布数量', '200');
    await choose(view, '开启');
    await create(view);
    expect(await screen.findByText('没有使用门槛：不超过 ¥1.00 的订单一分不付')).toBeTruthy();
    await giveReason(view.user, '保存', '开业送客');

    await waitFor(() => expect(view.notes).toMatchObject([{ kind: 'success', text: '新增成功' }]));
    expect(view.address()).toBe('/marketing/coupon/list');
    const figures = { money: 100, minPrice: 0, clashReason: '开业送客', day: 30, isLimited: true, total: 200 };
    const kind = { type: 1, isPrivate: false, useType: 1, primaryKey: [], status: true };
    expect(view.sent(couponCalls.save)).toMatchObject([{ name: '开业券', ...figures, ...kind }]);
  });

  it('is for staff alone to give, without a time of claiming, and on from the start', async () => {
    const view = show();
    await choose(view, '限时');
    await choose(view, '仅由员工发放');
    for (const gone of ['领取是否限时', '状态']) expect(screen.queryByLabelText(gone)).toBeNull();
    await fill(view, '优惠券名称', '老客券');
    await fill(view, '优惠券面值', '5');
    await fill(view, '优惠券最低消费', '50');
    await fill(view, /使用有效期限（天）/, '30');
    await choose(view, '限量');
    await fill(view, '发布数量', '20');
    await create(view);
    const kind = { type: 1, isPrivate: true, isForever: false, isLimited: true, total: 20, status: true };
    await waitFor(() => expect(view.sent(couponCalls.save)).toMatchObject([kind]));
  });

  it('goes to chosen customers as soon as it is made, to no more than were seen', async () => {
    const view = show({ wire: people });
    await fill(view, '优惠券名称', '常客券');
    await fill(view, '优惠券面值', '10');
    await fill(view, '优惠券最低消费', '100');
    await fill(view, /使用有效期限（天）/, '30');
    await choose(view, '仅由员工发放');
    await choosePeople(view, '标签：常客');
    await choosePeople(view, '客群：回头客');
    expect(await screen.findByText('现在有 40 位用户符合，每人 1 张')).toBeTruthy();
    await view.user.click(await screen.findByRole('button', { name: '创建并发给 40 位用户' }));

    await waitFor(() =>
      expect(view.notes).toMatchObject([{ kind: 'success', text: '已发给 39 位用户，1 位没有发（已有这张券或账号已合并）' }]),
    );
    const audience = { tagIds: [3], levelIds: [], groupIds: [], segmentIds: [9] };
    const draft = { name: '常客券', isPrivate: true, isLimited: false, status: true };
    expect(view.sent(sentCouponCalls.createAndSend)).toMatchObject([{ ...draft, audience, at: null, expected: 40 }]);
    expect(view.sent(couponCalls.save)).toEqual([]);
    expect(view.address()).toBe('/marketing/coupon/list');
  });

  it('says where it is too few, and keeps what was typed when it cannot be sent', async () => {
    const refused = on(sentCouponCalls.createAndSend, () => {
      throw couponSendingRefusals.CHOICE_GONE();
    });
    const view = show({ wire: [...people, refused] });
    await fill(view, '优惠券名称', '常客券');
    await fill(view, '优惠券面值', '10');
    await fill(view, '优惠券最低消费', '100');
    await fill(view, /使用有效期限（天）/, '30');
    await choose(view, '仅由员工发放');
    await choosePeople(view, '标签：常客');
    await choose(view, '限量');
    await fill(view, '发布数量', '30');
    expect(await screen.findByText(/这张券只剩 30 张，还差 10 张，发不出去/)).toBeTruthy();
    await fill(view, '发布数量', '50');
    await view.user.click(await screen.findByRole('button', { name: '创建并发给 40 位用户' }));
    expect(await screen.findByText(couponSendingRefusals.CHOICE_GONE().message)).toBeTruthy();
    expect(screen.getByDisplayValue('常客券')).toBeTruthy();
  });

  it('is laid on the platform where other shops sell through the house, and asks nothing of it where none does', async () => {
    const alone = show({ wire: [on(shopCalls.list, { page: 1, limit: 1, total: 0, totalPage: 0, list: [] })] });
    await waitFor(() => expect(alone.sent(shopCalls.list)).toHaveLength(1));
    expect(screen.queryByText('优惠承担')).toBeNull();
    alone.unmount();

    const view = show({ wire: [on(shopCalls.list, { page: 1, limit: 1, total: 3, totalPage: 3, list: [] })] });
    expect(await screen.findByText(/店铺承担的，店铺少得；平台承担的，结算时由平台补给店铺/)).toBeTruthy();
    await fill(view, '优惠券名称', '平台券');
    await fill(view, '优惠券面值', '5');
    await fill(view, '优惠券最低消费', '50');
    await fill(view, /使用有效期限（天）/, '30');
    await fill(view, '发布数量', '20');
    await choose(view, '平台');
    await create(view);
    await waitFor(() => expect(view.sent(couponCalls.save)).toMatchObject([{ bearer: discountBearers.platform }]));
  });

  it('before another server offers no coupon of ours', async () => {
    show({ isWireOnly: true });
    await screen.findByRole('radio', { name: '手动领取' });
    expect(screen.queryByRole('radio', { name: '仅由员工发放' })).toBeNull();
  });

  it('says of every field what it wants, and sends nothing', async () => {
    const view = show();
    await choose(view, '时间段');
    await choose(view, '限时');
    await choose(view, '商品券');
    await create(view);
    for (const words of [
      '请填写优惠券名称',
      '请输入优惠券面值',
      '请输入最低消费',
      '请输入发布数量',
      '请至少选择一个商品',
      '请选择使用有效期限',
      '请选择领取时间',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    await choose(view, '品类券');
    await choose(view, '天数');
    await create(view);
    for (const words of ['请选择品类', '请输入使用有效期限（天）']) expect(await screen.findByText(words)).toBeTruthy();
    expect(view.sent(couponCalls.save)).toEqual([]);
  });

  it('names the problem of a threshold below the value before it asks for a reason', async () => {
    const view = show();
    await fill(view, '优惠券名称', '开业券');
    await fill(view, '优惠券面值', '1');
    await fill(view, /使用有效期限（天）/, '30');
    await fill(view, '发布数量', '9');
    await fill(view, '优惠券最低消费', '0.5');
    await create(view);
    expect(await screen.findByText('最低消费不能小于优惠券面值；不设门槛请选“无门槛”')).toBeTruthy();
    expect(screen.queryByText('保存前请看一眼')).toBeNull();
  });

  it('refuses a period that a phone gives backwards', async () => {
    setWidth(390);
    const view = show();
    await choose(view, '时间段');
    fireEvent.change(screen.getByLabelText('开始时间'), { target: { value: '2026-12-20T00:00' } });
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '2026-12-10T00:00' } });
    await create(view);
    expect(await screen.findByText('结束不能早于开始，请重新选择')).toBeTruthy();
  });

  it('is good for one category below the top', async () => {
    const view = show({
      at: '/new/7',
      wire: [on(couponCalls.info, { ...info, coupon: { ...info.coupon, useType: couponUses.category } })],
    });
    await view.user.click(await screen.findByRole('combobox', { name: '选择品类' }));
    await view.user.click(await screen.findByText('旅途用品'));
    await view.user.click(await screen.findByText('水具'));
    await create(view);
    await waitFor(() => expect(view.sent(couponCalls.save)).toMatchObject([{ useType: 3, primaryKey: [12] }]));
  });

  it('says where categories come from while there are none', async () => {
    const view = show({ wire: [on(categoryCalls.tree, [])] });
    await choose(view, '品类券');
    await view.user.click(await screen.findByRole('combobox', { name: '选择品类' }));
    expect(await screen.findByText('还没有商品分类，请先在“商品分类”中添加')).toBeTruthy();
  });

  it('begins as the coupon that is copied, and says why it cannot be saved', async () => {
    const refuse = on(couponCalls.save, () => {
      throw couponRefusals.BELOW_VALUE();
    });
    const view = show({ at: '/new/7', wire: [refuse] });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '优惠券名称' })).value).toBe('满百减十');
    expect(view.sent(couponCalls.info)).toEqual([{ id: 7 }]);
    await create(view);
    expect(await screen.findByText('最低消费不能小于优惠券面值，不设门槛请填 0')).toBeTruthy();
    expect(view.sent(couponCalls.save)).toMatchObject([{ name: '满百减十', minPrice: 10_000, total: 100, day: 7 }]);
  });

  it('keeps the products that are picked, and lets one go', async () => {
    const view = show({ wire: [on(productCalls.list, pageOf(product(6)))] });
    await choose(view, '商品券');
    await view.user.click(await screen.findByRole('button', { name: '选择商品' }));
    await view.user.click(await screen.findByRole('checkbox', { name: '选择搪瓷杯 6' }));
    await view.user.click(screen.getByRole('button', { name: '确定（1）' }));
    expect(await screen.findByRole('button', { name: '重新选择（已选 1 件）' })).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: '移除搪瓷杯 6' }));
    expect(await screen.findByRole('button', { name: '选择商品' })).toBeTruthy();
  });

  it.each([1440, 390])('passes an accessibility check at %i', async (width) => {
    setWidth(width);
    const view = show();
    for (const name of ['商品券', '有门槛', '时间段', '限时', '限量']) await choose(view, name);
    expect(await complaintsOf(view.container)).toEqual([]);
  });
});
