import { webhookRefusals } from '#contract/notifications/webhooks.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type Letter, Undeliverable } from '../sender.ts';
import { fullAddress } from './addresses.ts';
import { findDelivery, setCode } from './queries.ts';
import { bodyOf, headersOf } from './rules.ts';

const TIMEOUT_MS = 10_000;
const GONE = 410;

const isTaken = (code: number) => code >= 200 && code < 300;

/** Status of the answer; a failure to get one is thrown in words for the list. */
async function statusOf({ httpClient }: Services, question: { url: string; body: string; headers: Record<string, string> }) {
  try {
    return await httpClient.postJson({ ...question, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.why === 'forbidden') throw new Undeliverable(webhookRefusals.FORBIDDEN().message);
    throw new Error(error.why === 'late' ? '对方 10 秒内没有回应' : '连不上对方的服务器', { cause: error });
  }
}

/** Any answer of 2xx is delivery. The other side may get a message twice, and knows it by its id. */
export async function sendWebhook(services: Services, letter: Letter): Promise<void> {
  const { database, secrets, clock, write } = services;
  const found = await findDelivery(database.db, { outboxId: letter.id });
  if (!found?.webhook.isOn) throw new Undeliverable('推送地址已停用或删除');
  const { delivery, webhook } = found;
  const secret = secrets.decrypt(webhook.secret);
  if (secret === undefined) throw new Undeliverable('签名密钥无法读取，请更换密钥');
  const url = fullAddress(secrets, webhook);
  if (url === undefined) throw new Undeliverable('地址中 ? 后面的内容无法读取，请重新填写地址');
  const body = bodyOf(delivery);
  const headers = headersOf(secret, delivery, clock.now(), body);
  const code = await statusOf(services, { url, body, headers });
  await write({ name: 'webhook.send', actor: systemActor('webhook.send') }, ({ tx }) => setCode(tx, delivery.id, code));
  if (isTaken(code)) return;
  throw code === GONE ? new Undeliverable('对方已不再接收（410）') : new Error(`对方返回 ${code}`);
}
