import { Radio } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PassInfo, passAccountCalls } from '#contract/services/pass/account.ts';
import { type PassPackage, passPackageCalls, passPayTypes } from '#contract/services/pass/packages.ts';
import { type PassServiceName, passServiceKeys, passServices } from '#contract/services/pass/pass-services.ts';
import { Empty, GoButton, Loaded, PageHead, TabStrip, countText, useMay, yuanText } from '#web/ui/index.ts';
import { ACCOUNT } from '../addresses.ts';
import { WithAccount } from '../standing.tsx';
import { PayCode } from './pay-code.tsx';
import '../account/pass-account.css';
import './package-shop.css';

const TAB = 'type';

interface PackageOffer {
  type: PassServiceName;
  info: PassInfo;
}

/** Packages of a service; a code is drawn once one is chosen. */
function Packages({ type, info }: PackageOffer) {
  const [chosen, setChosen] = useState<PassPackage>();
  const [payType, setPayType] = useState<(typeof passPayTypes.values)[number]>('weixin');
  const mayBuy = useMay()(passPackageCalls.drawCode);
  const label = passServices.labels[type];
  return (
    <Loaded call={passPackageCalls.list} input={{ type }}>
      {(answer) => (
        <>
          {answer?.data.length === 0 && <Empty says={`一号通现在没有${label}的套餐`} />}
          <div className="pass-packages" role="radiogroup" aria-label="选择套餐">
            {answer?.data.map((one) => (
              <button
                key={one.id}
                type="button"
                role="radio"
                aria-checked={chosen?.id === one.id}
                disabled={!mayBuy}
                onClick={() => setChosen(one)}
              >
                <strong className="figure">{yuanText(one.price)}</strong>
                <span>{`${label}条数：${countText(one.num)}`}</span>
              </button>
            ))}
          </div>
          {chosen && (
            <>
              <dl className="pass-bought">
                <dt>充值条数</dt>
                <dd className="figure">{countText(chosen.num)}</dd>
                <dt>支付金额</dt>
                <dd className="figure">{yuanText(chosen.price)}</dd>
                <dt>付款方式</dt>
                <dd>
                  <Radio.Group
                    value={payType}
                    options={passPayTypes.options}
                    onChange={({ target }) => setPayType(target.value === 'alipay' ? 'alipay' : 'weixin')}
                  />
                </dd>
              </dl>
              <PayCode
                key={`${chosen.id} ${payType}`}
                type={type}
                bought={chosen}
                payType={payType}
                info={info}
                onPaid={() => setChosen(undefined)}
              />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

const NotOpen = ({ type }: { type: PassServiceName }) => (
  <Empty
    says={`${passServices.labels[type]}还没有开通，开通后才能购买套餐`}
    action={<GoButton label="去开通" to={`${ACCOUNT}?type=${type}`} call={passAccountCalls.isLogin} />}
  />
);

/** Packages of the services of the account, paid by scanning a code. */
export function PackageShop() {
  const [address, setAddress] = useSearchParams();
  const named = address.get(TAB);
  const type = passServices.values.find((value) => value === named) ?? 'sms';
  return (
    <WithAccount title="短信购买">
      <section aria-label="短信购买">
        <PageHead title="短信购买">
          <GoButton label="返回一号通" to={ACCOUNT} />
        </PageHead>
        <TabStrip items={passServices.options} value={type} onPick={(next) => setAddress({ [TAB]: String(next) })} />
        <Loaded call={passAccountCalls.info} input={{}}>
          {(info) =>
            info && (
              <section className="pass-shop" aria-label={`${passServices.labels[type]}套餐`}>
                <p>{`短信账户名称：${info.account}`}</p>
                <p>{`当前剩余条数：${countText(info[passServiceKeys[type]].num)}`}</p>
                {info[passServiceKeys[type]].open === 1 ? (
                  <Packages key={type} type={type} info={info} />
                ) : (
                  <NotOpen type={type} />
                )}
              </section>
            )
          }
        </Loaded>
      </section>
    </WithAccount>
  );
}
