import type { Clash, clashCalls } from '#contract/marketing/clashes.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';
import { clashText } from '../clash/clash-text.ts';

const reasoned = needed('请写一句为什么可以这样');

/** Lets a clash be with a reason, or changes the reason. */
export function AllowButton({ clash, call }: { clash: Clash; call: typeof clashCalls.allow }) {
  const { kind, activity, other, coupon, reason } = clash;
  return (
    <DialogButton
      label={reason === null ? '允许' : '改原因'}
      title="允许这个冲突"
      saveLabel="允许"
      call={call}
      start={{ kind, id: (activity ?? coupon)?.id ?? 0, otherId: other?.id ?? null, reason: reason ?? '' }}
    >
      <p>{clashText(clash)}</p>
      <TextField name="reason" label="允许的原因" check={reasoned} rows={2} maxLength={200} placeholder="例如：清仓，店长同意" />
    </DialogButton>
  );
}
