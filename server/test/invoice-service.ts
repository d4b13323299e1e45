import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import type { Shop } from './shop.ts';

const APP = 'signalbox';
const SECRET = 'invoice-secret';

interface IssuedRequest {
  requestNo: string;
  carrier: number;
  buyerName: string;
  lines: { amount: string; orderNo: string; taxAmount: string }[];
  reversal: { invoiceNo: string; reason: string } | null;
}

/** Behaviour for every request, until it is changed; what is `lost` is issued, but nobody hears of it. */
type Mood = 'slow' | 'failing' | 'lost' | 'rubbish' | 'twice' | 'issuing' | undefined;

/** A service that issues invoices, on a server of its own beside the shop: it checks the signature, and issues one for each number. */
export function openInvoiceStandIn(shop: Shop) {
  const manner: { mood?: Mood; refuses?: string | undefined; number?: string | undefined } = {};
  const asked: IssuedRequest[] = [];
  const issued = new Map<string, object>();
  let numbers = 0;

  function answerTo(form: URLSearchParams) {
    const [app, time, content] = ['app', 'time', 'content'].map((name) => form.get(name) ?? '');
    const sign = createHmac('sha256', SECRET).update(`${app}\n${time}\n${content}`).digest('hex');
    const isNow = Math.abs(Number(time) * 1000 - shop.clock.now().getTime()) < 60_000;
    if (app !== APP || sign !== form.get('sign') || !isNow) return { code: 401, message: '签名错误' };
    const request: IssuedRequest = JSON.parse(content ?? '');
    asked.push(request);
    const known = issued.get(request.requestNo);
    if (manner.mood === 'issuing') return { code: 0, message: '', data: { state: 'issuing' } };
    if (known) return { code: 0, message: '', data: known };
    if (manner.refuses !== undefined) return { code: 0, message: '', data: { state: 'refused', reason: manner.refuses } };
    numbers += 1;
    const data = {
      state: 'issued',
      invoiceNo: manner.number ?? `2644${String(numbers).padStart(16, '0')}`,
      issueDate: new Date(shop.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
      fileUrl: `https://tax.example/${request.requestNo}.pdf`,
    };
    issued.set(request.requestNo, data);
    return { code: 0, message: '', data };
  }

  const server = createServer((request, answer) => {
    void (async () => {
      const form = new URLSearchParams((await request.toArray()).map(String).join(''));
      const { mood } = manner;
      if (mood === 'failing') return void answer.writeHead(502).end();
      const said = JSON.stringify(answerTo(form));
      if (mood === 'slow') await wait(150);
      if (mood === 'lost') return void answer.destroy();
      answer.end({ rubbish: '<html>维护中</html>', twice: said + said }[String(mood)] ?? said);
    })();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const set = async (key: string, value: string) => {
    await shop.admin().run(configCalls.save, { key, value });
  };
  return {
    manner,
    asked,
    issued,
    set,
    /** The shop has its invoices issued there. */
    async plugIn(secret = SECRET) {
      const address = server.address();
      await set('invoice_service_url', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
      await set('invoice_service_app', APP);
      // A secret is entered for addresses that are known.
      await set('invoice_service_secret', secret);
    },
    unplug: () => set('invoice_service_url', ''),
  };
}
