import { reachSettings } from '#contract/settings/site.ts';
import { type ScanOutcome, takeScan } from '#server/access/index.ts';
import type { AccountMessage } from '#server/platform/public-account.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { PushMessage } from '#server/services/index.ts';
import { settingsFor } from '#server/settings/index.ts';
import { sceneOf } from './rules.ts';

const asking = { signIn: '确认登录后台', bind: '确认绑定这个微信' } as const;

function wordsOf(outcome: ScanOutcome, site: string): string {
  if (outcome.kind === 'gone') return '二维码已过期或已被扫过，请在电脑上刷新后重新扫码。';
  if (outcome.kind === 'unbound') return '这个微信还没有绑定后台账号。请先在电脑上用账号和密码登录，再到个人中心绑定微信。';
  const { purpose, account, key } = outcome;
  const link = `<a href="${site}/auth-confirm?key=${key}">点这里${asking[purpose]}</a>`;
  return `后台账号：${account}\n\n${link}\n\n两分钟内有效。不是您本人操作请不要点开，也不要转发。`;
}

/** Answer to a person who scanned a code of our sign-in; undefined for anything else. */
export async function replyToScan(write: Write, message: PushMessage): Promise<AccountMessage | undefined> {
  const { appId, openid } = message;
  const outcome = await takeScan(write, { appId, openid }, sceneOf(message));
  if (!outcome) return undefined;
  const { api_url: address } = await settingsFor(write, reachSettings);
  return { type: 'text', content: wordsOf(outcome, withoutSlash(address)) };
}
