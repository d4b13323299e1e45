import type { FormerSystem } from '../systems/former-system.ts';
import { crmebColumns, readTables } from './columns.ts';
import { unreadTables } from './nouns.ts';
import { crmebProofs } from './proofs.ts';

/** CRMEB Java 1.3.4 and 1.4: nouns read its tables as they are. */
export const javaShop: FormerSystem = {
  name: 'CRMEB Java',
  columns: crmebColumns,
  readTables,
  unreadTables,
  proofs: crmebProofs,
  siteSetting: 'localUploadUrl',
};
