import { signInOutcomes, signInLogCalls } from '#contract/access/sign-in-log.ts';
import { when } from '#web/ui/cells/when.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';

/** Log of attempts to sign in: by whom, from where, and what came of it. */
export const SignInLog = () => (
  <ListPage
    title="登录记录"
    call={signInLogCalls.list}
    filters={
      <>
        <TextFilter name="account" />
        <TextFilter name="address" />
        <ChoiceFilter name="outcome" of={signInOutcomes} />
      </>
    }
    columns={[
      { field: 'at', show: when },
      { field: 'account', width: 140, card: 'title' },
      { field: 'realName', width: 140 },
      { field: 'outcome', of: signInOutcomes, width: 150 },
      { field: 'address', width: 160 },
      { field: 'device' },
    ]}
    empty={{ says: '还没有登录记录，有人登录后会出现在这里' }}
  />
);
