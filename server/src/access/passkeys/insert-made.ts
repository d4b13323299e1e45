import type { Write } from '#server/platform/write/write.ts';
import { passkeys } from './queries.ts';
import { adminPasskeyUse } from './tables.ts';
import type { MadePasskey } from './verify.ts';

/** Keeps the passkey of a person; its id. */
export async function insertMade(
  write: Write,
  { adminId, name, made }: { adminId: number; name: string; made: MadePasskey },
): Promise<number> {
  const { host, credentialId, publicKey, counter } = made;
  const passkeyId = await passkeys.insert(write, { adminId, name, host, credentialId, publicKey });
  await write.tx.insert(adminPasskeyUse).values({ passkeyId, counter });
  return passkeyId;
}
