import { MINUTE, SECOND } from '#contract/durations.ts';
import { OutgoingError, type FailureStep } from '#server/platform/http-client/outgoing-error.ts';
import { type CheckStep, StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';

const TIMEOUT_MS = 8 * SECOND;
const REFUSES_AT = 5 * MINUTE;
const CHECK_ADDRESS = '请核对设置里的接口地址';

const failures: Readonly<Record<FailureStep, readonly [says: string, remedy: string]>> = {
  address: ['这个地址不能访问', '接口地址应以 https:// 开头，并且在公网上'],
  name: ['找不到地址里的域名', CHECK_ADDRESS],
  connection: ['连接不上对方的服务器', '请确认服务器可以访问外网，并核对接口地址'],
  tls: ['对方的证书不可信', '请核对接口地址，不要使用替代的代理地址'],
  answer: ['对方没有按时回应', '请稍后再检测，一直如此请联系服务商'],
};

/** Steps that every service has: its address answers, and its clock agrees with ours. */
export function reachSteps(
  { httpClient, clock }: Pick<Services, 'httpClient' | 'clock'>,
  address: () => Promise<string>,
): readonly CheckStep[] {
  let date: string | undefined;
  return [
    {
      name: '地址',
      async run() {
        const url = await address();
        try {
          const { headers } = await httpClient.ask({ method: 'GET', url, timeoutMs: TIMEOUT_MS });
          date = headers.date;
        } catch (error) {
          if (error instanceof OutgoingError) throw new StepFailure(...failures[error.step]);
          throw error;
        }
        return { says: '可以访问' };
      },
    },
    {
      name: '时钟',
      async run() {
        const theirs = Date.parse(date ?? '');
        if (Number.isNaN(theirs)) return { says: '对方没有报时，不比较' };
        const gap = Math.round(Math.abs(clock.now().getTime() - theirs));
        const says = `服务器时间偏差 ${Math.round(gap / SECOND)} 秒`;
        if (gap <= MINUTE) return { says };
        throw new StepFailure(gap > REFUSES_AT ? `${says}，签名会被拒绝` : says, '请打开服务器的时间同步（NTP）');
      },
    },
  ];
}
