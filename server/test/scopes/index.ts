import type { Limit } from '#contract/data-scope.ts';
import type { Shop } from '../shop.ts';
import { pointsIn } from './points.ts';
import type { ScopeKind } from './scope-kind.ts';
import { shopsIn } from './shops.ts';

export type { PlacedPerson, PlacedRecords, ScopeKind } from './scope-kind.ts';

/** Every kind of limit: another one is a line here. */
export const scopeKinds: Readonly<Record<Limit, (shop: Shop) => ScopeKind>> = { points: pointsIn, shops: shopsIn };
