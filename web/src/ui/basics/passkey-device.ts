import type { passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer, Input } from '#contract/call.ts';

const library = () => import('@simplewebauthn/browser');

const NUMBERED = /^[\d.]+$|:/;

/** Browsers offer passkeys on pages over https and on the machine itself, for a name and not for a bare address. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !NUMBERED.test(window.location.hostname);

/** The person’s device makes a passkey, once it has verified them. */
export async function makePasskey(
  optionsJSON: Answer<typeof passkeyCalls.begin>,
): Promise<Input<typeof passkeyCalls.add>['answer']> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

/** The person’s device signs with a passkey of this site, which they choose. */
export async function signWithPasskey(
  optionsJSON: Answer<typeof passkeyCalls.ask>,
): Promise<Input<typeof passkeyCalls.signIn>['answer']> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON });
}

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: '没有完成：已取消，或设备没有及时回应，请重试',
  AbortError: '没有完成：已取消，或设备没有及时回应，请重试',
  InvalidStateError: '这个设备已经添加过',
  SecurityError: '通行密钥只能在用域名打开的后台使用，请换成域名访问，或联系管理员配置域名',
};

/** Refusal of a device or the browser, in words; nothing for an error of another source. */
export const deviceSentence = (error: unknown): string | undefined =>
  error instanceof Error && error.name in sentences ? sentences[error.name] : undefined;
