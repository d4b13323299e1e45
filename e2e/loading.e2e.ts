import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const KIB = 1024;

/** Marks the moment at which something can be seen. */
const markSeen = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      performance.mark('seen');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);

/** Addresses of all that was asked for until then. */
const askedUntilSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = performance.getEntriesByName('seen')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < seen)
      .map(({ name }) => name);
  });

/** Bytes of each script as they crossed the wire, headers and compression included. */
async function countScripts(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address?.endsWith('.js')) bytes.set(address, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return bytes;
}

/** Scripts that a browser which has seen nothing yet receives before the selector matches: their KiB, their number, and the heaviest. */
async function scriptUntil(selector: string, path: string, page: Page) {
  await markSeen(page, selector);
  const bytes = await countScripts(page);
  await page.goto(new URL(path, page.url()).href);
  await page.locator(selector).first().waitFor();
  const asked = (await askedUntilSeen(page)).filter((address) => address.endsWith('.js'));
  await expect.poll(() => asked.filter((address) => !bytes.has(address))).toEqual([]);
  const sizes = asked.map((address) => ({ name: address.replace(/^.*\//, ''), kib: (bytes.get(address) ?? 0) / KIB }));
  const heaviest = sizes.toSorted((one, other) => other.kib - one.kib).slice(0, 25);
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0);
  const list = heaviest.map(({ name, kib }) => `${name} ${kib.toFixed(1)}`).join(', ');
  return { total, files: sizes.length, says: `${total.toFixed(0)} KiB in ${sizes.length} files: ${list}` };
}

describe('a browser that opens the shop for the first time', () => {
  it('receives at most 160 KiB of script before the sign-in form', async ({ annotate }) => {
    const page = await desk.open('/login');

    const { total, says } = await scriptUntil('input[type=password]', '/login', page);

    await annotate(says);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(160);
  });

  it('receives at most 420 KiB of script, in at most 40 files, before the orders are listed', async ({ annotate }) => {
    const { sku, order } = ordersIn(shop);
    await order({ of: await sku() });
    const page = await desk.open('/login');
    await desk.admit(page);

    const { total, files, says } = await scriptUntil('[data-row-key]', '/order/index', page);

    await annotate(says);
    expect(total).toBeLessThanOrEqual(420);
    expect(files).toBeLessThanOrEqual(40);
  });
});
