import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { type PassStanding, passAccountCalls } from '#contract/services/pass/account.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { type PassServiceName, passServiceKeys, passServices } from '#contract/services/pass/pass-services.ts';
import { passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { passGenerations } from '#contract/services/one-pass.ts';
import { Can, Empty, GoButton, Loaded, PageHead, RunButton, TabStrip, useConfirm, useRun } from '#web/ui/index.ts';
import { TEMPLATES } from '../addresses.ts';
import type { PassView } from '../sign-in/pass-view.ts';
import { Counters } from './counters.tsx';
import { OpenService } from './open-service.tsx';
import { RecordsOf } from './records-of.tsx';
import { SignButton } from './sign-dialog.tsx';

/** Services that are opened without further questions. */
const plain: readonly PassServiceName[] = ['copy', 'expr_query'];

interface Props {
  standing: PassStanding;
  onGo: (view: PassView) => void;
}

const AccountActs = ({ standing, onGo }: Props) => (
  <>
    {standing.generation !== passGenerations.key && (
      <>
        <Can call={passAccountCalls.updatePassword}>
          <Button onClick={() => onGo('password')}>修改密码</Button>
        </Can>
        <Can call={passAccountCalls.updatePhone}>
          <Button onClick={() => onGo('phone')}>修改手机号</Button>
        </Can>
      </>
    )}
    <RunButton
      label="退出登录"
      call={passAccountCalls.logout}
      input={{}}
      ask="确定退出一号通？退出后短信、物流查询、商品采集和电子面单都会停用，直到重新登录。"
      says="已退出一号通"
      touches={['outside_service']}
      danger
    />
  </>
);

const Greeting = ({ account, generation }: { account: string; generation: PassStanding['generation'] }) => (
  <p className="pass-about">
    {`${account}，祝您每一天开心！`}
    {generation !== undefined && `当前以${labelOf(passGenerations, generation)}接入。`}
  </p>
);

/** The account of somebody who is signed in: what is left, and what it was used for. */
export function Dashboard({ standing, onGo }: Props) {
  const [address, setAddress] = useSearchParams();
  const [opening, setOpening] = useState<PassServiceName>();
  const confirm = useConfirm();
  const { mutate: open } = useRun(passOpeningCalls.open, { says: '开通成功!', touches: ['pass_account', 'pass_usage'] });
  const named = address.get('type');
  const type = passServices.values.find((value) => value === named) ?? 'sms';
  const go = (next: string | number) => setAddress({ type: String(next) });
  const begin = async (wanted: PassServiceName) => {
    if (!plain.includes(wanted)) return setOpening(wanted);
    const ask = `确定开通${passServices.labels[wanted]}吗?`;
    if (await confirm({ ask, label: '开通' })) open({ type: wanted });
  };
  const acts = <AccountActs standing={standing} onGo={onGo} />;
  return (
    <Loaded call={passAccountCalls.info} input={{}} title="一号通">
      {(info) => {
        if (!info) return null;
        const head = (
          <div className="pass-head">
            <Greeting account={info.account} generation={standing.generation} />
            <Counters info={info} generation={standing.generation} onOpen={(wanted) => void begin(wanted)} />
          </div>
        );
        if (info[passServiceKeys[type]].open === 1 && opening === undefined)
          return (
            <RecordsOf
              key={type}
              type={type}
              head={head}
              acts={
                <>
                  {type === 'sms' && (
                    <>
                      <GoButton label="短信模板" to={TEMPLATES} call={passTemplateCalls.temps} />
                      <SignButton info={info} />
                    </>
                  )}
                  {acts}
                </>
              }
            />
          );
        const label = passServices.labels[opening ?? type];
        return (
          <section aria-label="一号通">
            <PageHead title="一号通">{acts}</PageHead>
            <TabStrip items={passServices.options} value={type} onPick={go} />
            {head}
            {opening === undefined ? (
              <Empty
                says={`${label}未开通哦，点击立即开通按钮，即可使用${label}服务哦～～～`}
                action={
                  <Can call={passOpeningCalls.open}>
                    <Button type="primary" onClick={() => void begin(type)}>
                      立即开通
                    </Button>
                  </Can>
                }
              />
            ) : (
              <div className="pass-card">
                <h2>{`开通${label}服务`}</h2>
                <OpenService type={opening} onBack={() => setOpening(undefined)} onDone={() => setOpening(undefined)} />
              </div>
            )}
          </section>
        );
      }}
    </Loaded>
  );
}
