import { GroupRun } from './group-run.tsx';
import { CouponRun } from './coupon-run.tsx';
import { NoticeRun } from './notice-run.tsx';
import { TagRun } from './tag-run.tsx';
import type { RunDialogProps } from './run-steps.tsx';

const dialogs = { group: GroupRun, tags: TagRun, coupon: CouponRun, notice: NoticeRun } as const;

/** Dialog of one of the acts. */
export function RunDialog({ act, ...props }: RunDialogProps & { act: keyof typeof dialogs }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}
