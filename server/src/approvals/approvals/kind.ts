import { z } from 'zod';
import type { Permission } from '#contract/call.ts';
import type { ApprovalKind } from '#contract/approvals/approvals.ts';
import type { Write } from '#server/platform/write/write.ts';

/** An act that may need a second person. */
export interface ApprovedAct {
  name: ApprovalKind;
  /** Permission that the second person needs, besides deciding. */
  permission: Permission;
  run: (write: Write, payload: unknown) => Promise<unknown>;
}

interface DeclaredAct<P> extends Omit<ApprovedAct, 'run'> {
  input: z.ZodType<P>;
  /** Runs in the transaction of the decision, in the name of the second person. */
  run: (write: Write, input: P) => Promise<unknown>;
}

/** Declares an act by its input, which is kept in the words of the wire until somebody decides. */
export const approvedAct = <P>({ input, run, ...act }: DeclaredAct<P>): ApprovedAct & { kept: (value: P) => unknown } => ({
  ...act,
  kept: (value) => z.encode(input, value),
  run: (write, payload) => run(write, z.parse(input, payload)),
});
