import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';
import type { Hub } from './events/hub.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Seal } from './seal.ts';
import type { Storage } from './storage/storage.ts';
import type { WritePath } from './write/write.ts';

/** What the domains are given to stand on. */
export interface Ground {
  database: Database;
  clock: Clock;
  hub: Hub;
  storage: Storage;
  write: WritePath;
  outgoing: Outgoing;
  seal: Seal;
  dataDir: string;
}
