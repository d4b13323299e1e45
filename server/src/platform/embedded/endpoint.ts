import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

export interface Endpoint {
  readonly flags: readonly string[];
  /** The address of one database in the cluster. */
  url(password: string, database: string, account?: string): string;
}

/** The superuser, whom only the start of the server uses. */
export const ACCOUNT = 'signalbox';
/** The server's own role. */
export const ROLE = 'shop';
export const DATABASE = 'signalbox';

// The kernel's limit is 107 bytes (103 on macOS) with the socket's own name in it.
const LONGEST_SOCKET_FOLDER = 84;

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

const bySocket = (folder: string): Endpoint => ({
  flags: ['listen_addresses=', `unix_socket_directories=${folder}`, 'unix_socket_permissions=0700', 'port=5432'],
  url: (password, database, account = ROLE) =>
    `postgresql://${account}:${password}@localhost:5432/${database}?host=${encodeURIComponent(folder)}`,
});

const byPort = (port: number): Endpoint => ({
  flags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`],
  url: (password, database, account = ROLE) => `postgresql://${account}:${password}@127.0.0.1:${port}/${database}`,
});

/** A socket in the data folder; a random local port where the folder's name is too long for one. */
export async function chooseEndpoint(folder: string): Promise<Endpoint> {
  const fits = process.platform !== 'win32' && Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER && !/[,"]/.test(folder);
  return fits ? bySocket(folder) : byPort(await freePort());
}

/** Endpoint of the database that runs on a cluster folder, as PostgreSQL wrote it down; undefined when none does. */
export function runningEndpoint(link: string): Endpoint | undefined {
  const file = join(link, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [, , , port, socket] = readFileSync(file, 'utf8').split('\n');
  return socket ? bySocket(realpathSync(link)) : byPort(Number(port));
}
