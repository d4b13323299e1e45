import type { FormerSystem } from '../systems/former-system.ts';
import { phpColumns, readTables } from './columns.ts';
import { phpProofs } from './proofs.ts';
import { phpReaders } from './readers.ts';
import { unreadTables } from './unread-tables.ts';

/** CRMEB PHP 4.7: its tables take the form of the Java version first. */
export const phpShop: FormerSystem = {
  name: 'CRMEB PHP',
  columns: phpColumns,
  isOneVersion: true,
  readTables,
  unreadTables,
  readers: phpReaders,
  proofs: phpProofs,
  siteSetting: 'site_url',
};
