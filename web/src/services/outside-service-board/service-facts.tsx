import type { OutsideService } from '#contract/services/outside-services.ts';
import { shortMoment } from '#web/ui/index.ts';

/** Last success and failure of a service, and what is left of its account. */
export function ServiceFacts({ service }: { service: OutsideService }) {
  const { successTime, failureTime, failure, remedy, raw, failures, quota, expireTime, pause } = service;
  const facts = [
    successTime && `最近成功 ${shortMoment(successTime)}`,
    failures > 0 && `24 小时内失败 ${failures} 次`,
    quota !== '' && `余量：${quota}`,
    expireTime && `令牌 ${shortMoment(expireTime)} 到期，自动续期`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      {facts.length > 0 && <p>{facts.join('；')}</p>}
      {(pause || failureTime) && (
        <p>
          {pause &&
            `${shortMoment(pause.since)} 起暂停：${failure}。处理好后点“检测”，或等到 ${shortMoment(pause.until)} 自动再试。`}
          {!pause && failureTime && `最近失败 ${shortMoment(failureTime)}：${failure}`}
          {remedy !== '' && <strong>{` ${remedy}`}</strong>}
        </p>
      )}
      {raw !== '' && (
        <details>
          <summary>对方答复的原文</summary>
          <code>{raw}</code>
        </details>
      )}
    </>
  );
}
