import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const Ready = z.object({
  port: z.int(),
  token: z.string(),
  /** Another process has the stand-in of this data already. */
  isElsewhere: z.boolean(),
  merchant: z.object({
    mchid: z.string(),
    appId: z.string(),
    apiKey: z.string(),
    apiV3Key: z.string(),
    certificatePem: z.string(),
    privateKeyPem: z.string(),
    publicKeyId: z.string(),
    publicKey: z.string(),
  }),
});

/** Stand-in that runs on this machine; it ends with this process. */
export interface StandIn extends Omit<z.output<typeof Ready>, 'port'> {
  origin: string;
  /** Waits until it has ended. */
  end(): Promise<void>;
  onEnd(then: () => void): void;
}

const STARTS_WITHIN_MS = 20_000;

/** Starts the program by its path, because nothing of the server knows it, and waits until it answers. */
export async function startStandIn(program: URL, arguments_: readonly string[]): Promise<StandIn> {
  const child = fork(program, [...arguments_], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waits = new AbortController();
  const signal = AbortSignal.any([waits.signal, AbortSignal.timeout(STARTS_WITHIN_MS)]);
  try {
    const said = once(child, 'message', { signal });
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('the stand-in ended before it was ready');
    });
    const [message] = await Promise.race([said, ended]);
    const { port, ...ready } = Ready.parse(message);
    child.unref();
    child.channel?.unref();
    return {
      ...ready,
      origin: `http://127.0.0.1:${port}`,
      async end() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      },
      onEnd: (then) => void child.once('exit', then),
    };
  } catch (error) {
    child.kill();
    throw error;
  } finally {
    waits.abort();
  }
}
