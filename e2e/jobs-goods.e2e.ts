import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { articleCalls } from '#contract/content/articles.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, openMenu, pick, row, toolbar } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const admin = shop.admin();

/** Most steps of each job: those of the best other back-office for it. */
const MOST = { prices: 6, article: 10, freight: 8, stock: 2 };
const WAREHOUSE = '/store/index?type=2';
const TEN = Array.from({ length: 10 }, (_, index) => `杯${index}`);

const picture = async () => ({
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});

describe('ten products', () => {
  it('cost a tenth more in six steps, seen before they are changed', async () => {
    for (const storeName of TEN) await catalogue.product({ storeName, price: 2000 });
    const page = await desk.sit(WAREHOUSE);
    await row(page, '杯0').waitFor();
    const boxes = page.locator('[data-row-key]:visible').getByRole('checkbox');
    const hand = countSteps(page);
    await hand.click(boxes.first());
    await hand.click(boxes.nth(9), { modifiers: ['Shift'] });
    await hand.click(button(page, '批量修改'));
    await hand.fill(dialog(page).getByLabel('改价数值'), '10');
    await hand.click(button(page, '预览 10 件'));
    await dialog(page).getByText('20.00 → 22.00').first().waitFor();
    await hand.click(button(page, '修改 10 件商品'));
    await page.getByText('已修改 10 件').waitFor();
    expect(hand.steps()).toBeLessThanOrEqual(MOST.prices);
  });

  it('say of one why its stock is what it is in two steps', async () => {
    await catalogue.product({ storeName: '铜壶', stock: 30 });
    const page = await desk.sit(`${WAREHOUSE}&keywords=铜壶`);
    await row(page, '铜壶').waitFor();
    const hand = countSteps(page);
    await hand.click(button(row(page, '铜壶'), '更多'));
    await hand.click(button(openMenu(page), '库存流水'));
    await page.getByRole('table', { name: '库存流水' }).locator('tbody tr').first().waitFor();
    expect(hand.steps()).toBeLessThanOrEqual(MOST.stock);
  });
});

describe('an article', () => {
  it('with a picture is written and shown in ten steps; cover, intro and author come from what is there', async () => {
    await catalogue.category({ type: 3, name: '站台故事' });
    const page = await desk.sit('/content/articleManager', { realName: '站长' });
    const hand = countSteps(page);
    await hand.click(
      button(toolbar(page), '添加文章')
        .or(button(page.locator('.list-state'), '添加文章'))
        .first(),
    );
    await page.getByRole('textbox', { name: '标题' }).waitFor();
    await hand.type('站台上的灯');
    await hand.pick(page.getByRole('combobox', { name: '文章分类' }), '站台故事');
    await hand.fill(page.getByRole('textbox', { name: '正文' }), '很久以前，站台上只有一盏灯。');
    await hand.click(button(page, '插入图片或视频'));
    await hand.upload(dialog(page).locator('.library input[type=file]'), await picture());
    await dialog(page).locator('.library-cell[data-position]').waitFor();
    await hand.click(button(page, '使用选中图片'));
    await page.locator('.rich-text img').waitFor();
    await hand.click(button(page, '保存'));
    await row(page, '站台上的灯').waitFor();

    expect(hand.steps()).toBeLessThanOrEqual(MOST.article);
    const [made] = (await admin.run(articleCalls.list, { page: 1, limit: 1, keywords: '站台上的灯' })).list;
    expect(made).toMatchObject({ author: '站长', synopsis: '很久以前，站台上只有一盏灯。', hide: false });
    expect(made?.imageInput).toMatch(/\/files\//);
  });

  it('that is not finished is kept hidden by its title and category, and is shown once it is whole', async () => {
    const page = await desk.sit('/content/articleCreat', { realName: '站长' });
    await page.getByRole('textbox', { name: '标题' }).fill('还没写完');
    await pick(page.getByRole('combobox', { name: '文章分类' }), '站台故事');
    await page.getByRole('switch', { name: '状态' }).click();
    await button(page, '保存').click();
    await row(page, '还没写完').waitFor();
    await page.getByRole('switch', { name: '还没写完显示' }).click();
    await page.getByText('文章还没有图文封面、文章简介、分享简介、文章内容，请先在编辑里补全再显示').waitFor();
  });
});

describe('freight', () => {
  it('to two provinces is set in eight steps, and tried before it is saved', async () => {
    const page = await desk.sit('/operation/deliverGoods/freightSet');
    const { list } = await admin.run(freightTemplateCalls.list, { page: 1, limit: 1 });
    const [template = { id: 0, name: 'a shop has a template' }] = list;
    await row(page, template.name).waitFor();
    const hand = countSteps(page);
    await hand.click(button(row(page, template.name), '编辑'));
    await hand.click(button(dialog(page), '添加配送区域'));
    for (const name of ['新疆维吾尔自治区', '西藏自治区'])
      await hand.click(page.locator('.ant-cascader-menu-item', { hasText: name }).locator('.ant-cascader-checkbox'));
    await hand.press('Escape');
    await hand.fill(dialog(page).getByLabel('首件运费').last(), '18');
    await hand.fill(dialog(page).getByLabel('续件运费').last(), '8');
    const trial = dialog(page).getByRole('region', { name: '试算' });
    await trial.getByLabel('送到').fill('拉萨');
    await page.locator('.ant-cascader-dropdown:visible', { hasText: '拉萨' }).getByText('西藏自治区').first().click();
    await trial.getByText('运费 ¥18.00').waitFor();
    await hand.click(button(dialog(page), '保存'));
    await closed(page);
    expect(hand.steps()).toBeLessThanOrEqual(MOST.freight);

    const regions = await admin.run(freightTemplateCalls.regions, { tempId: template.id });
    expect(regions.at(-1)).toMatchObject({ first: 100, firstPrice: 1800, renewal: 100, renewalPrice: 800 });
  });
});
