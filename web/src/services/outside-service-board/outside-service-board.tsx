import {
  type OutsideService,
  outsideServiceCalls,
  outsideServiceStates,
  outsideServices,
} from '#contract/services/outside-services.ts';
import { configCalls } from '#contract/settings/config.ts';
import { settingAddress } from '#web/settings/index.ts';
import { Choice, GoButton, Loaded, PageHead, RunButton } from '#web/ui/index.ts';
import { DemoChannelAnswers, DemoChannelSwitch } from './demo-channel-acts.tsx';
import { CheckedSteps } from './checked-steps.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { serviceSettings } from './service-settings.ts';
import './outside-service-board.css';

const Item = ({ service }: { service: OutsideService }) => (
  <li>
    <h2>{outsideServices.labels[service.name]}</h2>
    <Choice of={outsideServiceStates} value={service.state} />
    <div>
      <p>{service.use}</p>
      {service.state === 'unset' ? (
        <p>未配置：点「去设置」填写，保存后会自动检测</p>
      ) : (
        <>
          <ServiceFacts service={service} />
          <CheckedSteps steps={service.steps} at={service.checkTime} />
          {service.name === 'wechatPay' && service.state === 'demo' && <DemoChannelAnswers />}
        </>
      )}
    </div>
    <div className="service-acts">
      {service.name === 'wechatPay' && <DemoChannelSwitch />}
      {service.state !== 'unset' && <RunButton label="检测" call={outsideServiceCalls.check} input={{ name: service.name }} />}
      <GoButton label="去设置" to={settingAddress(serviceSettings[service.name])} call={configCalls.info} />
    </div>
  </li>
);

/** Outside services with how each is, and what to do where one fails. */
export const OutsideServiceBoard = () => (
  <section aria-label="外部服务">
    <PageHead title="外部服务" />
    <Loaded call={outsideServiceCalls.list} input={{}}>
      {(services) => (
        <ul className="service-items" aria-label="外部服务">
          {services?.map((service) => (
            <Item key={service.name} service={service} />
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);
