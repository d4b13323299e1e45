import { type DomainMap, MAPS } from './domains.ts';
import type { Import, Source, Violation } from './source.ts';

interface Rule {
  readonly from: RegExp;
  readonly except?: RegExp;
  /** True for an import that breaks the rule. */
  readonly breaks: (to: string, source: Source, found: Import) => boolean;
  readonly because: string;
}

const OURS = /^(contract|server|web|e2e|bench|checks|scripts|stand-ins)\//;
const TEST = /\.(test|stories|test-d)\.tsx?$|^server\/test\/|^web\/test\//;
const NOT_A_DOMAIN = new Set(['platform', 'app', 'ui']);

/** `server` and `orders` of `server/src/orders/…`; undefined outside the domains. */
export function domainOf(path: string): { side: string; domain: string } | undefined {
  const [, side, domain] = /^(server|web|contract)\/src\/([^/]+)\//.exec(path) ?? [];
  return side === undefined || domain === undefined || NOT_A_DOMAIN.has(domain) ? undefined : { side, domain };
}

/** The words of a domain are known to those who may enter it, and to those whose contract names its records. */
function maySpeakOf(path: string, to: string): boolean {
  const [from, other] = [domainOf(path), domainOf(to)];
  if (!from || !other || from.domain === other.domain) return true;
  return [MAPS[from.side], MAPS.contract].some((order) => order?.[from.domain]?.includes(other.domain));
}

// Modules of the platform that neither ask nor change anything.
const PURE = /\/(rules|states)\.ts$|^server\/src\/platform\/([^/]+|(?:text|cells)\/[^/]+)\.ts$/;
// Decisions rest on decisions alone, so that those of other domains come by a door of their own, `rules.ts`. A screen may be heavy: on the
// web each folder may have a door, so that entering one does not load the others.
const DOORS =
  /^server\/src\/[^/]+\/(index|routes|rules)\.ts$|^web\/src\/[^/]+\/(index|routes)\.tsx?$|^web\/src\/[^/]+\/[^/]+\/index\.tsx?$/;
const isDoor = (to: string) => DOORS.test(to);
function crosses(to: string, source: Source): boolean {
  const [from, other] = [domainOf(source.path), domainOf(to)];
  return other !== undefined && (other.domain !== from?.domain || other.side !== from.side);
}

function mayEnter(path: string, to: string): boolean {
  const [from, other] = [domainOf(path), domainOf(to)];
  return !!from && !!other && !!MAPS[from.side]?.[from.domain]?.includes(other.domain);
}

const IN_DOMAIN = /^(server|web)\/src\/(?!platform\/|app\/|ui\/)[^/]+\//;

const RULES: readonly Rule[] = [
  {
    from: /^stand-ins\//,
    except: TEST,
    breaks: (to) => OURS.test(to) && !to.startsWith('stand-ins/'),
    because: 'a stand-in that shares code with our client repeats its mistakes',
  },
  {
    from: /^contract\//,
    breaks: (to) => OURS.test(to) && !to.startsWith('contract/'),
    because: 'the contract is what both sides agree on and knows neither',
  },
  {
    from: /^server\/src\//,
    breaks: (to) => /^(web|e2e|bench|checks|stand-ins)\//.test(to),
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
      /^(server|web)\//.test(to) &&
      crosses(to, source) &&
      !isDoor(to) &&
      !(source.path.endsWith('/tables.ts') && to.endsWith('/tables.ts')),
    because: 'another domain is entered by its index; only a foreign key may name its table',
  },
  {
    from: /^(server|web|contract)\/src\/(?!platform\/|app\/|ui\/)[^/]+\//,
    breaks: (to, source) =>
      domainOf(to)?.side === domainOf(source.path)?.side && crosses(to, source) && !mayEnter(source.path, to),
    because: 'domains form the order written in checks/domains.ts',
  },
  {
    from: /^server\/src\/(?!platform\/)[^/]+\//,
    // The seed of roles names rights of every domain.
    except: /\/seed\.ts$/,
    breaks: (to, source) => to.startsWith('contract/') && crosses(to, source) && !maySpeakOf(source.path, to),
    because: 'a domain speaks of what stands below it, on its side or in the contract',
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
    from: /^server\/src\/.*\/routes\.ts$/,
    breaks: (to) => /^server\/src\/.*\/tables\.ts$/.test(to),
    because: 'routes bind calls to queries and verbs, which know the tables',
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

function orderOf(side: string, order: DomainMap, domains: ReadonlySet<string>): Violation[] {
  const at = { path: 'checks/domains.ts', line: 1 };
  const unwritten = [...domains].filter((domain) => !(domain in order));
  const unknown = Object.values(order)
    .flat()
    .filter((domain) => !(domain in order));
  const leadsTo = (domain: string, wanted: string, seen: Set<string>): boolean =>
    (order[domain] ?? []).some((next) => next === wanted || (!seen.has(next) && leadsTo(next, wanted, seen.add(next))));
  const circles = Object.keys(order).filter((domain) => leadsTo(domain, domain, new Set()));
  return [
    ...new Set([...unwritten, ...unknown].map((domain) => `the domain ${domain} of ${side} has no line`)),
    ...circles.map((domain) => `the domain ${domain} of ${side} leads back to itself`),
  ].map((says) => ({ ...at, says }));
}

/** The written orders themselves: every domain has its line, and no line leads back. */
export function checkOrder(sources: readonly Source[], maps: Readonly<Record<string, DomainMap>> = MAPS): Violation[] {
  const found = sources.map(({ path }) => domainOf(path));
  return Object.entries(maps).flatMap(([side, order]) =>
    orderOf(side, order, new Set(found.flatMap((each) => (each?.side === side ? [each.domain] : [])))),
  );
}
