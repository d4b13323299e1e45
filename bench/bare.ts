import { readFileSync } from 'node:fs';
import process from 'node:process';
import { connect } from '#server/platform/database/connect.ts';
import { openHttp } from '#server/platform/http/server.ts';
import { pathOfBare } from './bare-path.ts';
import { type Tape, replay } from './tape.ts';

export interface BareRow {
  name: string;
  tape: Tape;
  oneTime: string[];
  /** A password to verify, where that is part of the work. */
  verify?: { hash: string; password: string };
}

/** The same HTTP server and the same statements, with nothing of ours between them. */
const [, , rowsFile = '', databaseUrl = '', port = '0'] = process.argv;
const rows: BareRow[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
const { pool } = connect(databaseUrl);
const http = await openHttp({ logLevel: 'silent', trustProxy: false });

for (const { name, tape, oneTime, verify } of rows) {
  http.get(pathOfBare(name), async () => {
    if (verify) await (await import('@node-rs/argon2')).verify(verify.hash, verify.password);
    return { code: 200, message: 'ok', data: await replay(pool, tape, oneTime) };
  });
}
await http.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
