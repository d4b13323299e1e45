import { AUTHORIZED_PRODUCT } from '#contract/maintenance/authorizations.ts';
import { authorizationSettings } from '#contract/maintenance/settings.ts';
import type { FailureReason } from '#server/platform/http-client/outgoing-error.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { settingOf } from '#server/settings/index.ts';
import { findSending } from './queries.ts';
import { type AuthorizationOutcome, outcomeIn } from './rules.ts';
import { settleAuthorization } from './settle-authorization.ts';
import type { AuthorizationRecord } from './tables.ts';

/** Time that clients of the wire wait for it. */
const TIMEOUT_MS = 40_000;

const reasons: Record<FailureReason, string> = {
  forbidden: '授权服务的地址不能访问，请检查经营设置里的地址',
  late: '授权服务 40 秒内没有回应，请稍后重新提交',
  large: '授权服务回应的内容过大，请检查经营设置里的地址',
  failed: '授权服务没有正常回应，请稍后重新提交',
};

async function outcomeOf({ database, httpClient }: Services, application: AuthorizationRecord): Promise<AuthorizationOutcome> {
  const { id, companyName, domainName, orderNo, phone } = application;
  const url = await settingOf(database.db, authorizationSettings.authorization_service_url);
  const form = {
    company_name: companyName,
    domain_name: domainName,
    order_id: orderNo,
    phone,
    label: AUTHORIZED_PRODUCT,
    application: `${id}`,
  };
  try {
    return outcomeIn(jsonIn(await httpClient.fetchText({ url, form, timeoutMs: TIMEOUT_MS })));
  } catch (error) {
    if (error instanceof OutgoingError) return { state: 'failed', answer: reasons[error.why] };
    throw error;
  }
}

/** The service, asked twice, finds the same number of the application; the first answer counts. */
export const executeAuthorization: Job<{ id: number }> = {
  name: 'authorization_application.execute',
  label: '提交授权申请',
  async run(services, { id }) {
    const application = await findSending(services.database.db, id);
    if (!application) return;
    const outcome = await outcomeOf(services, application);
    await services.write({ name: 'authorization_application.settle', actor: systemActor('系统') }, (write) =>
      settleAuthorization(write, { id, ...outcome }),
    );
  },
};
