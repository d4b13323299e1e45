import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { returnAddresses } from '../return-cases/queries.ts';

/** Address that the goods go back to: the one that was named, or else the first that there is. */
export async function addressTo({ tx, actor }: Write, named: string | undefined): Promise<string> {
  const address = named?.trim() || (await returnAddresses(tx, actor))[0];
  if (!address) throw returnCaseRefusals.NO_ADDRESS();
  return address;
}
