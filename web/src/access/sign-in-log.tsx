import { signInOutcomeLabels } from '#contract/access/administrators.ts';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { signals } from '#web/ui/cells/signal.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { SelectFilter } from '#web/ui/filters/select-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';

const outcomes = Object.entries(signInOutcomeLabels).map(([value, label]) => ({ value, label }));

const outcome = signals({
  done: ['done', signInOutcomeLabels.done],
  wrong: ['trouble', signInOutcomeLabels.wrong],
  captcha: ['trouble', signInOutcomeLabels.captcha],
  locked: ['waits', signInOutcomeLabels.locked],
  disabled: ['rest', signInOutcomeLabels.disabled],
});

/** Who tried to sign in, from where, and what came of it. */
export const SignInLog = () => (
  <ListPage
    title="登录记录"
    call={signInLogCalls.list}
    filters={
      <>
        <TextFilter name="account" label="账号" />
        <TextFilter name="address" label="登录地址" />
        <SelectFilter name="outcome" label="结果" options={outcomes} />
      </>
    }
    columns={[
      { title: '时间', field: 'at', show: when },
      { title: '账号', field: 'account', width: 140, card: 'title' },
      { title: '姓名', field: 'realName', width: 140 },
      { title: '结果', field: 'outcome', show: outcome, width: 150 },
      { title: '登录地址', field: 'address', width: 160 },
      { title: '设备', field: 'device' },
    ]}
    empty={{ says: '还没有登录记录，有人登录后会出现在这里' }}
  />
);
