import type { OutsideServiceName } from '#contract/services/outside-services.ts';

/** Result of a step of a check that went well. */
export interface StepFinding {
  says: string;
  /** Rest of the account, where the step learns it. */
  quota?: string;
}

/** Failure of a step: what is wrong, and what to do about it. */
export class StepFailure extends Error {
  readonly remedy: string;

  constructor(says: string, remedy: string) {
    super(says);
    this.remedy = remedy;
  }
}

/** Step of a check, which changes nothing at the provider; throws `StepFailure`. */
export interface CheckStep {
  name: string;
  run(): Promise<StepFinding>;
}

/** Standing by its settings: `paused` is set up, and switched off or refused by the provider for a while. */
export type ServiceStanding = 'unset' | 'demo' | 'paused' | 'on';

/** Outside service as 外部服务 shows it. */
export interface ServiceDeclaration {
  name: OutsideServiceName;
  /** Use that the shop makes of it. */
  use: string;
  /** Keys of its settings: saving one of them has it checked. */
  keys: readonly string[];
  standing(): Promise<ServiceStanding>;
  /** Steps in order; the first that fails ends the check. */
  steps(): readonly CheckStep[];
}
