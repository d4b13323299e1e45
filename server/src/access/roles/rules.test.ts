import { describe, expect, it } from 'vitest';
import { type GrantedRole, isLimitedToPoint, permissionsAtPoint, permissionsOf, refundLimitOf, roleWords } from './rules.ts';

const role = (more: Partial<GrantedRole> = {}): GrantedRole => ({
  id: 7,
  status: true,
  isSuper: false,
  refundLimit: null,
  requiresTwoStep: false,
  dataScope: 'all',
  perms: [],
  ...more,
});
const refunding = (refundLimit: number | null) => role({ refundLimit, perms: ['admin:order:refund'] });

describe('permissions', () => {
  it('are the union of active roles and what everybody holds', () => {
    expect([...permissionsOf([role({ perms: ['a'] }), role({ perms: ['b'], status: false })], ['c'])]).toEqual(['c', 'a']);
  });

  it('are everything for a super role, even a switched-off one', () => {
    expect([...permissionsOf([role({ isSuper: true, status: false })], [])]).toEqual(['*:*:*']);
  });
});

describe('the data scope', () => {
  const atPoint = role({ dataScope: 'points' });

  it.each([
    ['is the point where every role says so', [atPoint, atPoint], true],
    ['is the widest of two', [atPoint, role()], false],
    ['is not widened by a role that is off', [atPoint, role({ status: false })], true],
    ['stays while the only role is off', [role({ status: false, dataScope: 'points' })], true],
    ['is everything for a super administrator', [atPoint, role({ isSuper: true, status: false })], false],
    ['is everything without a role', [], false],
  ])('%s', (_, roles, limited) => {
    expect(isLimitedToPoint(roles)).toBe(limited);
  });

  it('takes away the rights that open nothing but closed calls', () => {
    const may = new Set(['admin:order:list', 'admin:user:list', 'admin:order:money', 'admin:product:list']);
    expect([...permissionsAtPoint(may)]).toEqual(['admin:order:list', 'admin:order:money', 'admin:product:list']);
  });
});

describe('the refund limit', () => {
  it.each([
    ['is the larger of two', [refunding(100), refunding(300)], 300],
    ['does not exist when one role has none', [refunding(100), refunding(null)], undefined],
    ['is not lifted by a role that may not refund', [refunding(100), role()], 100],
    ['is that of recharges where no orders are refunded', [role({ refundLimit: 50, perms: ['admin:recharge:refund'] })], 50],
    ['is not lifted by a role that refunds recharges', [refunding(100), role({ perms: ['admin:recharge:refund'] })], 100],
    ['does not exist for a super administrator', [refunding(100), role({ isSuper: true })], undefined],
  ])('%s', (_, roles, limit) => {
    expect(refundLimitOf(roles)).toBe(limit);
  });
});

describe('the roles that a client asks for', () => {
  it('begin with admin for a super administrator', () => {
    expect(roleWords([role({ id: 1, isSuper: true }), role({ id: 5 })])).toEqual(['admin', '1', '5']);
  });
});
