import { readFileSync } from 'node:fs';
import process from 'node:process';
import { connect } from '#server/platform/database/connect.ts';
import { openHttp } from '#server/platform/http/server.ts';
import { pathOfBare } from './bare-path.ts';
import { type Tape, replay } from './tape.ts';

export interface BareRow {
  name: string;
  tape: Tape;
  /** Length of the server's answer. */
  bytes: number;
  oneTime: string[];
  /** A password to verify, where that is part of the work. */
  verify?: { hash: string; password: string };
}

/** Answer padded to the length of the server's: rows that the server keeps in memory are not read again, but they are sent. */
function answerOf(rows: unknown[], bytes: number): Buffer {
  const text = JSON.stringify({ code: 200, message: 'ok', data: rows });
  const answer = Buffer.alloc(Math.max(bytes, Buffer.byteLength(text)), ' ');
  answer.write(text);
  return answer;
}

/** Bare HTTP server with the statements of ours, and nothing else of ours between them. */
const [, , rowsFile = '', databaseUrl = '', port = '0'] = process.argv;
const rows: BareRow[] = JSON.parse(readFileSync(rowsFile, 'utf8'));
const { pool } = connect(databaseUrl);
const http = await openHttp({ logLevel: 'silent', trustProxy: false });

for (const { name, tape, bytes, oneTime, verify } of rows) {
  http.get(pathOfBare(name), async (_, reply) => {
    reply.type('application/json; charset=utf-8');
    if (verify) await (await import('@node-rs/argon2')).verify(verify.hash, verify.password);
    return answerOf(await replay(pool, tape, oneTime), bytes);
  });
}
await http.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
