import type { Answer, AnyCall, Input } from '#contract/call.ts';
import type { Page } from '#contract/wire.ts';
import type { Shop } from './shop.ts';

type RowOf<L> = Answer<L> extends Page<infer R extends { id: number }> ? R : never;

/** Records of a noun as a super administrator makes and finds them; `draft` is what its form needs besides what a test names. */
export function recordsIn<L extends AnyCall, S extends AnyCall>(shop: Shop, calls: { list: L; save: S }, draft: object) {
  const admin = shop.admin();
  const find = async (filter: Partial<Input<L>> = {}): Promise<RowOf<L>[]> => {
    const answer: unknown = await admin.run(calls.list, { page: 1, limit: 100, ...filter } as Input<L>);
    return (answer as Page<RowOf<L>>).list;
  };
  const ids = async (filter: Partial<Input<L>> = {}): Promise<number[]> => (await find(filter)).map(({ id }) => id);
  return {
    find,
    ids,
    /** Its id: the newest there is. */
    async make(fields: Partial<Input<S>>): Promise<number> {
      await admin.run(calls.save, { ...draft, ...fields } as Input<S>);
      return Math.max(...(await ids()));
    },
  };
}
