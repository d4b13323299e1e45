import { Alert, Form } from 'antd';
import { useEffect } from 'react';
import type { Answer } from '#contract/call.ts';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { countText, sentenceOf, useCall } from '#web/ui/index.ts';
import { isNobody, nobody } from './audience-input.tsx';

type SendingPreview = Answer<typeof couponSendingCalls.preview>;

/** Coupons that lack; 0 where there are enough. */
const shortBy = ({ given, left }: SendingPreview): number => (left === null ? 0 : Math.max(0, given - left));

function wordsOf(preview: SendingPreview): string {
  const { people, given, isMore } = preview;
  if (people === 0) return '现在没有用户符合，换一个标签、等级、分组或客群';
  const had = people - given;
  if (given === 0) return `现在有 ${countText(people)} 位用户符合，都已有这张券，发了也没有人收到`;
  const found = `现在有 ${countText(people)}${isMore ? ' 位以上' : ' 位'}用户符合，每人 1 张`;
  const parts = [had > 0 && `${countText(had)} 位已有这张券，不会重复收到`, isMore && '人多，会分几批发完'].filter(Boolean);
  const short = shortBy(preview);
  const lacking = short > 0 ? `这张券只剩 ${countText(preview.left ?? 0)} 张，还差 ${countText(short)} 张，发不出去` : '';
  return [[found, ...parts].join('，'), lacking].filter(Boolean).join('。');
}

interface Props {
  /** Coupon to be sent; none while it is being made. */
  couponId?: number;
  /** Coupons there will be of one that is being made; null where nobody counts. */
  total?: number | null;
  /** True for what is sent at a time in any case. */
  isTimed?: boolean;
}

/** How many people are meant, counted anew at every choice; keeps the number in the form, so that it sends to no more than were seen. */
export function AudienceCount({ couponId, total = null, isTimed: isAlwaysTimed = false }: Props) {
  const form = Form.useFormInstance();
  const audience: Audience = Form.useWatch('audience', { form, preserve: true }) ?? nobody;
  const isTimed = Form.useWatch('isTimed', { form, preserve: true }) === true || isAlwaysTimed;
  const at: Date | null = Form.useWatch('at', { form, preserve: true }) ?? null;
  const asked = { audience, couponId, at: isTimed ? at : null };
  const isAsked = !isNobody(audience);
  const { data, error, isFetching } = useCall(couponSendingCalls.preview, asked, { enabled: isAsked, saysItself: true });
  const seen = isAsked ? data : undefined;
  useEffect(() => {
    form.setFieldValue('seen', seen?.people);
    form.setFieldValue('gives', seen?.given);
  }, [form, seen]);
  if (!isAsked) return null;
  if (error) return <Alert type="warning" showIcon title={sentenceOf(error)} />;
  if (!seen) return <Alert type="info" showIcon title={isFetching ? '正在数有多少用户…' : '请选择发给谁'} />;
  const preview = { ...seen, left: couponId === undefined ? total : seen.left };
  const isWrong = preview.given === 0 || shortBy(preview) > 0;
  return <Alert type={isWrong ? 'warning' : 'info'} showIcon title={wordsOf(preview)} />;
}
