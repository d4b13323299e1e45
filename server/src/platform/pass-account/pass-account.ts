import type { Input, Answer } from '#contract/call.ts';
import type { PassInfo, PassStanding, passAccountCalls } from '#contract/services/pass/account.ts';
import type { PassPackage, passPackageCalls } from '#contract/services/pass/packages.ts';
import type { PassServiceName } from '#contract/services/pass/pass-services.ts';
import type { PassTemplate, passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import type { PassUse, passUsageCalls } from '#contract/services/pass/usage.ts';
import type { Page } from '#contract/wire.ts';

type PayCode = Answer<typeof passPackageCalls.drawCode>;

/** The shop's account at the platform that sends its messages, tracks its parcels and prints its waybills; throws refusals of `one_pass`. */
export interface PassAccount {
  standing(): Promise<PassStanding>;
  sendCode(input: Input<typeof passAccountCalls.sendUserCode>): Promise<Answer<typeof passAccountCalls.sendUserCode>>;
  /** Answers the words of the platform; empty where it says nothing. */
  register(input: Input<typeof passAccountCalls.register>): Promise<string>;
  /** Throws where the platform does not know this account and password. */
  proveAccount(account: string, password: string): Promise<void>;
  proveKey(accessKey: string, secretKey: string): Promise<void>;
  /** Forgets the session, and what is known of the account. */
  signOut(): Promise<void>;
  /** Account as it was within the last minute, or as it is now. */
  info(isFresh?: boolean): Promise<PassInfo>;
  changePassword(input: Input<typeof passAccountCalls.updatePassword>): Promise<void>;
  changePhone(input: Input<typeof passAccountCalls.updatePhone>): Promise<void>;
  packages(type: PassServiceName): Promise<PassPackage[]>;
  /** Code that is paid by scanning it. Asked twice, there are two. */
  drawCode(bought: PassPackage & Pick<Input<typeof passPackageCalls.drawCode>, 'type' | 'payType'>): Promise<PayCode>;
  open(type: PassServiceName, sign: string): Promise<void>;
  uses(input: Input<typeof passUsageCalls.record>): Promise<Page<PassUse>>;
  templates(input: Input<typeof passTemplateCalls.temps>): Promise<Page<PassTemplate>>;
  appliedTemplates(input: Input<typeof passTemplateCalls.applys>): Promise<Page<PassTemplate>>;
  applyTemplate(input: Input<typeof passTemplateCalls.apply>): Promise<void>;
  changeSign(input: Input<typeof passTemplateCalls.modifySign>): Promise<void>;
}
