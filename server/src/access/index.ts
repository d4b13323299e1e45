import type { Services } from '#server/platform/services.ts';
import type { Guards } from '#server/platform/http/authenticate.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { administratorRoutes } from './administrators/routes.ts';
import { cleanAccess } from './clean.ts';
import { impersonationRoutes } from './impersonations/routes.ts';
import type { InvitationPorts } from './invitations/ports.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { menuRoutes } from './menus/routes.ts';
import type { NotifyHolder } from './notify-holder.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { serviceProviderRoutes } from './service-providers/routes.ts';
import { openSessionCache } from './sessions/session-cache.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { staffSessionRoutes } from './staff-sessions/routes.ts';
import { twoStepRoutes } from './two-step/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { signInByPasskey } from './sign-in/sign-in-by-passkey.ts';
import { beginBinding } from './sign-in/begin-binding.ts';
import { finishScan } from './sign-in/finish-scan.ts';
import { signInByWechat } from './sign-in/sign-in-by-wechat.ts';
import { wechatSignInRoutes } from './wechat/routes.ts';
import { signInLogRoutes } from './sign-in-log/routes.ts';

export { hashPassword } from './passwords/passwords.ts';
export { endEverySession } from './sessions/end-every-session.ts';
export { activateAdmin } from './administrators/activate-admin.ts';
export { onSwitched } from './administrators/switch-followers.ts';
export { admin, adminRole, menu, roleMenu } from './rights/tables.ts';
export { adminLogin } from './passwords/tables.ts';
export { adminPasskey } from './passkeys/tables.ts';
export { answerCaptcha } from './sign-in/answer-captcha.ts';
export { addAccount } from './add-account.ts';
export { type Holder, holdersOf } from './holders-of.ts';
export type { Places } from './invitations/ports.ts';
export { randomPassword } from './passwords/random-password.ts';
export { isStaffScene } from './wechat/rules.ts';
export { boundOpenid } from './wechat/queries.ts';
export { type ScanOutcome, takeScan } from './wechat/take-scan.ts';
export { openBrowserState } from './wechat/browser-key.ts';
export { isActOfSigningIn } from './sign-in/rules.ts';
export { role } from './rights/tables.ts';
export { openNewsFilter } from './news-rights.ts';
export { type FirstSignIn, seedAccess } from './seed.ts';

export interface Access {
  administrator: Guards['administrator'];
  routes: Route[];
  timers: Timer[];
}

export function openAccess(services: Services, notifyHolder: NotifyHolder, invitationPorts: InvitationPorts): Access {
  const keeper = openSessionCache(services);
  return {
    administrator: keeper.administrator,
    routes: [
      ...signInRoutes(services, keeper, notifyHolder),
      ...signInLogRoutes(services),
      ...administratorRoutes(services, keeper),
      ...sessionRoutes(keeper),
      ...staffSessionRoutes(keeper),
      ...impersonationRoutes(services, keeper),
      ...invitationRoutes(services, invitationPorts),
      ...twoStepRoutes(services, keeper),
      ...passkeyRoutes(services, signInByPasskey, notifyHolder),
      ...wechatSignInRoutes(services, { byCode: signInByWechat, byScan: finishScan, beginBinding }, notifyHolder),
      ...menuRoutes,
      ...roleRoutes,
      ...preferenceRoutes,
      ...serviceProviderRoutes,
    ],
    timers: [cleanAccess],
  };
}
