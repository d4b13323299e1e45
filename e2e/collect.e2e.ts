import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { collected, collectionIn } from '../server/test/collection.ts';
import { openElsewhere } from '../server/test/elsewhere.ts';
import { known, links } from '../server/test/found.ts';
import { picture } from '../server/test/pictures.ts';
import { openProvider } from '../server/test/provider.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, toolbar } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const collection = collectionIn(shop);
const provider = openProvider(shop);
const elsewhere = openElsewhere();

const WAREHOUSE = '/store/index?type=2';
/** A site that is not there, wherever the journey is made. */
const GONE = 'https://pictures.invalid';

beforeAll(async () => {
  Object.assign(provider.manner.items, goneFrom(known));
  await catalogue.category({ name: '服饰' });
});

/** Products whose pictures no longer exist. */
const goneFrom = (items: object): object => JSON.parse(JSON.stringify(items).replaceAll(/(https?:)?\/\/img\.alicdn\.com/g, GONE));

/** Ways on for a product whose pictures cannot be had. */
async function saveAllTheSame(page: Page) {
  const question = page.getByRole('dialog', { name: /张图片没有存入素材库$/ });
  await question.getByText('封面图').waitFor();
  await button(question, '仍然提交').click();
}

const openDialog = (page: Page) => button(toolbar(page), '商品采集').click();

async function collect(page: Page, link: string) {
  await openDialog(page);
  await dialog(page).getByLabel('链接地址').fill(link);
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('商品名称').waitFor();
}

/** Fields of a product that only the shop knows. */
async function complete(page: Page) {
  await dialog(page).getByLabel('商品分类', { exact: true }).click();
  await page.locator('.ant-cascader-dropdown:visible').getByText('服饰', { exact: true }).click();
}

const saved = async (keywords: string) =>
  (await shop.admin().run(productCalls.listAll, { keywords, page: 1, limit: 10 })).list[0];

describe('a product of another platform', () => {
  it('is read by its link, completed and saved off the shelf with all its combinations', async () => {
    await provider.by99Api();
    const page = await desk.sit(WAREHOUSE);
    await collect(page, links.taobao);
    await complete(page);
    await dialog(page).locator('.tile[data-order]').nth(1).dragTo(dialog(page).locator('.tile[data-order]').first());
    for (const [column, figure] of ['99', '50', '129', '7'].entries()) {
      await dialog(page).locator(`[data-cell="0:${column}"]`).fill(figure);
      await page.keyboard.press('Control+D');
    }
    await button(dialog(page), '保存').click();
    await saveAllTheSame(page);
    await page.getByText('新增成功').waitFor();
    await closed(page);

    expect(await saved('棉麻衬衫')).toMatchObject({
      isShow: false,
      image: `${GONE}/b.jpg`,
      sliderImage: [`${GONE}/b.jpg`, `${GONE}/a.jpg`],
      stock: 14,
      attrValue: [{ suk: '雾蓝,M，L' }, { suk: '米白,M，L' }],
    });
    await page.getByText('棉麻衬衫').waitFor();
  });

  it('comes through the account as one of those that are left, and without specifications as one SKU', async () => {
    await provider.byPass();
    Object.assign(provider.manner, { left: 8, items: { [links.jd]: goneFrom({ ...known[links.taobao], items: [] }) } });
    const page = await desk.sit(WAREHOUSE);
    await collect(page, links.jd);
    await dialog(page).getByText('剩余采集次数：7').waitFor();
    await complete(page);
    await dialog(page).locator('[data-cell="0:3"]').fill('3');
    await dialog(page)
      .getByRole('button', { name: /^其他设置/ })
      .click();
    await dialog(page).getByLabel('热卖商品').check();
    await button(dialog(page), '保存').click();
    await saveAllTheSame(page);
    await page.getByText('新增成功').waitFor();

    expect(await saved('茶壶')).toMatchObject({
      specType: false,
      isGood: true,
      isHot: false,
      price: 5900,
      attrValue: [{ suk: '默认', stock: 3 }],
    });
  });

  it('is not left without a word when nobody answers', async () => {
    await provider.by99Api();
    provider.manner.mood = 'rubbish';
    const page = await desk.sit(WAREHOUSE);
    await openDialog(page);
    await dialog(page).getByLabel('链接地址').fill(links.jd);
    await button(dialog(page), '采集').click();
    await page.getByText(/确认URL和平台是否正确/).waitFor();
    expect(await button(dialog(page), '保存').isDisabled()).toBe(true);
  });
});

describe('a collected draft', () => {
  it('becomes a product whose pictures are the shop’s own', async () => {
    const [cover, other] = await Promise.all(
      [1, 2].map(async (name) => elsewhere.put(`/${name}.png`, new Uint8Array(await picture(120).png().toBuffer()))),
    );
    const [line] = collected().attrValue;
    const pictures = { image: cover ?? '', sliderImage: [cover ?? '', other ?? ''], content: `<p>手绘</p><img src="${other}">` };
    const whole = {
      cateId: String(await catalogue.category({ name: '碗碟' })),
      tempId: 1,
      attrValue: line ? [{ ...line, image: cover ?? '' }] : [],
    };
    const id = await collection.draft({ payload: collected({ ...pictures, ...whole }) });

    const page = await desk.sit(`/store/list/crawingStore/${id}`);
    await button(page, '保存').click();
    await page.waitForURL('**/store/index?type=2');

    const product = await saved('青花碗');
    const ours = expect.stringMatching(/^\/files\/image\/public\/product\/.*\.png$/);
    expect(product).toMatchObject({ image: ours, sliderImage: [ours, ours], attrValue: [{ image: ours }] });
    const { content } = (await shop.admin().run(productCalls.info, { id: product?.id ?? 0 })) ?? {};
    expect(content).toContain(`src="${product?.sliderImage[1]}"`);
  });
});
