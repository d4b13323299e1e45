import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { fillShop, named } from './accessibility.ts';
import { openDesk } from './desk.ts';
import { onPlainWire } from './plain-wire.ts';
import { arrived, everyVisit, goTo } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);

/** What nobody meant to show: a screen that fell, values that are not there, rows that are taken for each other. */
const slips = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const here = [...document.querySelectorAll<HTMLElement>('#page > *')].filter((each) => each.checkVisibility());
    const text = here.map((each) => each.innerText).join('\n');
    const keys = here.flatMap((each) =>
      [...each.querySelectorAll('[data-row-key]')].map((row) => row.getAttribute('data-row-key')),
    );
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    const unmeant = /.*(页面出错了|\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object).*/.exec(text);
    return [...(unmeant ? [unmeant[0]] : []), ...twice.map((key) => `two rows of the key ${key}`)];
  });

it('every screen opens before another server of the wire, which says no more than it must', async () => {
  const visits = everyVisit(named(await fillShop(shop)));
  const page = await desk.open('/login', { still: true });
  const seen = await onPlainWire(page, { poor: true });
  await desk.admit(page);
  await goTo(page, '/dashboard');
  const complaints: string[] = [];
  seen.missed.splice(0);

  for (const { address } of visits) {
    await goTo(page, address);
    const isThere = await arrived(page).then(
      () => true,
      () => false,
    );
    const found = [
      ...(isThere ? [] : ['never arrives']),
      ...(await slips(page)),
      ...seen.missed.splice(0),
      ...seen.failed.splice(0),
    ];
    complaints.push(...found.map((complaint) => `${address}: ${complaint}`));
  }

  expect(complaints).toEqual([]);
}, 400_000);
