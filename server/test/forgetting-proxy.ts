import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface ForgettingProxy {
  /** Address of the database by way of the proxy. */
  readonly url: string;
  /**
   * Passes nothing on any more, and says nothing, on the connections that are open, or on those of one application: what a firewall or a
   * balancer does with connections that it has forgotten.
   */
  forget(application?: string): void;
  /** Ways that are open, of one application where it is named. */
  count(application?: string): number;
  /** Forgets new connections as they come, or those of one application. */
  bar(application?: string): void;
  /** Lets all new connections through again. */
  unbar(): void;
  close(): Promise<void>;
}

interface Way {
  ends: readonly [Socket, Socket];
  application: string;
  isGreeted: boolean;
  isForgotten: boolean;
}

function reach(url: URL): Socket {
  const folder = url.searchParams.get('host');
  const port = url.port || '5432';
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), url.hostname);
}

const NAME = /application_name\0([^\0]*)/;

/** Opens a proxy before a database that can forget its connections without a word. */
export async function openForgettingProxy(target: string): Promise<ForgettingProxy> {
  const ways = new Set<Way>();
  let isBarred = (_application: string) => false;

  function pass(way: Way, from: Socket, to: Socket): void {
    from.on('data', (bytes: Buffer) => {
      if (from === way.ends[0] && !way.isGreeted) {
        way.isGreeted = true;
        way.application = NAME.exec(bytes.toString('latin1'))?.[1] ?? '';
        way.isForgotten ||= isBarred(way.application);
      }
      if (!way.isForgotten) to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      if (!way.isForgotten) to.destroy();
      if (way.ends.every(({ destroyed }) => destroyed)) ways.delete(way);
    });
  }

  const server = createServer((client) => {
    const database = reach(new URL(target));
    const way: Way = { ends: [client, database], application: '', isGreeted: false, isForgotten: false };
    ways.add(way);
    pass(way, client, database);
    pass(way, database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const of = (application: string | undefined) =>
    [...ways].filter((way) => application === undefined || way.application === application);
  const url = new URL(target);
  url.searchParams.delete('host');
  [url.hostname, url.port] = ['127.0.0.1', String((server.address() as AddressInfo).port)];
  return {
    url: url.href,
    forget(application) {
      for (const way of of(application)) way.isForgotten = true;
    },
    count: (application) => of(application).filter(({ isForgotten }) => !isForgotten).length,
    bar(application) {
      isBarred = (coming) => application === undefined || coming === application;
    },
    unbar() {
      isBarred = () => false;
    },
    async close() {
      server.close();
      for (const { ends } of ways) for (const end of ends) end.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}
