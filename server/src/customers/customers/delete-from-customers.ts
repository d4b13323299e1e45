import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';

interface OnCustomers {
  delete: (write: Write, input: { id: number }) => Promise<null>;
}

/** Deletes what staff put on customers: a flag takes it off all of them at once, a timer clears the rest later. Answers how many had it. */
export const deleteFromCustomers =
  (records: OnCustomers, countHolders: (db: Db, id: number) => Promise<number>) =>
  async (write: Write, { id }: { id: number }): Promise<{ customers: number }> => {
    await records.delete(write, { id });
    return { customers: await countHolders(write.tx, id) };
  };
