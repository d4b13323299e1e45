import type { PublicAccount } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { readPushKeys } from '../pushes/push-keys.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import type { WechatLine } from '../line/line.ts';
import { authorizeAddress } from './authorize-address.ts';
import { mediaVerbs } from './media.ts';
import { menuVerbs } from './menu.ts';
import { messageVerbs } from './messages.ts';
import { peopleVerbs } from './people.ts';
import { sceneVerbs } from './scenes.ts';
import { pageVerbs } from './sign-page.ts';
import { templateVerbs } from './templates.ts';

export const openPublicAccount = (
  line: WechatLine,
  parts: Pick<Services, 'clock' | 'database' | 'secrets'> & { tokens: Tokens },
): PublicAccount => ({
  isSetUp: line.isSetUp,
  appId: line.appId,
  hearsPushes: async () => (await readPushKeys(parts, 'publicAccount')).token !== '',
  signInAddress: async (page) => authorizeAddress((await line.app()).appId, page),
  ...menuVerbs(line),
  ...mediaVerbs(line),
  ...messageVerbs(line),
  ...templateVerbs(line),
  ...peopleVerbs(line),
  ...sceneVerbs(line),
  ...pageVerbs(line, parts),
});
