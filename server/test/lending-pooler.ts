import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import pg from 'pg';

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const numbers = (...all: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    all.map(([bytes, value]) => {
      const number = Buffer.alloc(bytes);
      number.writeIntBE(value, 0, bytes);
      return number;
    }),
  );
const text = (words: string): Buffer => Buffer.from(`${words}\0`);

const OK = message('R', numbers([4, 0]));
const READY = message('Z', Buffer.from('I'));
const INT4 = 23;

/** Answer of one number, or of none. */
function answerOf(rows: Record<string, unknown>[]): Buffer {
  const done = Buffer.concat([message('C', text('SELECT')), READY]);
  const [name, value] = Object.entries(rows[0] ?? {})[0] ?? [];
  if (name === undefined) return done;
  const written = Buffer.from(String(value));
  const column = Buffer.concat([numbers([2, 1]), text(name), numbers([4, 0], [2, 0], [4, INT4], [2, 4], [4, -1], [2, 0])]);
  return Buffer.concat([
    message('T', column),
    message('D', Buffer.concat([numbers([2, 1], [4, written.length]), written])),
    done,
  ]);
}

const refusalOf = (words: string): Buffer =>
  Buffer.concat([message('E', Buffer.concat([text('SERROR'), text('C0A000'), text(`M${words}`), Buffer.from('\0')])), READY]);

/**
 * A pooler as far as plain statements go: all its clients share one session, which is lent to them for a transaction, or for a statement where it
 * refuses transactions.
 */
export async function openLendingPooler(
  target: string,
  mode: 'transaction' | 'statement',
): Promise<{ url: string; close(): Promise<void> }> {
  const shared = new pg.Client({ connectionString: target });
  await shared.connect();
  const open = new Set<Socket>();

  async function answer(client: Socket, statement: string): Promise<void> {
    const isRefused = mode === 'statement' && statement === 'begin';
    const said = isRefused
      ? refusalOf('transaction blocks not allowed in statement pooling mode')
      : answerOf((await shared.query(statement)).rows);
    client.write(said);
  }
  const server = createServer((client) => {
    open.add(client);
    let isGreeted = false;
    client.on('error', () => {});
    client.on('data', (bytes: Buffer) => {
      if (!isGreeted) client.write(Buffer.concat([OK, READY]));
      else if (bytes.toString('latin1', 0, 1) === 'Q') void answer(client, bytes.toString('utf8', 5, bytes.length - 1));
      else client.end();
      isGreeted = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgresql://shop:x@127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
    async close() {
      for (const each of open) each.destroy();
      server.close();
      await shared.end();
    },
  };
}
