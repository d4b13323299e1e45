import { describe, expect, it } from 'vitest';
import { checkBans } from './bans.ts';
import { checkCrowding, checkFileCircles, checkFolderPairs } from './circles.ts';
import { checkDependencies, checkOrder } from './dependencies.ts';
import { checkNounBudget } from './noun-budget.ts';
import { checkRefusals } from './refusals.ts';
import { sourceOf, type Violation } from './source.ts';
import { checkSuites } from './suites.ts';
import { checkCitedPaths, checkComments, checkDecisions, checkFileNames, checkReadmes, checkSuppressions } from './texts.ts';
import { checkTypeNames } from './type-names.ts';
import { checkWords } from './words.ts';
import { checkVerbs, checkWriteQueries } from './verbs.ts';

const says = (violations: Violation[]) => violations.map((violation) => violation.says).join('\n');
const VERB = 'server/src/marketing/coupons/grant-coupon.ts';
const ACT = 'server/src/orders/order-acts/give-up-orders.ts';

describe('a dependency that points the wrong way', () => {
  it.each([
    ['contract/src/fen.ts', "import { x } from '#server/app.ts';", 'the contract'],
    ['server/src/orders/orders/queries.ts', "import { x } from '../../../../web/src/app/main.tsx';", 'the server serves'],
    ['server/src/platform/clock.ts', "import { x } from '#server/orders/index.ts';", 'the platform'],
    ['web/src/ui/list/list-page.tsx', "import { x } from '#web/orders/index.ts';", 'a building block'],
    ['web/src/orders/order-list/order-list.tsx', "import { x } from '#web/app/router.tsx';", 'the shell'],
    ['server/src/orders/placing/place-order.ts', "import { x } from '#server/app.ts';", 'put together'],
    ['server/src/orders/placing/place-order.ts', "import { x } from '#server/catalogue/skus/queries.ts';", 'by its index'],
    ['server/src/catalogue/products/queries.ts', "export { x } from '#server/orders/index.ts';", 'the order written'],
    ['web/src/catalogue/product-list/row.tsx', "import { x } from '#web/customers/index.ts';", 'the order written'],
    ['contract/src/orders/orders.ts', "import { x } from '../storefront/orders.ts';", 'the order written'],
    ['server/src/orders/order-acts/routes.ts', "import { order } from './tables.ts';", 'queries and verbs'],
    ['server/src/orders/orders/rules.ts', "import { x } from './queries.ts';", 'a decision is pure'],
    ['server/src/orders/orders/tables.ts', "import { x } from './queries.ts';", 'tables are the ground'],
    ['server/src/orders/orders/queries.ts', "import { x } from './routes.ts';", 'routes are where'],
  ])('is found in %s: %s', (path, text, because) => {
    expect(says(checkDependencies([sourceOf(path, text)]))).toContain(because);
  });

  it.each([
    ['server/src/orders/orders/rules.ts', "import type { Order } from './tables.ts';"],
    ['server/src/orders/placing/place-order.ts', "import { takeStock } from '#server/catalogue/index.ts';"],
    ['web/src/customers/customer-list/drawer.tsx', "import { OrderList } from '#web/orders/index.ts';"],
    ['server/src/orders/orders/tables.ts', "import { customer } from '#server/customers/customers/tables.ts';"],
    ['web/src/orders/order-list/order-list.tsx', "import { ListPage } from '#web/ui/list/list-page.tsx';"],
  ])('is not found in %s: %s', (path, text) => {
    expect(checkDependencies([sourceOf(path, text)])).toEqual([]);
  });
});

describe('the order of the domains', () => {
  it('has no circle', () => {
    const web = { orders: ['catalogue'], catalogue: ['orders'] };

    expect(says(checkOrder([], { web }))).toContain('orders of web leads back to itself');
  });

  it('names every domain', () => {
    expect(says(checkOrder([sourceOf('server/src/weather/index.ts', '')]))).toContain('weather of server has no line');
  });
});

describe('a circle', () => {
  it('is found between files, by a type alone or a lazy import too', () => {
    const types = [
      sourceOf('server/src/orders/refunds/begin.ts', "import { settle } from './settle.ts';"),
      sourceOf('server/src/orders/refunds/settle.ts', "import type { Refund } from './begin.ts';"),
    ];
    const lazy = [
      sourceOf('web/src/ui/a/button.ts', "const load = () => import('./dialog.ts');"),
      sourceOf('web/src/ui/a/dialog.ts', "import { x } from './button.ts';"),
    ];

    expect([checkFileCircles(types), checkFileCircles(lazy)].map(says)).toEqual([
      'leads back to itself: server/src/orders/refunds/settle.ts → server/src/orders/refunds/begin.ts',
      'leads back to itself: web/src/ui/a/dialog.ts → web/src/ui/a/button.ts',
    ]);
  });

  it('is found between folders of which neither is the floor', () => {
    const sources = [
      sourceOf('web/src/ui/list/page.ts', "import { x } from '../filters/bar.ts';"),
      sourceOf('web/src/ui/filters/box.ts', "import { x } from '../list/address.ts';"),
    ];

    expect(says(checkFolderPairs(sources))).toContain('web/src/ui/list import each other');
    expect(checkFolderPairs(sources.slice(1))).toEqual([]);
  });

  it.each([
    ['server/src/catalogue/skus', 'server/src/catalogue/stock'],
    ['server/src/platform/database', 'server/src/platform/events'],
    ['contract/src/coupons', 'contract/src/orders'],
  ])('is seen between %s and %s', (one, other) => {
    const sources = [
      sourceOf(`${one}/rules.ts`, `import { x } from '#${other.replace('/src', '')}/rules.ts';`),
      sourceOf(`${other}/words.ts`, `import { x } from '#${one.replace('/src', '')}/words.ts';`),
    ];

    expect(says(checkFolderPairs(sources))).toBe(`and ${other} import each other; one of them is the floor`);
  });
});

describe('a folder', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `web/src/orders/acts/act-${at}.ts`);

  it('holds at most 25 files', () => {
    expect(says(checkCrowding(files(26)))).toContain('holds 26 files');
    expect(checkCrowding(files(25))).toEqual([]);
  });
});

describe('a noun that others are modelled on', () => {
  const tables = 'server/src/customers/groups/tables.ts';

  it('costs at most 10 files and 400 lines, blank ones aside', () => {
    expect(checkNounBudget([tables], () => 'line\n\n'.repeat(400))).toEqual([]);
    expect(says(checkNounBudget([tables], () => 'line\n'.repeat(401)))).toContain('groups cost 1 files and 401 lines');
    expect(says(checkNounBudget(Array(11).fill(tables), () => ''))).toContain('groups cost 11 files');
  });
});

describe('a banned expression', () => {
  it.each([
    [VERB, 'const now = new Date();', 'reads the time'],
    [VERB, 'const now = Date.now();', 'reads the time'],
    [VERB, 'const port = process.env.PORT;', 'reads the environment'],
    [VERB, "import pg from 'pg';", 'reaches for the pool'],
    [VERB, 'database.pool.query("select 1");', 'reaches for the pool'],
    [VERB, 'const { session } = db; db._.session.execute();', 'reaches into Drizzle'],
    [VERB, 'await ground.database.db.insert(coupon).values({});', 'outside a transaction'],
    [ACT, "const set = { state: 'cancelled', updateTime: now };", 'writes a state'],
    [ACT, 'const set = { refundState: refundMoves.asked.refuse };', 'writes a state'],
    [ACT, 'await tx.update(order).set({ state, updateTime: now });', 'writes a state'],
    ['web/src/marketing/coupon-list.tsx', 'void fetch("/api");', 'talks past'],
    ['web/src/marketing/coupon-list.tsx', 'message.success("好");', 'talks past'],
    ['web/src/marketing/coupon-sums.tsx', 'const Sums = <dl className="sum-strip">{sum}</dl>;', 'draws a sum by itself'],
    ['server/src/marketing/coupons/grant-coupon.test.ts', "vi.mock('./queries.ts');", 'mocks a module'],
  ])('is found in %s: %s', (path, text, sentence) => {
    expect(says(checkBans([sourceOf(path, text)]))).toContain(sentence);
  });

  it.each([
    ['server/src/platform/clock.ts', 'export const now = () => new Date();'],
    [ACT, "const state = found.state; await tx.update(order).set({ payTime: now }).where(eq(order.state, 'unpaid'));"],
    ['server/src/orders/orders/move-order.ts', 'await tx.update(order).set({ state, updateTime: now });'],
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
    expect(says(checkVerbs([sourceOf(VERB, verb('grantCoupon') + verb('takeBack'))]))).toContain(
      'takeBack beside the verb grantCoupon',
    );
  });

  it('has no function beside it, and is known by what it returns too', () => {
    const curried = 'export const createKey = (secrets: Secrets) => async ({ tx }: Write) => {};';

    expect(says(checkVerbs([sourceOf(VERB, `${verb('grantCoupon')}export const termsOf = (db: Db) => 1;`)]))).toContain(
      'termsOf',
    );
    expect(says(checkVerbs([sourceOf(VERB, curried)]))).toContain('create-key.ts');
  });

  it('may not have another name', () => {
    expect(says(checkVerbs([sourceOf(VERB, 'export const giveCoupon = async ({ tx }: Write) => {};')]))).toContain(
      'give-coupon.ts',
    );
  });
});

describe('a query that writes', () => {
  const found = (text: string) => says(checkWriteQueries([sourceOf('server/src/coupons/coupons/queries.ts', text)]));

  it('asks for a Tx', () => {
    expect(found('export const setName = (db: Db, id: number) => 1;')).toContain('setName writes or locks');
    expect(found('export const setName = (tx: Tx, id: number) => 1;')).toBe('');
  });
});

describe('a refusal in the catalogue', () => {
  const catalogue = sourceOf(
    'contract/src/cups.ts',
    "export const no = refusals('cup', { BROKEN: { says: () => '' }, TAKEN: { onConstraint: 'cup__name', says: () => '' } });",
  );
  const verb = (text: string) => sourceOf('server/src/cups/break.ts', `import { no } from '#contract/cups.ts'; ${text}`);

  it('is thrown by something', () => {
    expect(checkRefusals([catalogue, verb('throw no.BROKEN();')])).toEqual([]);
    expect(says(checkRefusals([catalogue, verb('throw no.TAKEN();')]))).toBe('nothing throws the refusal BROKEN');
  });
});

describe('texts', () => {
  it('have file names in kebab-case', () => {
    expect(checkFileNames(['web/src/orders/OrderList.tsx', 'web/src/orders/order-list/order-list.test.tsx'])).toHaveLength(1);
  });

  it('say why they silence a rule', () => {
    const files = [
      '// oxlint-disable-next-line no-console',
      '// oxlint-disable-next-line no-console -- the one place that prints',
    ];

    expect(checkSuppressions(files.map((text) => ({ path: 'server/src/main.ts', text })))).toHaveLength(1);
  });

  it('name the rules of a noun, and the tests that hold them by the titles they have', () => {
    const noun = 'server/src/orders/refunds';
    const texts: Record<string, string> = {
      [`${noun}/README.md`]: '- Paid back once ("a repeated\nrefund", "a part", [test](agree.test.ts)).',
      [`${noun}/agree.test.ts`]: "describe('a repeated refund', () => {});",
    };
    const read = (path: string) => texts[path] ?? '';

    expect(says(checkReadmes([`${noun}/rules.ts`], read))).toContain('is missing');
    expect(says(checkReadmes([`${noun}/rules.ts`, ...Object.keys(texts)], read))).toBe(
      `quotes "a part", which ${noun}/agree.test.ts does not say`,
    );
  });

  it('begin a comment with a verb or a noun', () => {
    const text = [
      '// It is gone.',
      '/** Of one customer. */',
      '/**\n * Whether it stands. */',
      '/** The same once more. */',
      '// Once it is there.',
      "const a = 'http://It was';",
      '/** Rows that are left. It grows. */',
      '// Reads the rows of a page,\n// One after the other.',
    ].join('\n');

    expect(checkComments([{ path: 'server/src/main.ts', text }]).map(({ says: problem }) => problem.split(':')[0])).toEqual([
      'begins a comment with the pronoun "It"',
      'begins a comment with the preposition "Of"',
      'begins a comment with the conjunction "Whether"',
      'begins a comment with the comparison "The same"',
      'begins a comment with the conjunction "Once"',
    ]);
  });

  it('number each decision once, in its name and in its heading', () => {
    const files = ['0001-a.md', '0002-b.md', '0002-c.md', 'README.md'].map((name) => `docs/decisions/${name}`);
    const found = checkDecisions(files.map((path) => ({ path, text: '# 0002 Tables\n' })));

    expect(found.map(({ path, says: problem }) => `${path}: ${problem}`)).toEqual([
      'docs/decisions/0001-a.md: does not begin with "# 0001 "',
      'docs/decisions/0002-c.md: has the number of docs/decisions/0002-b.md',
    ]);
  });

  it('cite only paths that exist', () => {
    const text = 'See `server/src/main.ts`, `server/src/gone.ts`, [here](gone.md) and `server/src/<domain>/index.ts`.';
    const found = checkCitedPaths([{ path: 'docs/a.md', text }], (path) => path === 'server/src/main.ts');

    expect(says(found)).toBe('cites server/src/gone.ts, which does not exist\ncites gone.md, which does not exist');
  });
});

describe('a word that screens gave up', () => {
  it('is found with its place, but for sentences that the wire fixes and tests', () => {
    const text = "a: '请选择推广人',\nb: '推广人数',\nc: '选择推广人',\nd: '已驳回',";
    const found = checkWords([
      { path: 'contract/src/people.ts', text },
      { path: 'contract/src/people.test.ts', text },
    ]);
    expect(found.map(({ line, says }) => `${line} ${says.split(':')[0]}`)).toEqual(['3 says 推广人', '4 says 驳回']);
  });
});

describe('a list without the shared suite', () => {
  const list = sourceOf('web/src/orders/order-list/order-list.tsx', 'export const OrderList = () => <ListPage />;');
  const testOf = (text: string) =>
    sourceOf('web/src/orders/orders.test.tsx', `import { OrderList } from './order-list/order-list.tsx';\n${text}`);

  it('is found, also where a test shows it otherwise', () => {
    expect(says(checkSuites([list]))).toContain('itIsAList');
    expect(says(checkSuites([list, testOf('renderScreen(<OrderList />);')]))).toContain('itIsAList');
  });

  it('is not found where a test uses the suite', () => {
    expect(checkSuites([list, testOf('itIsAList({});')])).toEqual([]);
  });
});

describe('the name of a type', () => {
  const file = (path: string, text: string) => sourceOf(`server/src/${path}.ts`, text);
  const lines = ['a', 'b', 'c'].map((path) => file(path, 'export interface Line { id: number }'));

  it('stands in three files at most', () => {
    expect(checkTypeNames([...lines, file('d', 'const x = 1;\ntype Line = string;')])).toEqual([
      { path: 'server/src/d.ts', line: 2, says: 'declares the type Line, which 3 files declare already' },
    ]);
  });

  it('may be that of the properties of a component everywhere', () => {
    expect(checkTypeNames(['a', 'b', 'c', 'd'].map((path) => file(path, 'interface Props { id: number }')))).toEqual([]);
  });
});
