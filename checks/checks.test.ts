import { describe, expect, it } from 'vitest';
import { checkBans } from './bans.ts';
import { checkDependencies, checkOrder } from './dependencies.ts';
import { sourceOf, type Violation } from './source.ts';
import { checkCitedPaths, checkFileNames, checkSuppressions } from './texts.ts';
import { checkVerbs, checkWriteQueries } from './verbs.ts';

const says = (violations: Violation[]) => violations.map((violation) => violation.says).join('\n');
const VERB = 'server/src/marketing/coupons/grant-coupon.ts';

describe('a dependency that points the wrong way', () => {
  it.each([
    ['contract/src/fen.ts', "import { x } from '#server/app.ts';", 'the contract'],
    ['server/src/orders/orders/queries.ts', "import { x } from '../../../../web/src/app/main.tsx';", 'the server serves'],
    ['server/src/platform/clock.ts', "import { x } from '#server/orders/index.ts';", 'the platform'],
    ['web/src/ui/list/list-page.tsx', "import { x } from '#web/orders/index.ts';", 'a building block'],
    ['web/src/orders/order-list.tsx', "import { x } from '#web/app/router.tsx';", 'the shell'],
    ['server/src/orders/orders/place-order.ts', "import { x } from '#server/app.ts';", 'put together'],
    ['server/src/orders/orders/place-order.ts', "import { x } from '#server/catalogue/skus/queries.ts';", 'by its index'],
    ['server/src/catalogue/products/queries.ts', "export { x } from '#server/orders/index.ts';", 'the order written'],
    ['server/src/orders/orders/rules.ts', "import { x } from './queries.ts';", 'a decision is pure'],
    ['server/src/orders/orders/tables.ts', "import { x } from './queries.ts';", 'tables are the ground'],
    ['server/src/orders/orders/queries.ts', "import { x } from './routes.ts';", 'routes are where'],
  ])('is found in %s: %s', (path, text, because) => {
    expect(says(checkDependencies([sourceOf(path, text)]))).toContain(because);
  });

  it.each([
    ['server/src/orders/orders/rules.ts', "import type { Order } from './tables.ts';"],
    ['server/src/orders/orders/place-order.ts', "import { takeStock } from '#server/catalogue/index.ts';"],
    ['server/src/orders/orders/tables.ts', "import { customer } from '#server/customers/customers/tables.ts';"],
    ['web/src/orders/order-list.tsx', "import { ListPage } from '#web/ui/list/list-page.tsx';"],
  ])('is not found in %s: %s', (path, text) => {
    expect(checkDependencies([sourceOf(path, text)])).toEqual([]);
  });
});

describe('the order of the domains', () => {
  it('has no circle', () => {
    expect(says(checkOrder([], { orders: ['catalogue'], catalogue: ['orders'] }))).toContain('orders leads back to itself');
  });

  it('names every domain', () => {
    expect(says(checkOrder([sourceOf('server/src/weather/index.ts', '')]))).toContain('weather has no line');
  });
});

describe('a banned expression', () => {
  it.each([
    [VERB, 'const now = new Date();', 'reads the time'],
    [VERB, 'const now = Date.now();', 'reads the time'],
    [VERB, 'const port = process.env.PORT;', 'reads the environment'],
    [VERB, "import pg from 'pg';", 'reaches for the pool'],
    [VERB, 'database.pool.query("select 1");', 'reaches for the pool'],
    [VERB, 'await ground.database.db.insert(coupon).values({});', 'outside a transaction'],
    ['web/src/marketing/coupon-list.tsx', 'void fetch("/api");', 'talks past'],
    ['web/src/marketing/coupon-list.tsx', 'message.success("好");', 'talks past'],
    ['server/src/marketing/coupons/grant-coupon.test.ts', "vi.mock('./queries.ts');", 'mocks a module'],
  ])('is found in %s: %s', (path, text, sentence) => {
    expect(says(checkBans([sourceOf(path, text)]))).toContain(sentence);
  });

  it.each([
    ['server/src/platform/clock.ts', 'export const now = () => new Date();'],
    [VERB, 'const start = new Date(0); seen.delete(start); await tx.insert(coupon).values({});'],
  ])('is not found in %s: %s', (path, text) => {
    expect(checkBans([sourceOf(path, text)])).toEqual([]);
  });
});

describe('a verb file', () => {
  const verb = (name: string) => `export async function ${name}({ tx }: Write, input: { id: number }) {}\n`;

  it('has one verb, which it is named after', () => {
    expect(checkVerbs([sourceOf(VERB, verb('grantCoupon'))])).toEqual([]);
  });

  it('may not have a second one', () => {
    expect(says(checkVerbs([sourceOf(VERB, verb('grantCoupon') + verb('takeBack'))]))).toContain('second verb, takeBack');
  });

  it('may not have another name', () => {
    expect(says(checkVerbs([sourceOf(VERB, 'export const giveCoupon = async ({ tx }: Write) => {};')]))).toContain(
      'give-coupon.ts',
    );
  });
});

describe('a query that writes', () => {
  const found = (text: string) => says(checkWriteQueries([sourceOf('server/src/marketing/coupons/queries.ts', text)]));

  it('asks for a Tx', () => {
    expect(found('export const setName = (db: Db, id: number) => 1;')).toContain('setName writes or locks');
    expect(found('export const setName = (tx: Tx, id: number) => 1;')).toBe('');
  });
});

describe('texts', () => {
  it('have file names in kebab-case', () => {
    expect(checkFileNames(['web/src/orders/OrderList.tsx', 'web/src/orders/order-list.test.tsx'])).toHaveLength(1);
  });

  it('say why they silence a rule', () => {
    const files = [
      '// oxlint-disable-next-line no-console',
      '// oxlint-disable-next-line no-console -- the one place that prints',
    ];

    expect(checkSuppressions(files.map((text) => ({ path: 'server/src/main.ts', text })))).toHaveLength(1);
  });

  it('cite only paths that exist', () => {
    const text = 'See `server/src/main.ts`, `server/src/gone.ts`, [here](gone.md) and `server/src/<domain>/index.ts`.';
    const found = checkCitedPaths([{ path: 'docs/a.md', text }], (path) => path === 'server/src/main.ts');

    expect(says(found)).toBe('cites server/src/gone.ts, which does not exist\ncites gone.md, which does not exist');
  });
});
