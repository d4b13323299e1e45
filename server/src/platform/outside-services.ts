import type { OutsideServiceName } from '#contract/services/outside-services.ts';

/** What a step of a check saw. */
export interface StepFinding {
  says: string;
  /** What is left of the account, where the step learns it. */
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

/** Standing by its settings: `paused` is set up, and no setting uses it. */
export type ServiceStanding = 'unset' | 'demo' | 'paused' | 'on';

/** Outside service as 外部服务 shows it. */
export interface ServiceDeclaration {
  name: OutsideServiceName;
  /** What the shop uses it for. */
  use: string;
  /** Keys of its settings: saving one of them has it checked. */
  keys: readonly string[];
  standing(): Promise<ServiceStanding>;
  /** Steps in order; the first that fails ends the check. */
  steps(): readonly CheckStep[];
}
