import {
  type OutsideService,
  outsideServiceCalls,
  outsideServiceStates,
  outsideServices,
} from '#contract/services/outside-services.ts';
import { Choice, GoButton, Loaded, PageHead, RunButton } from '#web/ui/index.ts';
import { CheckedSteps } from './checked-steps.tsx';
import { ServiceFacts } from './service-facts.tsx';
import './outside-service-board.css';

const SETTINGS = '/setting/business';

const Item = ({ service }: { service: OutsideService }) => (
  <li>
    <h2>{outsideServices.labels[service.name]}</h2>
    <Choice of={outsideServiceStates} value={service.state} />
    <div>
      <p>{service.use}</p>
      <ServiceFacts service={service} />
      <CheckedSteps steps={service.steps} at={service.checkTime} />
    </div>
    <div className="service-acts">
      <RunButton label="检测" call={outsideServiceCalls.check} input={{ name: service.name }} />
      <GoButton label="去设置" to={SETTINGS} />
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
