import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Shop } from './shop.ts';

type OnId<O = unknown> = Call<{ id: number }, O>;

interface BinCounts {
  show: number;
  hide: number;
  recycle: number;
}

interface Bin {
  calls: Record<'delete' | 'recovery' | 'completelyDelete', OnId> & { info: OnId<object>; getCount: Call<object, BinCounts> };
  make: (name: string) => Promise<number>;
  /** Flag of a record that the bin switches off. */
  flag: string;
  /** Keys of what a list shows below a tab; the tabs of what is on, what is off and what is in the bin. */
  below: (tab: number) => Promise<number[]>;
  tabs: readonly number[];
  /** Acts on a record that is not in the bin. */
  acts: readonly ((id: number) => Promise<unknown>)[];
  /** Said of such an act in the bin, of leaving for good from outside of it, and of a record that left. */
  says: Record<'binned' | 'notBinned' | 'gone', string>;
}

/** Rules of every record that is put into a bin before it goes for good. */
export function itHasABin(shop: Shop, { calls, make, flag, below, tabs, acts, says }: Bin): void {
  const admin = shop.admin();
  const info = (id: number) => admin.run(calls.info, { id });

  const place = async (id: number) => {
    const found = await Promise.all(tabs.map(async (tab) => (await below(tab)).includes(id)));
    return found.flatMap((isThere, at) => (isThere ? [at] : []));
  };

  describe('a record in the bin', () => {
    it('is counted and listed there, and before that below the tab of its state', async () => {
      const before = await admin.run(calls.getCount, {});
      const id = await make('换页签的');
      expect(await place(id)).toEqual([0]);
      expect(await admin.run(calls.getCount, {})).toEqual({ ...before, show: before.show + 1 });

      await admin.run(calls.delete, { id });
      expect(await place(id)).toEqual([2]);
      expect(await admin.run(calls.getCount, {})).toEqual({ ...before, recycle: before.recycle + 1 });

      await admin.run(calls.recovery, { id });
      expect(await place(id)).toEqual([1]);
      expect(await admin.run(calls.getCount, {})).toEqual({ ...before, hide: before.hide + 1 });
    });

    it('is off, is not changed there, and comes back off', async () => {
      const id = await make('进回收站的');
      await admin.run(calls.delete, { id });
      expect(await info(id)).toMatchObject({ isDel: true, [flag]: false });
      for (const act of acts) await expect(act(id)).rejects.toMatchObject({ code: 500, message: says.binned });

      await admin.run(calls.recovery, { id });

      expect(await info(id)).toMatchObject({ isDel: false, [flag]: false });
    });

    it('leaves for good, and only from there', async () => {
      const id = await make('彻底删除的');
      await expect(admin.run(calls.completelyDelete, { id })).rejects.toMatchObject({ message: says.notBinned });

      await admin.run(calls.delete, { id });
      await admin.run(calls.completelyDelete, { id });

      await expect(info(id)).rejects.toMatchObject({ message: says.gone });
    });
  });
}
