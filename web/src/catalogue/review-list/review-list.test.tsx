import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { type Review } from '#contract/catalogue/review-record.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf, product } from '../product/sample-products.ts';
import { ReviewList } from './review-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const review = (id: number, overrides: Partial<Review> = {}): Review => ({
  id,
  uid: 0,
  oid: 0,
  productId: 1,
  productScore: 5,
  serviceScore: 4,
  replyType: 'product',
  comment: '杯口很圆',
  nickname: '小满',
  avatar: '',
  sku: '',
  pics: [],
  merchantReplyContent: null,
  merchantReplyTime: null,
  replierName: null,
  isDel: false,
  isReply: false,
  isShow: true,
  createTime: at,
  updateTime: at,
  storeProduct: { ...product(1), flatPattern: '' },
  ...overrides,
});
const low = review(2, { productScore: 1, serviceScore: 2, nickname: '阿立', comment: '漏水', pics: ['/a.jpg', '/b.jpg'] });
const answered = review(3, {
  nickname: '小寒',
  storeProduct: null,
  isReply: true,
  merchantReplyContent: '谢谢支持',
  merchantReplyTime: at,
  replierName: '小王',
});

const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(<ReviewList />, {
    wire: [on(preferenceCalls.get, null), on(reviewCalls.list, pageOf(review(1), low, answered)), ...wire],
    ...scene,
  });

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') ?? document.body;

describe('the list of reviews', () => {
  it('shows stars, pictures, bad ones, and who answered when', async () => {
    show();
    const bad = await rowOf('阿立');
    expect(within(bad).getByText('差评')).toBeTruthy();
    expect(within(bad).getAllByText('1 ★')).not.toHaveLength(0);
    expect(within(bad).getAllByRole('button', { name: /^查看大图/ })).toHaveLength(3);
    const done = await rowOf('小寒');
    expect(within(done).getByText('谢谢支持')).toBeTruthy();
    expect(within(done).getByText('小王 11-20 14:05')).toBeTruthy();
  });

  it('finds low scores without answer by one button, and lets them go by it', async () => {
    const { user, sent, address } = show();
    await user.click(await screen.findByRole('button', { name: '低分未回复' }));
    await waitFor(() => expect(sent(reviewCalls.list).at(-1)).toMatchObject({ lowScore: true, isReply: false }));
    const button = screen.getByRole('button', { name: '低分未回复' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect(address()).toBe('/');
  });

  it('is limited to days by a word, which the address keeps', async () => {
    const { user, sent, address } = show();
    await user.click(await screen.findByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByText('最近 7 天'));
    await waitFor(() => expect(sent(reviewCalls.list).at(-1)).toMatchObject({ dateLimit: 'lately7' }));
    expect(address()).toBe('/?dateLimit=lately7');
  });

  it('reads its filters from the address, days and words', async () => {
    const { sent } = show([], { at: '/?dateLimit=2025-11-01,2025-11-20&isReply=1&productSearch=杯&nickname=小' });
    expect(await screen.findByText('时间：2025-11-01 至 2025-11-20')).toBeTruthy();
    expect(sent(reviewCalls.list)[0]).toMatchObject({ isReply: true, productSearch: '杯', nickname: '小' });
  });

  it('hides a review from customers', async () => {
    const { user, sent, notes } = show([on(reviewCalls.show, null, { change: 4 })]);
    await user.click(await screen.findByRole('switch', { name: '阿立的评价显示给用户' }));
    await waitFor(() => expect(sent(reviewCalls.show)).toEqual([{ id: 2, isShow: false }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo' }]));
  });

  it('deletes after asking, and can take it back', async () => {
    const { user, sent, notes } = show([on(reviewCalls.delete, null, { change: 5 })]);
    await user.click(within(await rowOf('阿立')).getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(await screen.findByText('确定永久删除该文件？')).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent(reviewCalls.delete)).toEqual([{ id: 2 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除成功' }]));
  });

  itIsAList({
    isInBrowser: true,
    screen: <ReviewList />,
    call: reviewCalls.list,
    some: pageOf(low),
    row: '阿立',
    none: pageOf<Review>(),
    empty: /^还没有评论/,
    filter: 'isReply=1',
    search: ['商品搜索', 'productSearch'],
    reader: { may: ['admin:product:reply:list'], lacks: ['添加虚拟评论', '回复', '更多', '删除'] },
  });
});

describe('an answer', () => {
  it('may not be empty', async () => {
    const { user, sent } = show();
    await user.click(within(await rowOf('阿立')).getByRole('button', { name: '回复' }));
    await screen.findByPlaceholderText('请输入回复内容');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '回复' }));
    expect(await screen.findByText('输入不能为空')).toBeTruthy();
    expect(sent(reviewCalls.comment)).toEqual([]);
  });

  it('is sent, and said to be', async () => {
    const { user, sent, notes } = show([on(reviewCalls.comment, null)]);
    await user.click(within(await rowOf('阿立')).getByRole('button', { name: '回复' }));
    await user.type(await screen.findByPlaceholderText('请输入回复内容'), '抱歉');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '回复' }));
    await waitFor(() => expect(sent(reviewCalls.comment)).toEqual([{ ids: 2, merchantReplyContent: '抱歉' }]));
    await waitFor(() => expect(notes).toEqual([{ kind: 'success', text: '回复成功' }]));
  });
});

describe('a review of the shop’s own', () => {
  const open = async (wire: Answering[] = []) => {
    const view = show([on(categoryCalls.tree, categories), on(productCalls.list, pageOf(product(6))), ...wire]);
    await view.user.click(await screen.findByRole('button', { name: '添加虚拟评论' }));
    await screen.findByRole('textbox', { name: '评价文字' });
    return view;
  };
  const submit = (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: '提交' }));

  it('says of every field what it wants', async () => {
    const { user } = await open();
    await submit(user);
    for (const words of [
      '请选择商品',
      '请填写用户名称',
      '请填写评价内容',
      '商品分数不能为空',
      '服务分数不能为空',
      '请选择用户头像',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is sent with its product, its first SKU, stars and pictures', async () => {
    fakeUploads((name) => `/files/${name}`);
    const { user, sent, notes } = await open([on(reviewCalls.save, null)]);
    await user.click(screen.getByRole('button', { name: '选择商品' }));
    await user.click(await screen.findByRole('radio', { name: '选择搪瓷杯 6' }));
    fireEvent.change(screen.getByRole('textbox', { name: '用户名称' }), { target: { value: '小满' } });
    fireEvent.change(screen.getByRole('textbox', { name: '评价文字' }), { target: { value: '很好' } });
    for (const name of ['商品分数', '服务分数'])
      await user.click(within(screen.getByRole('group', { name })).getAllByRole('radio')[3] ?? document.body);
    await user.upload(screen.getByLabelText('用户头像'), new File(['x'], 'me.png', { type: 'image/png' }));
    await waitFor(() => expect(notes).toMatchObject([{ text: '上传成功' }]));
    await submit(user);
    await waitFor(() =>
      expect(sent(reviewCalls.save)).toMatchObject([
        {
          productId: 6,
          sku: '默认',
          nickname: '小满',
          comment: '很好',
          productScore: 4,
          serviceScore: 4,
          avatar: '/files/me.png',
        },
      ]),
    );
    await waitFor(() => expect(notes.at(-1)).toEqual({ kind: 'success', text: '新增成功' }));
  });

  it('passes an accessibility check', async () => {
    await open();
    expect(await complaintsOf(screen.getByRole('dialog'))).toEqual([]);
  });
});
