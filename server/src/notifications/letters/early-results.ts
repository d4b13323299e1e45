import type { Tx } from '#server/platform/database/connect.ts';

/** Result that is known already of a message of this number, in the word of its provider. */
type ResultReader = (tx: Tx, providerNo: string) => Promise<string | undefined>;
const readers: ResultReader[] = [];

/** Registers the domain that hears results. */
export const readsResults = (read: ResultReader): void => void readers.push(read);

/** Results of a message that came before its number was kept. */
export async function earlyResults(tx: Tx, providerNo: string): Promise<string[]> {
  const found = await Promise.all(readers.map((read) => read(tx, providerNo)));
  return found.filter((status) => status !== undefined);
}
