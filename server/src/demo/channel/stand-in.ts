import { z } from 'zod';
import { type RunningProgram, startProgram } from '../programs/start-program.ts';

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

/** Stand-in that runs on this machine. */
export interface StandIn extends Omit<z.output<typeof Ready>, 'port'>, RunningProgram {
  origin: string;
}

/** Starts WeChat Pay's stand-in, and waits until it answers. */
export async function startStandIn(program: URL, arguments_: readonly string[]): Promise<StandIn> {
  const { port, ...standIn } = await startProgram(program, arguments_, Ready);
  return { ...standIn, origin: `http://127.0.0.1:${port}` };
}
