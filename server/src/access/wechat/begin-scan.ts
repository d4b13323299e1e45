import { SECOND } from '#contract/durations.ts';
import { wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { From, Write } from '#server/platform/write/write.ts';
import { hashOf } from '../sessions/queries.ts';
import { countScans } from './queries.ts';
import { SCANS_PER_MINUTE, SCAN_LIFE_MS, newScene } from './rules.ts';
import { wechatScan } from './tables.ts';

/** Screen that shows the code: a browser by its cookie, or a session of the person who binds. */
type Screen =
  | { purpose: 'signIn'; browserHash: string; sessionId: null; adminId: null }
  | { purpose: 'bind'; browserHash: ''; sessionId: number; adminId: number };

async function keepScan({ tx, now, from }: Write, scene: string, screen: Screen): Promise<void> {
  const { address, agent } = from ?? { address: '', agent: '' };
  if ((await countScans(tx, address, now)) >= SCANS_PER_MINUTE) throw wechatSignInRefusals.TOO_OFTEN();
  await tx.insert(wechatScan).values({
    ...screen,
    hash: hashOf(scene),
    address,
    agent,
    state: 'waiting',
    appId: '',
    openid: '',
    createTime: now,
    expireTime: new Date(now.getTime() + SCAN_LIFE_MS),
  });
}

/** Draws a code whose scan is told to us. The scan is kept before WeChat is asked, so that nobody asks it too often through us. */
export async function beginScan(
  { write, providers }: Pick<Services, 'write' | 'providers'>,
  { actor, from, name }: { actor: Actor; from: From; name: string },
  screen: Screen,
): Promise<{ url: string; seconds: number }> {
  const scene = newScene();
  const seconds = SCAN_LIFE_MS / SECOND;
  await write({ name, actor, from }, (context) => keepScan(context, scene, screen));
  const { url } = await providers.publicAccount.createScene(scene, seconds);
  return { url, seconds };
}
