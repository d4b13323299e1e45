import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { messageKinds, replyReasons } from '#contract/wechat/reply-record.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { useCall, useMay } from '#web/ui/index.ts';
import { newRuleFor, pageOfRule } from '../reply/addresses.ts';

const SETTLED_MS = 500;

/** The key as it stands once nobody is typing. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Says that no rule answers the key of a button, and leads to where one is written. */
export function KeyNote({ value }: { value: string }) {
  const key = useSettled(value.trim());
  const may = useMay();
  const asks = { kind: messageKinds.click, text: key };
  const { data } = useCall(replyCalls.which, asks, { enabled: key !== '' && may(replyCalls.which), saysItself: true });
  if (!data || key !== value.trim()) return null;
  const { reason, off } = data;
  if (reason !== replyReasons.nobody && reason !== replyReasons.fallback) return null;
  const [silent] = off;
  return (
    <small role="status" data-wrong>
      {silent ? '回复这个关键字的规则已禁用' : '还没有规则回复这个关键字'}，
      {reason === replyReasons.fallback ? '用户点了只会收到无效关键词回复' : '用户点了没有反应'}{' '}
      {silent ? <Link to={pageOfRule(silent)}>去启用</Link> : may(replyCalls.save) && <Link to={newRuleFor(key)}>添加规则</Link>}
    </small>
  );
}
