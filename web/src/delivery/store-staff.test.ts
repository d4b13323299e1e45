import { describe, expect, it } from 'vitest';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { forgetStoreStaff, isStoreStaff, keepStoreStaff, setSigned } from '#web/ui/wire/index.ts';
import { fakeWire, on } from '../../test/fake-wire.ts';
import { clerk, pageOf } from './sample-points.ts';

function signedIn(name: string, permissions: string[]) {
  setSigned({ name, realName: '张三', roles: ['2'], permissions });
  const wire = fakeWire([on(pickStaffCalls.list, pageOf(clerk))]);
  globalThis.fetch = (address, init) => wire.fetch(String(address), init);
  return wire;
}

describe('the list of store staff', () => {
  it('is kept in the browser whole, and tells whether the account is one of them', async () => {
    const wire = signedIn('xiaozhang', ['admin:order:write:confirm']);
    expect(isStoreStaff()).toBe(false);

    await keepStoreStaff();

    expect(wire.sent(pickStaffCalls.list)).toMatchObject([{ page: 1, limit: 9999 }]);
    expect(JSON.parse(localStorage.getItem('storeStaffList') ?? '')).toMatchObject([{ avatar: 'xiaozhang', storeId: 3 }]);
    expect(isStoreStaff()).toBe(true);
    setSigned({ name: 'xiaoli', realName: '李四', roles: ['2'], permissions: [] });
    expect(isStoreStaff()).toBe(false);
  });

  it('goes with the person who signs out', async () => {
    signedIn('xiaozhang', ['*:*:*']);
    await keepStoreStaff();
    forgetStoreStaff();
    expect([localStorage.getItem('storeStaffList'), isStoreStaff()]).toEqual([null, false]);
  });

  it('is not asked for by those who may not see it', async () => {
    const wire = signedIn('xiaozhang', []);
    await keepStoreStaff();
    expect([wire.sent(pickStaffCalls.list), isStoreStaff()]).toEqual([[], false]);
  });
});
