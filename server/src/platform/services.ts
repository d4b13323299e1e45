import type { Backups } from './backup/backups.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';
import type { Hub } from './events/hub.ts';
import type { Metrics } from './metrics.ts';
import type { HttpClient } from './http-client/http-client.ts';
import type { Providers } from './providers.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import type { WritePath } from './write/write.ts';

/** Services that domains, jobs and timers work with. */
export interface Services {
  database: Database;
  clock: Clock;
  hub: Hub;
  storage: Storage;
  write: WritePath;
  httpClient: HttpClient;
  secrets: Secrets;
  providers: Providers;
  metrics: Metrics;
  backups: Backups;
  dataDir: string;
  /** Address of the database past a pooler, for work that needs a session of its own. */
  directUrl: string;
}
