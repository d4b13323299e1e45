import { describe, expect, it } from 'vitest';
import { type GrantedRole, limitsOf, permissionsOf, permissionsWithin, refundLimitOf, roleWords } from './rules.ts';

const role = (more: Partial<GrantedRole> = {}): GrantedRole => ({
  id: 7,
  status: true,
  isSuper: false,
  refundLimit: null,
  refundDayLimit: null,
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
  const [atPoint, inShop] = [role({ dataScope: 'points' }), role({ dataScope: 'shop' })];

  it.each([
    ['is the point where every role says so', [atPoint, atPoint], ['points']],
    ['is the shop where every role says so', [inShop, inShop], ['shops']],
    ['is both where one says the point and another the shop', [inShop, atPoint], ['points', 'shops']],
    ['is the widest of two', [atPoint, role(), inShop], []],
    ['is not widened by a role that is off', [atPoint, role({ status: false })], ['points']],
    ['stays while the only role is off', [role({ status: false, dataScope: 'shop' })], ['shops']],
    ['is everything for a super administrator', [atPoint, role({ isSuper: true, status: false })], []],
    ['is everything without a role', [], []],
  ])('%s', (_, roles, limits) => {
    expect(limitsOf(roles)).toEqual(limits);
  });

  it.each([
    [['points' as const], ['admin:order:list', 'admin:order:money', 'admin:product:list']],
    [['shops' as const], ['admin:order:list', 'admin:order:money', 'admin:product:list']],
    [
      ['points' as const, 'shops' as const],
      ['admin:order:list', 'admin:order:money', 'admin:product:list'],
    ],
  ])('takes away the rights that open nothing but calls closed to %s', (limits, left) => {
    const may = new Set(['admin:order:list', 'admin:user:list', 'admin:order:money', 'admin:product:list']);
    expect([...permissionsWithin(may, limits)]).toEqual(left);
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
    expect(refundLimitOf(roles, 'refundLimit')).toBe(limit);
  });
});

describe('the roles that a client asks for', () => {
  it('begin with admin for a super administrator', () => {
    expect(roleWords([role({ id: 1, isSuper: true }), role({ id: 5 })])).toEqual(['admin', '1', '5']);
  });
});
