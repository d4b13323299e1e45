import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** No statement of the server takes as long, and no transaction rests as long between two of its statements. */
const STATEMENT = '10min';
const RESTING = '2min';

/** A client that was cut off is noticed by PostgreSQL within half a minute, and holds no lock for longer. */
const LIMITS = {
  statement_timeout: STATEMENT,
  idle_in_transaction_session_timeout: RESTING,
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '25s',
};

/** Names the process of a session. */
export const NAME_SESSION = 'select pg_backend_pid() as pid';

/**
 * Sets them for the session and names its process. At the start of a connection they would be refused by poolers, which know few
 * parameters there.
 */
export const LIMIT_SESSION = `${NAME_SESSION}, ${Object.entries(LIMITS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}`;

/** Longest time until a connection is there. */
export const CONNECT_MS = 4000;

/** Keeps firewalls from forgetting a connection on which little is said, and notices within seconds where one has. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 3000 } as const;

/** Channel that the driver reads from and writes to; its socket is another once TLS has begun. */
type Wire = EventEmitter & { stream: Socket };

export const wireOf = (client: pg.ClientBase): Wire => (client as unknown as { connection: Wire }).connection;

/** Ends a connection at once: whoever waits on it hears so. A polite end would wait for an answer that may never come. */
export function cutOff(client: pg.ClientBase, why = 'nothing came'): void {
  wireOf(client).stream.destroy(new Error(`Connection terminated: ${why}`));
}
