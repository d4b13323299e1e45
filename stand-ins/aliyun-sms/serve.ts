import { type IncomingMessage, createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { type AliyunAccount, getSmsSign, getSmsTemplate, querySendDetails, sendSms } from './account.ts';
import { AliyunRefusal, refuse } from './refusal.ts';
import { verifySignature } from './verify.ts';

/** Faults of the platform: its answer is lost, is a page of a proxy, or says that it is busy or broken. */
export type AliyunFault = 'lostAnswer' | 'html' | 'throttled' | 'broken';

export interface ServedAliyun {
  url: string;
  /** Actions that were asked for, newest last. */
  asked: string[];
  /** Gives the next answers a fault, until it is undefined again. */
  become(fault: AliyunFault | undefined): void;
  close(): Promise<void>;
}

const VERSION = '2017-05-25';

function answerTo(account: AliyunAccount, action: string, { query, now }: { query: URLSearchParams; now: number }): object {
  if (action === 'SendSms') return sendSms(account, query, now);
  if (action === 'QuerySendDetails') return querySendDetails(account, query, now);
  if (action === 'GetSmsSign') return getSmsSign(account, query);
  if (action === 'GetSmsTemplate') return getSmsTemplate(account, query);
  return refuse('InvalidAction.NotFound', 'Specified api is not found, please check your url and method.', 404);
}

/** Opens the platform on a port of its own. `now` is the clock of whoever drives it. */
export async function serveAliyun(account: AliyunAccount, now: () => Date): Promise<ServedAliyun> {
  const asked: string[] = [];
  let fault: AliyunFault | undefined;

  async function answered(request: IncomingMessage): Promise<{ status: number; text: string }> {
    const url = new URL(request.url ?? '/', 'http://platform');
    const body = Buffer.concat(await request.toArray());
    const common = { RequestId: randomUUID().toUpperCase() };
    try {
      if (fault === 'throttled') refuse('Throttling.User', 'Request was denied due to user flow control.', 400);
      const time = now().getTime();
      const action = String(request.headers['x-acs-action'] ?? refuse('MissingAction', 'x-acs-action is mandatory.', 400));
      asked.push(action);
      if (request.headers['x-acs-version'] !== VERSION) refuse('InvalidVersion', 'Specified version is not valid.', 400);
      verifySignature(account, request, { url, body, now: time });
      if (fault === 'broken') refuse('isp.SYSTEM_ERROR', 'isp.SYSTEM_ERROR');
      const answer = {
        ...common,
        Code: 'OK',
        Message: 'OK',
        ...answerTo(account, action, { query: url.searchParams, now: time }),
      };
      return { status: 200, text: JSON.stringify(answer) };
    } catch (error) {
      if (!(error instanceof AliyunRefusal)) throw error;
      return { status: error.status, text: JSON.stringify({ ...common, Code: error.code, Message: error.message }) };
    }
  }

  const server = createServer((request, response) => {
    void answered(request).then(
      ({ status, text }) => {
        if (fault === 'lostAnswer') return request.socket.destroy();
        response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', date: now().toUTCString() });
        return response.end(fault === 'html' ? '<html><body>Bad Gateway</body></html>' : text);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    become: (next) => void (fault = next),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
