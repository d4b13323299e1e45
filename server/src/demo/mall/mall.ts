import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { demoMall } from '#contract/services/demo-mall.ts';
import { type HttpClient, createHttpClient } from '#server/platform/http-client/http-client.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { isDemonstration } from '../finance/payments.ts';
import { type RunningProgram, startProgram } from '../programs/start-program.ts';

const PROGRAM = new URL('../../../../stand-ins/connector/process/main.ts', import.meta.url);
const STATE = 'demonstration/connector.state';

const Ready = z.object({ port: z.int(), secret: z.string(), account: z.string(), password: z.string() });
type MallProgram = z.output<typeof Ready> & RunningProgram;

export interface DemoMall {
  /** Its program is there, which a small package may leave out. */
  isInstalled: boolean;
  /** Client of the connector that reaches the mall too, at its address and in a demonstration only. */
  httpClient: HttpClient;
  start(): Promise<MallProgram>;
  end(): Promise<void>;
}

type MallParts = Pick<Services, 'database' | 'httpClient' | 'dataDir' | 'clock'>;

/** The mall of a demonstration, started when somebody asks it first. */
export function openDemoMall({ database: { db }, httpClient, dataDir, clock }: MallParts, program = PROGRAM): DemoMall {
  const loopback = createHttpClient(['127.0.0.1']);
  let running: Promise<MallProgram> | undefined;

  async function begin(): Promise<MallProgram> {
    const begun = await startProgram(program, [join(dataDir, STATE), String(clock.now().getTime())], Ready);
    begun.onEnd(() => (running = undefined));
    return begun;
  }
  const start = (): Promise<MallProgram> => {
    const mall = running ?? begin();
    running = mall;
    mall.catch(() => (running = undefined));
    return mall;
  };

  return {
    isInstalled: existsSync(program),
    start,
    httpClient: {
      ...httpClient,
      async ask(request) {
        const url = URL.parse(request.url);
        if (url?.origin !== new URL(demoMall.address).origin) return httpClient.ask(request);
        if (!(await isDemonstration(db))) throw new OutgoingError('forbidden', { step: 'address' });
        const { port } = await start().catch((cause: unknown) => {
          throw new OutgoingError('failed', { step: 'connection', cause });
        });
        return loopback.ask({ ...request, url: `http://127.0.0.1:${port}${url.pathname}${url.search}` });
      },
    },
    async end() {
      const mall = await running?.catch(() => undefined);
      await mall?.end();
    },
  };
}
