import type { PassGeneration } from '#contract/services/one-pass.ts';

interface PassEndpoint {
  path: string;
  method: 'GET' | 'POST';
  /** Parameters that the generation takes besides. */
  more?: Readonly<Record<string, string>>;
}

/** Paths of the second generation that are not the first one's below `v2/`; null for what it leaves to the platform's own site. */
const second: Readonly<Record<string, PassEndpoint | null>> = {
  'user/register': null,
  'user/modify': null,
  'user/modify/phone': null,
  'meal/list': null,
  'meal/code': null,
  'expr/express': { path: 'v2/expr/express', method: 'GET' },
  'expr/temp': { path: 'v2/expr_dump/temp', method: 'GET', more: { is_shipment: '1' } },
  'expr_dump/record': { path: 'v2/expr_dump/record', method: 'GET', more: { type: 'expr_dump', is_shipment: '1' } },
};

/** Paths that the second generation alone has, by our name of them. */
const added: ReadonlySet<string> = new Set(['expr_dump/record']);

/** Address of a request in a generation, by its name in the first; null for what that generation does not do. */
export function endpointOf(generation: PassGeneration, path: string): PassEndpoint | null {
  if (generation === 1) return added.has(path) ? null : { path, method: 'POST' };
  const other = second[path];
  return other === undefined ? { path: `v2/${path}`, method: 'POST' } : other;
}
