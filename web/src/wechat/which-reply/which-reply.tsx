import { lazy } from 'react';
import { replyCalls } from '#contract/wechat/replies.ts';
import { OpenButton } from '#web/ui/index.ts';

const WhichDialog = lazy(() => import('./which-dialog.tsx').then((module) => ({ default: module.WhichDialog })));

/** Opens the box that tells which rule answers a message. */
export const WhichReplyButton = () => (
  <OpenButton label="哪条规则会回复" call={replyCalls.which}>
    {(close) => <WhichDialog onClose={close} />}
  </OpenButton>
);
