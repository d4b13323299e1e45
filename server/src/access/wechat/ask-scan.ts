import { type ScanQuestion, type wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Input } from '#contract/call.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { deviceOf } from '../sessions/device.ts';
import { hashOf } from '../sessions/queries.ts';
import { isKnownTo } from '../sign-in-log/queries.ts';
import { identifyPerson } from './identify-person.ts';
import { findQuestion, moveScan } from './queries.ts';
import { newKey } from './rules.ts';

/** Question for the person who scanned, and for nobody to whom they forward the link. A page opened anew ends the one before. */
export async function askScan(
  services: Services,
  { code, key }: Input<typeof wechatSignInCalls.askScan>,
  { actor, from, now }: CallContext,
): Promise<ScanQuestion> {
  const { db } = services.database;
  const found = await findQuestion(db, { keyHash: hashOf(key) }, now);
  if (!found) throw wechatSignInRefusals.SCAN_GONE();
  const { scan, person } = found;
  const { appId, openid } = await identifyPerson(services, code);
  if (appId !== scan.appId || openid !== scan.openid) throw wechatSignInRefusals.OTHER_PERSON();
  const ticket = newKey();
  const { value: moved } = await services.write({ name: 'admin_wechat.askScan', actor, from }, ({ tx, now: at }) =>
    moveScan(tx, { hash: scan.hash, from: 'scanned', now: at }, { state: 'scanned', ticketHash: hashOf(ticket) }),
  );
  if (!moved) throw wechatSignInRefusals.SCAN_GONE();
  const { account, realName } = person;
  const { purpose, address, agent, createTime: at } = scan;
  const isKnown = await isKnownTo(db, account, address, now);
  return { purpose, account, realName, device: deviceOf(agent), address, isKnown, at, ticket };
}
