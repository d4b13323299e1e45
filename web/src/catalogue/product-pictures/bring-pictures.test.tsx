import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { type Fetched, uploadCalls } from '#contract/pictures/uploads.ts';
import { Refusal } from '#contract/refusal.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { blankProduct, toInput } from '../product/form-values.ts';
import { useBringPictures } from './use-bring-pictures.tsx';

const at = (index: number) => `https://img.cn/${index}.jpg`;
const ourOf = (url: string) => url.replace('https://img.cn', '/files/image/public');
const came = (url: string): Fetched => ({ url, attId: 1, sattDir: ourOf(url), message: null });
const failed = (url: string): Fetched => ({ url, attId: null, sattDir: null, message: '来源网站没有给出图片' });
const all = on(uploadCalls.fetch, ({ urls }) => urls.map(came));

const cup = { storeName: '杯', storeInfo: '杯', keyword: '杯', unitName: '只', cateId: '3', tempId: 1 };
const line = { attrValue: { 规格: '默认' }, price: 100, cost: 100, otPrice: 100, stock: 1, barCode: '', weight: 0, volume: 0 };

function Sheet({ pictures }: { pictures: readonly string[] }) {
  const { before, dialog } = useBringPictures();
  const [image = ''] = pictures;
  const start = {
    ...blankProduct,
    ...cup,
    image,
    sliderImage: pictures,
    attrValue: [{ ...line, image, brokerage: 0, brokerageTwo: 0 }],
  };
  return (
    <>
      <FormDialog
        title="商品"
        label="提交"
        call={productCalls.save}
        start={start}
        input={toInput}
        before={before}
        onClose={() => {}}
      >
        <p>杯</p>
      </FormDialog>
      {dialog}
    </>
  );
}

/** A product with so many pictures of another site is saved. */
async function save(wire: Answering[], { count = 5, may = ['*:*:*'] } = {}) {
  const pictures = Array.from({ length: count }, (_, index) => at(index));
  const view = renderScreen(<Sheet pictures={pictures} />, { wire: [on(productCalls.save, null), ...wire], may });
  await view.user.click(await screen.findByRole('button', { name: '提交' }));
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, pictures, press, asked: () => view.sent(uploadCalls.fetch).map(({ urls }) => urls) };
}

describe('the pictures of a collected product', () => {
  it('are brought into the library by fours, and the product is saved with ours', async () => {
    const { sent, pictures, asked } = await save([all]);
    await waitFor(() => expect(sent(productCalls.save)).toHaveLength(1));
    expect(asked()).toEqual([pictures.slice(0, 4), pictures.slice(4)]);
    const [product] = sent(productCalls.save);
    expect(product).toMatchObject({ image: ourOf(at(0)), sliderImage: pictures.map(ourOf) });
    expect(product?.['attrValue']).toMatchObject([{ image: ourOf(at(0)) }]);
  });

  it('are told of while they come', async () => {
    const rest = Promise.withResolvers<Fetched[]>();
    const { sent, baseElement } = await save([
      on(uploadCalls.fetch, ({ urls }) => (urls.length === 4 ? urls.map(came) : rest.promise)),
    ]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('正在把 5 张图片存入素材库 4/5'));
    expect(sent(productCalls.save)).toEqual([]);
    expect(await complaintsOf(baseElement)).toEqual([]);
    rest.resolve([came(at(4))]);
    await waitFor(() => expect(sent(productCalls.save)).toHaveLength(1));
  });

  it('are not waited for when nobody wants to wait', async () => {
    const { sent, press } = await save([
      on(uploadCalls.fetch, ({ urls }) => (urls.length === 4 ? urls.map(came) : new Promise(() => {}))),
    ]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('4/5'));
    await press('不等了，直接提交');
    await waitFor(() =>
      expect(sent(productCalls.save)).toMatchObject([{ sliderImage: [...[0, 1, 2, 3].map(at).map(ourOf), at(4)] }]),
    );
  });

  it('come sixty at a time', async () => {
    const { press, asked, sent } = await save([all], { count: 62 });
    const list = await screen.findByRole('list', { name: '没有存入的图片' });
    expect(within(list).getAllByText('一次最多存入 60 张，重试会存入其余的')).toHaveLength(2);
    await press('重试');
    await waitFor(() => expect(asked().flat()).toHaveLength(62));
    expect(sent(productCalls.save)).toEqual([]);
  });
});

describe('pictures that cannot be had', () => {
  const some = on(uploadCalls.fetch, ({ urls }) => urls.map((url) => (url === at(1) ? failed(url) : came(url))));

  it('are named with the reason, and keep their address when the product is saved all the same', async () => {
    const { sent, press } = await save([some], { count: 2 });
    const list = await screen.findByRole('list', { name: '没有存入的图片' });
    expect(list.textContent).toBe('轮播图第 2 张 来源网站没有给出图片');
    expect(sent(productCalls.save)).toEqual([]);
    await press('仍然提交');
    await waitFor(() =>
      expect(sent(productCalls.save)).toMatchObject([{ image: ourOf(at(0)), sliderImage: [ourOf(at(0)), at(1)] }]),
    );
  });

  it('are tried again without those that came', async () => {
    const { asked, press } = await save([some], { count: 2 });
    await press('重试');
    await waitFor(() => expect(asked()).toEqual([[at(0), at(1)], [at(1)]]));
  });

  it('leave the form open for whoever wants to look', async () => {
    const { sent, press } = await save([some], { count: 2 });
    await press('返回');
    await waitFor(() => expect(screen.queryByText('1 张图片没有存入素材库')).toBeNull());
    expect(screen.getByRole('button', { name: '提交' })).toBeTruthy();
    expect(sent(productCalls.save)).toEqual([]);
  });

  it('are those whose asking failed, with what was said', async () => {
    const refuse = () => {
      throw new Refusal('x', 500, '系统异常');
    };
    await save([on(uploadCalls.fetch, refuse)], { count: 1 });
    expect((await screen.findByRole('list', { name: '没有存入的图片' })).textContent).toBe('封面图 系统异常');
  });
});

describe('a product whose pictures stay where they are', () => {
  const unknown = () => {
    throw new Refusal('x', 404, '没有找到相关数据');
  };
  it.each([
    ['the server does not know how', [on(uploadCalls.fetch, unknown)], { count: 5 }, 1],
    ['the person may not bring pictures', [all], { may: ['admin:product:save'] }, 0],
  ])('is saved at once when %s', async (_case, wire, scene, asked) => {
    const { sent, pictures } = await save(wire, scene);
    await waitFor(() => expect(sent(uploadCalls.fetch)).toHaveLength(asked));
    await waitFor(() => expect(sent(productCalls.save)).toMatchObject([{ sliderImage: pictures }]));
  });
});
