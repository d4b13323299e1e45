import { useMutation } from '@tanstack/react-query';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { deviceSentence, hasPasskeys, signWithPasskey } from '#web/ui/basics/passkey-device.ts';
import { run, sentenceOf } from '#web/ui/wire/index.ts';
import { useSite } from '../session/site.ts';
import { adoptSession } from './adopt-session.ts';

async function enter(): Promise<void> {
  const challenge = await run(passkeyCalls.ask, {});
  adoptSession(await run(passkeyCalls.signIn, { answer: await signWithPasskey(challenge) }));
}

/** Signing in by a device, where server, browser and address allow it. */
export function usePasskey(onDone: () => void = () => {}) {
  const site = useSite();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: enter, onSuccess: onDone });
  return {
    isOffered: site?.isExtended === true && hasPasskeys(),
    begin: () => mutate(),
    isAtDevice: isPending,
    problem: error ? (deviceSentence(error) ?? sentenceOf(error)) : '',
    forget: reset,
  };
}
