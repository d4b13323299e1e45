import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

const ID = '1001';
const SECRET = 'app-secret';
const MACHINE = { code: '4004', secret: 'machine-secret' };

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** 易联云 on a server of its own beside the shop: signed by time and secret, with a token and a machine that it knows. */
export function openCloudPrinter(shop: Shop) {
  const papers: { content: string; reference: string }[] = [];
  const machines = new Set<string>();
  const manner: { mood?: 'failing' | 'rubbish' | 'jammed' | 'lost' | undefined } = {};
  let accepted = SECRET;

  /** Job in the list of the last ones, which are texts but for its state: 1 printed, 0 not yet. */
  const listed = ({ content, reference }: (typeof papers)[number], index: number) => ({
    id: String(137_550_000 + index),
    receiving_time: '1792000000',
    print_time: '1792000003',
    origin_id: reference,
    status: 1,
    content,
  });

  function answerTo(path: string, form: URLSearchParams) {
    const isSigned = form.get('sign') === md5(`${ID}${form.get('timestamp')}${accepted}`) && form.get('client_id') === ID;
    if (!isSigned) return { error: '11', error_description: 'sign验证失败' };
    if (path === '/oauth/oauth') return { error: '0', error_description: 'success', body: { access_token: 'token-1' } };
    if (form.get('access_token') !== 'token-1')
      return { error: '18', error_description: 'access_token已过期,请刷新access_token或者重新授权' };
    const machine = form.get('machine_code') ?? '';
    if (path === '/printer/addprinter' && form.get('msign') === MACHINE.secret) machines.add(machine);
    if (!machines.has(machine)) return { error: '33', error_description: '没有绑定打印机' };
    if (path === '/printer/getorderpaginglist')
      return { error: '0', error_description: 'success', body: papers.map(listed).toReversed() };
    if (path !== '/print/index') return { error: '0', error_description: 'success' };
    if (manner.mood === 'jammed') return { error: '15', error_description: '打印机缺纸' };
    papers.push({ content: form.get('content') ?? '', reference: form.get('origin_id') ?? '' });
    return { error: '0', error_description: 'success', body: { id: papers.length } };
  }

  const server = createServer((request, answer) => {
    void request.toArray().then((parts) => {
      if (manner.mood === 'failing') answer.writeHead(502);
      const said = answerTo(request.url ?? '', new URLSearchParams(parts.map(String).join('')));
      if (manner.mood === 'lost' && request.url === '/print/index') return void request.socket.destroy();
      answer.end(manner.mood === 'rubbish' ? '<html>维护中</html>' : JSON.stringify(said));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const set = setIn(shop);
  return {
    papers,
    manner,
    set,
    /** The platform knows the application by this secret from now on. */
    accept: (secret: string) => void (accepted = secret),
    /** The shop prints there. */
    async plugIn() {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : '';
      await set({ ylyprint_status: "'1'", ylyprint_url: `http://127.0.0.1:${port}`, ylyprint_app_id: ID });
      // A secret is entered for addresses that are known.
      const secrets = { ylyprint_app_secret: SECRET, ylyprint_app_machine_msign: MACHINE.secret };
      await set({ ylyprint_app_machine_code: MACHINE.code, ...secrets });
    },
  };
}
