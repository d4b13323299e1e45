import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesIn } from '../server/test/return-cases.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';
import { arrived } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);
const { askRefund, checkIn, open, order, sku } = casesIn(shop);

// Orders that are late, new, unpaid, refunded or back again; goods that are gone, running out and not shown.
beforeAll(async () => {
  const [of] = [await sku({ stock: 100 }), await sku({ stock: 0 }), await sku({ stock: 1 }), await sku({ isShow: false })];
  await order({ of, paid: true });
  await shop.pass('2 days');
  await order({ of, paid: true, buyer: { account: '王小明' } });
  await order({ of, buyer: { account: '李小红' } });
  await askRefund(await order({ of, paid: true }));
  await checkIn(await open(await order({ of, received: true })));
});

interface Card {
  label: string;
  to: string;
  count: number;
}

const DIGITS = /\D/g;
const numberIn = (text: string) => Number(text.replaceAll(DIGITS, ''));

/** Cards that count the rows of a list; money and views are added up. */
async function cardsOf(page: Page): Promise<Card[]> {
  const cards = await page.locator('a.figure-card').evaluateAll((links) =>
    links.map((link) => ({
      label: link.querySelector('span')?.textContent ?? '',
      to: link.getAttribute('href') ?? '',
      figure: link.querySelector('strong')?.textContent ?? '',
    })),
  );
  return cards.flatMap(({ figure, ...card }) =>
    figure.includes('¥') || card.to.endsWith('/views') ? [] : [{ ...card, count: numberIn(figure) }],
  );
}

async function rowsBehind(page: Page, to: string): Promise<number> {
  await page.goto(new URL(to, page.url()).href);
  await arrived(page);
  const total = page.locator('.pager > span:visible');
  if ((await total.count()) > 0) return numberIn(await total.innerText());
  return page.locator('.going-live > [data-state="open"]').count();
}

describe('a card of the home page', () => {
  it('counts the rows of the list that it opens', async () => {
    const page = await desk.sit('/dashboard');
    await arrived(page);
    const cards = await cardsOf(page);
    const listed: Card[] = [];
    for (const card of cards) listed.push({ ...card, count: await rowsBehind(page, card.to) });

    expect(listed).toEqual(cards);
    expect(cards.find(({ label }) => label === '待发货')).toMatchObject({ count: 2 });
    expect(cards.filter(({ count }) => count > 0).length).toBeGreaterThan(9);
  });
});
