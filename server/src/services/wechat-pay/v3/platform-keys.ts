import { MINUTE } from '#contract/durations.ts';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetSettings, secretOf, setConfig } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import type { V3Account } from './account.ts';
import { PlatformCertificate, certificatesIn, keyAmong } from './platform-certificates.ts';
import { isReply, send } from './send.ts';
import { type KeyLookup, signedMessage, verifyMessage } from './verify-message.ts';

export type KeyServices = Pick<Services, 'database' | 'secrets' | 'httpClient' | 'clock' | 'write'>;

const publicKeyOf = ({ merchant, publicKey }: V3Account, serialNo: string) =>
  serialNo === merchant.publicKeyId ? publicKey : undefined;

/** Pause between two fetches: anybody may name serial numbers that there are not. */
const PAUSE_MS = MINUTE;

/**
 * Keys of WeChat Pay by serial number: its public key, and platform certificates, which are fetched when a number is not among those
 * that are kept. Both are known, so that notices of either kind are taken while a merchant changes from one to the other.
 */
export function openPlatformKeys(parts: KeyServices) {
  const { database, secrets, clock, write } = parts;
  let askedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<PlatformCertificate[]> | undefined;

  const kept = async (): Promise<PlatformCertificate[]> =>
    PlatformCertificate.array().safeParse(jsonIn(await secretOf(parts, wechatPayFileSettings.wechat_pay_platform_certificates)))
      .data ?? [];

  async function keep(certificates: readonly PlatformCertificate[]): Promise<void> {
    await write({ name: 'config.keepCertificates', actor: systemActor('微信支付') }, async ({ tx, now }) => {
      const text = secrets.encrypt(JSON.stringify(certificates));
      await setConfig(tx, wechatPayFileSettings.wechat_pay_platform_certificates, text, now);
    });
    forgetSettings(database.db);
  }

  /** The answer is verified by the public key, or by what it holds itself, which nobody can seal who does not know our key. */
  async function fetched(account: V3Account): Promise<PlatformCertificate[]> {
    const reply = await send(parts, account, { method: 'GET', url: `${account.merchant.base}/v3/certificates` });
    if (!isReply(reply) || reply.status !== 200) return [];
    const found = certificatesIn(jsonIn(reply.bytes.toString('utf8')), account.merchant.apiV3Key) ?? [];
    const now = clock.now();
    const message = signedMessage(reply.headers, reply.bytes);
    const keyOf: KeyLookup = async (serialNo) => publicKeyOf(account, serialNo) ?? keyAmong(found, serialNo, now);
    const verdict = await verifyMessage(message, keyOf, now);
    return verdict === 'valid' ? found : [];
  }

  /** Writes only what is new: whoever names numbers that there are not would otherwise have it written each minute. */
  async function refreshed(account: V3Account): Promise<PlatformCertificate[]> {
    const found = await fetched(account);
    const isNew = found.length > 0 && JSON.stringify(found) !== JSON.stringify(await kept());
    if (isNew) await keep(found);
    return found;
  }

  /** All who ask meanwhile share one fetch. */
  async function fetchedFor(account: V3Account, serialNo: string) {
    const now = clock.now();
    if (!underWay && now.getTime() - askedAt >= PAUSE_MS) {
      askedAt = now.getTime();
      underWay = refreshed(account).finally(() => {
        underWay = undefined;
      });
    }
    return keyAmong((await underWay) ?? [], serialNo, now);
  }

  return (account: V3Account): KeyLookup =>
    async (serialNo) => {
      if (serialNo.startsWith('PUB_KEY_ID_')) return publicKeyOf(account, serialNo);
      return keyAmong(await kept(), serialNo, clock.now()) ?? fetchedFor(account, serialNo);
    };
}
