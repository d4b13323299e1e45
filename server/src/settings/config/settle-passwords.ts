import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { passwordsOf, plainFieldsOf } from '../form-templates/passwords.ts';
import { deleteRows, lockRowsNamed } from './queries.ts';
import { isSecretName } from './secret-names.ts';
import { sealPasswords } from './seal-passwords.ts';

/**
 * A form was saved: new passwords of it are encrypted. What was one and is now drawn in the open goes with its row, so that neither the
 * form nor its history shows what was typed.
 */
export async function settlePasswords(write: Write, content: string, secrets: Secrets): Promise<void> {
  await sealPasswords(write, secrets);
  const drawn = await passwordsOf(write.tx);
  const stays = (name: string) => settingNamed(name) !== undefined || isSecretName(name) || drawn.has(name);
  const plain = plainFieldsOf(content).filter((name) => !stays(name));
  const rows = plain.length === 0 ? [] : await lockRowsNamed(write.tx, plain);
  const gone = rows.filter(({ isSealed }) => isSealed).map(({ id }) => id);
  if (gone.length > 0) await deleteRows(write.tx, gone);
}
