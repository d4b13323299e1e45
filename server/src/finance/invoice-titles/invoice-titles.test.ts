import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { MOST_TITLES, openTitleCalls, titleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { enterprise, invoicesIn } from '../../../test/invoices.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { apply, info, received } = invoicesIn(shop);
const company = { titleType: 2, title: enterprise.title, taxNo: '91350100M000100Y43' };
const person = (title: string) => ({ titleType: 1, title });
let accounts = 0;
const someone = () => `title-${(accounts += 1)}`;
const own = (account: string) => storefront.run(openTitleCalls.list, { account });
const save = (account: string, title: Omit<Input<typeof openTitleCalls.save>, 'account'>) =>
  storefront.run(openTitleCalls.save, { account, ...title });
const namesOf = async (account: string) => (await own(account)).map(({ title }) => title);

describe('a title that was used', () => {
  it('is offered to staff by an order of its customer, the latest used first', async () => {
    const account = someone();
    const placed = await received(account);
    await save(account, person('王小明'));
    shop.clock.pass('1 second');
    await apply(account, [placed], { phone: '13800001234' });

    const offered = await shop.admin().run(titleCalls.list, { orderNo: placed.orderNo });

    expect(offered).toMatchObject([
      { ...company, email: 'wa***@shop.cn', phone: '138****1234' },
      { title: '王小明', taxNo: '' },
    ]);
    expect(await shop.admin().run(titleCalls.list, { orderNo: (await received(someone())).orderNo })).toEqual([]);
  });

  it('is one per tax number, with what was left blank this time as it was known', async () => {
    const account = someone();
    const bank = { regAddress: '湖里区 1 号', bankName: '工商银行' };
    await apply(account, [await received(account)], bank);
    await apply(account, [await received(account)], { title: '厦门某某商贸股份有限公司', taxNo: '91350100m000100y43' });

    expect(await own(account)).toMatchObject([{ ...bank, title: '厦门某某商贸股份有限公司', taxNo: company.taxNo }]);
  });

  it('is remembered once by applications at the same moment', async () => {
    const account = someone();
    const placed = [await received(account), await received(account), await received(account)];

    await Promise.all(placed.map((one) => apply(account, [one])));

    expect(await own(account)).toHaveLength(1);
  });
});

describe('a title of the open call', () => {
  it('is saved once, changed by its id and deleted, and changes no application', async () => {
    const account = someone();
    const applied = await apply(account, [await received(account)]);
    const { id } = await save(account, company);
    expect(await save(account, { id, ...company, title: '改名后的公司' })).toEqual({ id });
    expect(await namesOf(account)).toEqual(['改名后的公司']);

    await storefront.run(openTitleCalls.delete, { account, id });

    expect(await own(account)).toEqual([]);
    expect(await info(applied)).toMatchObject({ title: enterprise.title });
  });

  it('belongs to its customer alone', async () => {
    const account = someone();
    const { id } = await save(account, company);
    const gone = { code: 404, message: '发票抬头不存在' };
    const stranger = { account: someone(), id };

    await expect(storefront.run(openTitleCalls.delete, stranger)).rejects.toMatchObject(gone);
    await expect(storefront.run(openTitleCalls.default, stranger)).rejects.toMatchObject(gone);
    await expect(save(stranger.account, { id, ...company })).rejects.toMatchObject(gone);
    expect(await own(stranger.account)).toEqual([]);
  });

  it.each([
    [{ titleType: 2, title: '某某公司' }, '请输入纳税人识别号'],
    [{ ...company, taxNo: '91350100M000100Y44' }, '纳税人识别号格式不正确'],
  ])('is refused: %j', async (title, message) => {
    await expect(save(someone(), title)).rejects.toMatchObject({ code: 500, message });
  });

  it('is not given the tax number of another one', async () => {
    const account = someone();
    await save(account, company);
    const { id } = await save(account, person('王小明'));
    await expect(save(account, { id, ...company })).rejects.toMatchObject({ message: '这个抬头已经在抬头库里了' });
  });
});

describe('the library of titles', () => {
  it('has one default, the last one chosen', async () => {
    const account = someone();
    const ids = [await save(account, company), await save(account, person('王小明'))];
    for (const { id } of ids) await storefront.run(openTitleCalls.default, { account, id });

    const chosen = (await own(account)).filter(({ isDefault }) => isDefault);

    expect(chosen).toMatchObject([{ title: '王小明' }]);
  });

  it('lets the one go that was used longest ago, never the default', async () => {
    const account = someone();
    const { id } = await save(account, company);
    await storefront.run(openTitleCalls.default, { account, id });
    for (let number = 1; number <= MOST_TITLES; number += 1) await save(account, person(`用户${number}`));

    const names = await namesOf(account);

    expect(names).toHaveLength(MOST_TITLES);
    expect(names).toContain(company.title);
    expect(names).not.toContain('用户1');
  });
});
