import type { Import, Source, Violation } from './source.ts';

interface Rule {
  readonly from: RegExp;
  readonly except?: RegExp;
  /** True for an import that breaks the rule. */
  readonly breaks: (to: string, source: Source, found: Import) => boolean;
  readonly because: string;
}

const OURS = /^(contract|server|web|e2e|bench|checks|scripts)\//;
const TEST = /\.(test|stories|test-d)\.tsx?$|^server\/test\/|^web\/test\//;
const NOT_A_DOMAIN = new Set(['platform', 'app', 'ui']);

/** Which domain may enter which other; a line here is a decision, and the lines form no circle. */
export const DOMAINS: Record<string, readonly string[]> = {
  settings: [],
  changes: ['settings', 'pictures', 'jobs'],
  jobs: [],
  exports: ['jobs'],
  pictures: ['settings'],
  access: ['settings', 'pictures'],
  customers: ['settings', 'pictures'],
  delivery: ['settings', 'pictures'],
  marketing: ['settings', 'pictures', 'customers'],
  catalogue: ['settings', 'pictures', 'delivery', 'customers', 'jobs', 'exports', 'marketing'],
  collection: ['settings', 'pictures', 'catalogue'],
  orders: ['settings', 'pictures', 'delivery', 'customers', 'marketing', 'catalogue', 'access', 'exports'],
  storefront: ['settings', 'pictures', 'delivery', 'customers', 'catalogue', 'orders'],
  dashboard: ['settings', 'pictures', 'access', 'customers', 'delivery', 'catalogue', 'orders'],
  demo: [
    'settings',
    'pictures',
    'access',
    'customers',
    'delivery',
    'marketing',
    'catalogue',
    'collection',
    'orders',
    'storefront',
    'jobs',
  ],
  dev: ['catalogue'],
};

export function domainOf(path: string): string | undefined {
  const [, domain] = /^(?:server|web)\/src\/([^/]+)\//.exec(path) ?? [];
  return domain === undefined || NOT_A_DOMAIN.has(domain) ? undefined : domain;
}

// Of the platform, what neither asks nor changes anything.
const PURE = /\/(rules|states)\.ts$|^server\/src\/platform\/[^/]+\.ts$/;
const isDoor = (to: string) => /^(server|web)\/src\/[^/]+\/(index|routes)\.tsx?$/.test(to);
const crosses = (to: string, source: Source) => domainOf(to) !== undefined && domainOf(to) !== domainOf(source.path);
const IN_DOMAIN = /^(server|web)\/src\/(?!platform\/|app\/|ui\/)[^/]+\//;

const RULES: readonly Rule[] = [
  {
    from: /^contract\//,
    breaks: (to) => OURS.test(to) && !to.startsWith('contract/'),
    because: 'the contract is what both sides agree on and knows neither',
  },
  {
    from: /^server\/src\//,
    breaks: (to) => /^(web|e2e|bench|checks)\//.test(to),
    because: 'the server serves clients it does not know',
  },
  {
    from: /^web\/src\//,
    breaks: (to) => /^(server|e2e|bench|checks)\//.test(to),
    because: 'a screen reaches the server by the contract alone',
  },
  {
    from: /^server\/src\/platform\//,
    breaks: (to) => to.startsWith('server/src/') && !to.startsWith('server/src/platform/'),
    because: 'the platform carries every domain and knows none',
  },
  {
    from: /^web\/src\/ui\//,
    breaks: (to) => to.startsWith('web/src/') && !to.startsWith('web/src/ui/'),
    because: 'a building block serves every screen and knows none',
  },
  {
    from: IN_DOMAIN,
    breaks: (to) => to.startsWith('web/src/app/'),
    because: 'the shell shows the screens, not the other way round',
  },
  {
    from: IN_DOMAIN,
    breaks: (to, _source, { isType }) => /^server\/src\/[^/]+\.ts$/.test(to) && !isType,
    because: 'the server is put together from domains; what it hands them is a type to them',
  },
  {
    from: IN_DOMAIN,
    breaks: (to, source) =>
      crosses(to, source) && !isDoor(to) && !(source.path.endsWith('/tables.ts') && to.endsWith('/tables.ts')),
    because: 'another domain is entered by its index; only a foreign key may name its table',
  },
  {
    from: IN_DOMAIN,
    breaks: (to, source) => crosses(to, source) && !(DOMAINS[domainOf(source.path) ?? '']?.includes(domainOf(to) ?? '') ?? false),
    because: 'domains form the order written in checks/dependencies.ts',
  },
  {
    from: /^server\/src\/.*\/(rules|states)\.ts$/,
    breaks: (to, _source, { isType }) => !isType && to.startsWith('server/') && !PURE.test(to),
    because: 'a decision is pure: it imports types, refusals and other decisions',
  },
  {
    from: /^server\/src\/.*\/tables\.ts$/,
    breaks: (to) =>
      to.startsWith('server/src/') && !to.endsWith('/tables.ts') && !to.startsWith('server/src/platform/') && !isDoor(to),
    because: 'tables are the ground that queries stand on',
  },
  {
    from: /^server\/src\/[^/]+\/[^/]+\/[^/]+\.ts$/,
    except: /\/index\.ts$|^server\/src\/platform\//,
    breaks: (to) => /^server\/src\/.*\/routes\.ts$/.test(to),
    because: 'routes are where a request enters; nothing inside depends on them',
  },
];

const isTest = ({ path }: Source) => TEST.test(path);

export function checkDependencies(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => !isTest(source))
    .flatMap((source) =>
      RULES.filter(({ from, except }) => from.test(source.path) && !except?.test(source.path)).flatMap(({ breaks, because }) =>
        source.imports
          .filter((found) => breaks(found.to, source, found))
          .map(({ to, line }) => ({ path: source.path, line, says: `imports ${to}, but ${because}` })),
      ),
    );
}

/** The written order itself: every domain has its line, and no line leads back. */
export function checkOrder(sources: readonly Source[], order: Record<string, readonly string[]> = DOMAINS): Violation[] {
  const domains = new Set(sources.map(({ path }) => domainOf(path)).filter((domain) => domain !== undefined));
  const at = { path: 'checks/dependencies.ts', line: 1 };
  const unwritten = [...domains]
    .filter((domain) => !(domain in order))
    .map((domain) => ({ ...at, says: `the domain ${domain} has no line` }));
  const leadsTo = (domain: string, wanted: string, seen: Set<string>): boolean =>
    (order[domain] ?? []).some((next) => next === wanted || (!seen.has(next) && leadsTo(next, wanted, seen.add(next))));
  const circles = Object.keys(order).filter((domain) => leadsTo(domain, domain, new Set()));
  return [...unwritten, ...circles.map((domain) => ({ ...at, says: `the domain ${domain} leads back to itself` }))];
}
