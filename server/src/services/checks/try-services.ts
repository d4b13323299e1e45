import { labelOf } from '#contract/choices.ts';
import { outsideServices } from '#contract/services/outside-services.ts';
import { openPayments } from '#server/platform/payments.ts';
import type { Write, WriteAct, WritePath, Written } from '#server/platform/write/write.ts';
import { type ProviderParts, openProviders } from '../registry/registry.ts';
import { openWechatPay } from '../wechat-pay/wechat-pay.ts';
import { runSteps } from './run-steps.ts';

class TakenBack extends Error {}

/** Carries acts out and takes them back: neither a session nor a certificate that a client would keep is written. */
const takenBack =
  (write: WritePath): WritePath =>
  async <O>(act: WriteAct, verb: (context: Write) => Promise<O>): Promise<Written<O>> => {
    const outcomes: Written<O>[] = [];
    const carryOut = async (context: Write): Promise<O> => {
      outcomes.push({ value: await verb(context) });
      throw new TakenBack();
    };
    await write(act, carryOut).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
    const last = outcomes.at(-1);
    if (!last) throw new Error('an act that was taken back had no outcome');
    return last;
  };

export interface TriedService {
  line: string;
  isFailing: boolean;
}

/** Asks every outside service that is set up, reading only, and says what came of it; the shop's database stays as it is. */
export async function tryServices(services: ProviderParts): Promise<TriedService[]> {
  const parts = { ...services, write: takenBack(services.write) };
  const { declared } = openProviders(parts, openWechatPay(parts), (...known) => openPayments(known));
  const tried: TriedService[] = [];
  for (const service of declared) {
    const label = labelOf(outsideServices, service.name);
    const { steps } = (await service.standing()) === 'unset' ? { steps: undefined } : await runSteps(service.steps());
    const failed = steps?.find(({ outcome }) => outcome === 'failed');
    const passed = steps?.map(({ name, says }) => `${name}（${says}）`).join('，');
    const fault = failed && `${failed.name}：${failed.says}。${failed.remedy}`;
    tried.push({
      line: `${label}：${fault ?? (passed === undefined ? '未配置' : passed || '没有可以检测的步骤')}`,
      isFailing: failed !== undefined,
    });
  }
  return tried;
}
