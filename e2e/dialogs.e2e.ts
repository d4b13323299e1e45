import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../server/test/catalogue.ts';
import { picturesIn } from '../server/test/pictures.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, pick } from './acts.ts';
import { complaintsOf, dialogAlone, whole } from './complaints.ts';
import { openDesk } from './desk.ts';
import { buildDevPages } from './dev-pages.ts';
import type { View } from './windows.ts';

const shop = openShop({ web: buildDevPages });
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const pictures = picturesIn(shop);

/** Page shared by all tests, which close again what they open: loading it costs more than most of them. */
const sit = () => desk.settle('/dev/ui');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const valueOf = (page: Page, name: string) => page.getByRole('status', { name: `${name}的值` }).innerText();
const cell = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function confirm(page: Page, name: string) {
  await button(dialog(page), name).click();
  await closed(page);
}

const close = (page: Page) => confirm(page, '关闭');

describe('the product picker', () => {
  it('hands over one at a click, or several from as many as are ticked', async () => {
    const cup = await catalogue.product({ storeName: '选品杯', isShow: true });
    const bowl = await catalogue.product({ storeName: '选品碗', isShow: true });
    const page = await sit();
    await button(page, '选择一件商品').click();
    await dialog(page).getByRole('radio', { name: '选择选品杯' }).click();
    await expect.poll(() => valueOf(page, '选择商品')).toBe(`[${cup}]`);

    await button(page, '选择多件商品').click();
    await dialog(page).locator('[data-row-key]', { hasText: '选品碗' }).getByRole('checkbox').check();
    await confirm(page, '确定（2）');
    await expect.poll(() => valueOf(page, '选择商品')).toBe(`[${cup},${bowl}]`);
  });
});

describe('the coupon picker and the article picker', () => {
  it('hand over what is picked, and give the focus back', async () => {
    const page = await sit();
    await button(page, '选择优惠券').click();
    await dialog(page).locator('[data-row-key]', { hasText: '满减券 3' }).getByRole('checkbox').check();
    await confirm(page, '确定');
    await expect.poll(() => valueOf(page, '选择优惠券')).toBe('[3]');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('选择优惠券');

    await button(page, '选择文章').click();
    await dialog(page).getByRole('radio', { name: '选择铁路往事 2', exact: true }).click();
    await expect.poll(() => valueOf(page, '选择文章')).toBe('2');
  });

  it('say so when there is nothing to pick from', async () => {
    const page = await sit();
    await button(page, '没有优惠券时').click();
    await dialog(page).getByText('没有可用的优惠券，请先添加').waitFor();
    await confirm(page, '取消');
    await button(page, '没有文章时').click();
    await dialog(page).getByText('还没有文章，请先添加').waitFor();
    await close(page);
  });
});

describe('the picture library of a form', () => {
  it('gives one picture to a field of one, and keeps categories of its own', async () => {
    await pictures.picture({ name: '单张.png' });
    const page = await sit();
    await button(part(page, '单张图片'), '从图片库选').click();
    await button(dialog(page), '全部图片的操作').click();
    await page.getByRole('menuitem', { name: '添加分类' }).click();
    const adding = dialog(page).filter({ has: page.getByLabel('分类名称') });
    await adding.getByLabel('分类名称').fill('横幅');
    await button(adding, '添加').click();
    await page.getByRole('navigation', { name: '图片分类' }).getByText('横幅', { exact: true }).waitFor();
    await cell(page, '单张.png').click();
    await button(dialog(page), '使用选中图片').click();
    await expect.poll(() => valueOf(page, '单张图片')).toMatch(/^".+\.png"$/);
  });

  it('gives a gallery no more than twenty', async () => {
    for (let index = 1; index <= 21; index += 1) await pictures.picture({ name: `组图${index}.png` });
    const page = await sit();
    const take = async (from: number, to: number) => {
      await button(part(page, '多张图片'), '从图片库选').click();
      for (let index = from; index <= to; index += 1) await cell(page, `组图${index}.png`).click();
      await button(dialog(page), '使用选中图片').click();
      await closed(page);
    };
    await take(12, 21);
    await button(part(page, '多张图片'), '从图片库选').click();
    await dialog(page).getByTitle('2', { exact: true }).click();
    for (let index = 2; index <= 11; index += 1) await cell(page, `组图${index}.png`).click();
    await button(dialog(page), '使用选中图片').click();
    await closed(page);
    await expect.poll(() => part(page, '多张图片').locator('.tile img').count()).toBe(20);
    await button(part(page, '多张图片'), '从图片库选').waitFor({ state: 'detached' });
  });
});

describe('the fields of a form', () => {
  it('take an icon that is found by its name', async () => {
    const page = await sit();
    await button(page, '图标：s-goods').click();
    await page.keyboard.type('truck');
    await dialog(page).getByRole('button', { name: 'truck', exact: true }).click();
    await expect.poll(() => valueOf(page, '菜单图标')).toBe('"truck"');
  });

  it.each([
    ['', true],
    [', without motion for who asks for none', false],
  ])('take an hour to begin and an hour to end%s', async (_, moving) => {
    const page = moving ? await desk.sit('/dev/ui', {}, { moving }) : await sit();
    const range = part(page, '时间段');
    await range.getByRole('combobox', { name: '开始时间' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => valueOf(page, '时间段')).toBe('"09:00,22:00"');
    await pick(range.getByRole('combobox', { name: '结束时间' }), '20:00');
    await expect.poll(() => valueOf(page, '时间段')).toBe('"09:00,20:00"');
  });

  it('make a template of specifications', async () => {
    const page = await sit();
    await button(page, '添加商品规格').click();
    await dialog(page).getByLabel('规格名称').fill('杯型');
    await button(dialog(page), '添加规格').click();
    await dialog(page).getByLabel('规格', { exact: true }).fill('容量');
    await dialog(page).getByLabel('规格值', { exact: true }).fill('大');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.ant-modal-footer').getByText('确定').click();
    await page.getByText('提交成功').waitFor();
  });
});

describe('the dialog that collects a product', () => {
  it('opens before anything is set up, wants a link, and says what is missing', async () => {
    const page = await sit();
    await button(page, '商品采集').click();
    await dialog(page).getByText('剩余采集次数：0').waitFor();
    await button(dialog(page), '采集').click();
    await page.getByText('请输入链接地址！').waitFor();
    await dialog(page).getByLabel('链接地址').fill('https://item.jd.com/1.html');
    await page.keyboard.press('Enter');
    await page.getByText('请配置一号通账号！').waitFor();
    await close(page);
  });
});

describe('the preview of a form', () => {
  it('runs its scripts where they reach neither the page nor the session', async () => {
    const page = await sit();
    await button(page, '以页面预览').click();
    const frame = page.frameLocator('iframe[title="表单预览"]');
    await frame.getByText('脚本已运行').waitFor();
    const inside = page.frames().find((each) => each.url().endsWith('/form-preview.html'));
    expect(await inside?.evaluate(() => self.origin)).toBe('null');

    await button(page, '以弹窗预览').click();
    await dialog(page).frameLocator('iframe').getByText('脚本已运行').waitFor();
    await close(page);
  });
});

describe('the button of a document', () => {
  it('uploads it, and refuses what only calls itself one', async () => {
    const page = await sit();
    const field = part(page, '文件');
    const hand = (name: string, content: string) =>
      field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });

    await hand('合同.pdf', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    await field.getByRole('link', { name: '打开已上传的文件' }).waitFor();
    const address = await valueOf(page, '文件');
    expect(address).toMatch(/\.pdf"$/);

    await hand('安装包.pdf', 'MZ this is a program');
    await page.getByText('文件内容与类型不符').first().waitFor();
    expect(await valueOf(page, '文件')).toBe(address);
  });
});

/** The button that opens each. */
const openers = [
  '选择一件商品',
  '选择多件商品',
  '选择优惠券',
  '发送优惠券',
  '没有优惠券时',
  '选择文章',
  '商品采集',
  '添加商品规格',
  '以弹窗预览',
];

describe.each([
  { width: 1440, appearance: 'light' },
  { width: 390, appearance: 'dark' },
] satisfies View[])('on $width px, $appearance, each dialog', (view) => {
  it('that screens share can be used by everybody', async () => {
    await catalogue.product({ storeName: '人人可用的杯', isShow: true });
    const page = await desk.sit('/dev/ui', {}, view);
    const complaints: string[] = [];
    for (const [at, opener] of openers.entries()) {
      await button(page, opener).click();
      await dialog(page).waitFor();
      // The page of all parts lies behind each of them.
      const found = await complaintsOf(page, at === 0 ? whole : dialogAlone);
      complaints.push(...found.map((complaint) => `${opener}: ${complaint}`));
      await close(page);
    }
    await button(part(page, '多张图片'), '从图片库选').click();
    await dialog(page).locator('.library').waitFor();
    expect([...complaints, ...(await complaintsOf(page, dialogAlone))]).toEqual([]);
  });
});

describe('formatted text', () => {
  it('goes on behind the pictures that were inserted', async () => {
    await pictures.picture({ name: '插图.png' });
    const page = await sit();
    const text = part(page, '富文本');
    await button(text, '插入图片或视频').click();
    await cell(page, '插图.png').click();
    await button(dialog(page), '使用选中图片').click();
    await closed(page);
    await page.keyboard.type('图后的字');
    await expect.poll(() => valueOf(page, '富文本')).toMatch(/<img [^>]*>.*图后的字/);
  });
});
