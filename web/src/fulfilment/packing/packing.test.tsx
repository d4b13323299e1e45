import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shelfCalls } from '#contract/catalogue/shelves.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { type DeliveryNote, type PickLine, packingCalls } from '#contract/fulfilment/packing.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { chosenIn, chosenText } from '#web/orders/order/chosen-address.ts';
import { NotesPage } from './notes-page.tsx';
import { PickListPage } from './pick-list.tsx';

const line = (change: Partial<PickLine> = {}): PickLine => ({
  skuId: 1,
  productName: '搪瓷杯',
  sku: '红,大',
  image: '/mug.jpg',
  shelf: 'A-1',
  category: '餐厨',
  barCode: '6901',
  quantity: 5,
  orders: [
    { orderNo: 'SO202611200007', quantity: 2 },
    { orderNo: 'SO202611200008', quantity: 3 },
  ],
  ...change,
});
const left = [{ orderNo: 'SO9', reason: '退款申请' }];
const listOf = (...lines: PickLine[]) => ({
  lines,
  orders: 2,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  left,
});

const showList = (list = listOf(line(), line({ skuId: 2, productName: '托盘', shelf: '' }))) =>
  renderScreen(<PickListPage />, {
    wire: [on(packingCalls.pickList, list), on(shelfCalls.setShelf, null)],
    at: `/order/pick?of=${chosenText([7, 8, 9])}`,
  });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

describe('the address of chosen orders', () => {
  it.each([[[5]], [[900_001, 900_003, 900_400]], [[]]])('names them again: %j', (ids) => {
    expect(chosenIn(chosenText(ids))).toEqual(ids);
  });

  it('names each once, and nothing where it is no address', () => {
    expect(chosenIn(chosenText([3, 1, 3]))).toEqual([1, 3]);
    expect(chosenIn('?..!')).toEqual([]);
  });
});

describe('a pick list', () => {
  it('says what lies where, for how many orders, and which are left out', async () => {
    setWidth(390);
    const { container, sent } = showList();

    expect(await screen.findByText('2 单 · 2 种 · 10 件')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'A-1' })).toBeTruthy();
    expect(screen.getAllByText('2 单：…200007 × 2，…200008 × 3')).toHaveLength(2);
    expect(screen.getByText('1 单不用拣货')).toBeTruthy();
    expect(sent(packingCalls.pickList)).toEqual([{ ids: [7, 8, 9] }]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('is ticked off, and still is when it is opened again on this device', async () => {
    const { user, unmount } = showList();
    await user.click(await box(/搪瓷杯/));
    expect(screen.getByText('已拣 1 / 2 种')).toBeTruthy();
    unmount();

    showList();

    expect(await box(/搪瓷杯/)).toHaveProperty('checked', true);
    expect(await box(/托盘/)).toHaveProperty('checked', false);
  });

  it('says so when fewer are needed than were picked', async () => {
    const { user, unmount } = showList();
    await user.click(await box(/搪瓷杯/));
    unmount();

    showList(listOf(line({ quantity: 3 })));

    expect(await screen.findByText('已拣 5')).toBeTruthy();
    expect(screen.getByText('已拣 0 / 1 种')).toBeTruthy();
  });

  it('takes down where goods were found', async () => {
    const { user, sent } = showList();
    await user.click(await screen.findByRole('button', { name: '记货位' }));
    await user.type(await screen.findByLabelText('货位'), 'B-2');
    await user.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(shelfCalls.setShelf)).toEqual([{ skuId: 2, shelf: 'B-2' }]));
  });

  it('of no orders says how one comes to it', async () => {
    renderScreen(<PickListPage />, { at: '/order/pick' });
    expect(await screen.findByText(/请先在订单列表勾选/)).toBeTruthy();
  });
});

const note: DeliveryNote = {
  orderNo: 'SO202611200007',
  parcelId: null,
  isToSend: true,
  nth: 1,
  of: 1,
  deliveryType: '',
  createTime: new Date('2026-11-20T06:05:00Z'),
  realName: '王小明',
  userPhone: '138****8000',
  userAddress: '北京市 海淀区 西三环北路 1 号',
  mark: '请轻放',
  remark: '',
  deliveryName: '',
  deliveryId: '',
  lines: [{ id: 1, productName: '搪瓷杯', sku: '红,大', image: '', barCode: '6901', shelf: 'A-1', quantity: 2 }],
};

describe('delivery notes', () => {
  const show = (notes = [note, { ...note, orderNo: 'SO8', mark: '' }], parcel = '') =>
    renderScreen(<NotesPage />, {
      wire: [
        on(packingCalls.deliveryNotes, { notes, left }),
        on(signInCalls.pictures, { backgroundImage: '', logo: '', loginLogo: '', banner: [], siteName: '信号楼' }),
      ],
      at: `/order/notes?of=${chosenText([7, 8])}${parcel}`,
    });

  it('are a paper for each order, with its number to be scanned', async () => {
    const { container } = show();

    const [first] = await screen.findAllByRole('article');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(first?.textContent).toContain('买家留言：请轻放');
    expect(first?.textContent).toContain('共 1 种 2 件');
    expect(screen.getByRole('img', { name: '条形码 SO202611200007' })).toBeTruthy();
    expect(document.documentElement.classList.contains('prints-papers')).toBe(true);
    expect(await complaintsOf(container)).toEqual([]);
  });

  const left1: DeliveryNote = {
    ...note,
    of: 2,
    parcelId: 31,
    isToSend: false,
    deliveryType: 'express',
    deliveryName: '顺丰速运',
    deliveryId: 'SF31',
  };
  const waiting2: DeliveryNote = { ...note, of: 2, nth: 2 };
  const papers = () => screen.findAllByRole('article').then((found) => found.map((paper) => paper.getAttribute('aria-label')));

  it('of an order in parcels say which they are, and those still to be packed are printed alone', async () => {
    const { user } = show([left1, waiting2]);
    expect(await papers()).toEqual(['发货单 SO202611200007 包裹 1 / 2', '发货单 SO202611200007 包裹 2 / 2']);
    expect(screen.getByText('顺丰速运 SF31')).toBeTruthy();

    await user.click(screen.getByText('待装箱 1 张'));

    expect(await papers()).toEqual(['发货单 SO202611200007 包裹 2 / 2']);
    expect(screen.getByText('包裹 2 / 2（待装箱）')).toBeTruthy();
  });

  it('are that of one parcel where the address names it', async () => {
    show([left1, waiting2], '&parcel=31');

    expect(await papers()).toEqual(['发货单 SO202611200007 包裹 1 / 2']);
  });

  it('come on the paper that this device printed on last', async () => {
    const { user, unmount } = show();
    await user.click(await screen.findByText('100 × 150 mm 面单纸'));
    unmount();
    expect(document.documentElement.classList.contains('prints-papers')).toBe(false);

    show();

    expect((await screen.findAllByRole('article'))[0]?.className).toContain('paper-label');
  });
});
