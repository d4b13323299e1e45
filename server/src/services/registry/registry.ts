import { receiptClouds } from '#contract/services/receipt-printer.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { trackers } from '#contract/services/tracking.ts';
import type { MailClient } from '#server/platform/mail-client/mail-client.ts';
import type { PaymentProvider, Payments } from '#server/platform/payments.ts';
import type { Providers } from '#server/platform/providers.ts';
import type { Services } from '#server/platform/services.ts';
import { openAliyunSms } from '../aliyun-sms/aliyun-sms.ts';
import { aliyunFailure, aliyunSmsService } from '../aliyun-sms/service.ts';
import { aliyunTexting } from '../aliyun-sms/texting.ts';
import { api99 } from '../api99/api99.ts';
import { api99Failure, api99Service } from '../api99/service.ts';
import { openConnector, type OpenedConnector } from '../connector/connector.ts';
import { connectorFailure, connectorService } from '../connector/service.ts';
import { marketFailure, marketService } from '../cloud-market/service.ts';
import { marketTracker } from '../cloud-market/track.ts';
import { openFeieyun } from '../feieyun/feieyun.ts';
import { feieyunService } from '../feieyun/service.ts';
import { openHealth } from '../health/health.ts';
import { openInvoicing, waiting } from '../invoicing/invoicing.ts';
import { invoicingFailure, invoicingService } from '../invoicing/service.ts';
import { openMail } from '../mail/mail.ts';
import { mailFailure, mailService } from '../mail/service.ts';
import { kuaidi100Failure, kuaidi100Service } from '../kuaidi100/service.ts';
import { kuaidi100Tracker } from '../kuaidi100/track.ts';
import { onePassAccount } from '../one-pass/account.ts';
import { openKnownAccount } from '../one-pass/known-account.ts';
import { onePassLabels } from '../one-pass/labels.ts';
import { openOnePass } from '../one-pass/one-pass.ts';
import { onePassPackages } from '../one-pass/packages.ts';
import { onePassProducts } from '../one-pass/products.ts';
import { onePassTemplates } from '../one-pass/sms-templates.ts';
import { onePassUsage } from '../one-pass/usage.ts';
import { onePassFailure, onePassService } from '../one-pass/service.ts';
import { textingFailure, textingService } from '../one-pass/texting-service.ts';
import { onePassTexting } from '../one-pass/texting.ts';
import { onePassTracker } from '../one-pass/track.ts';
import { openHeld } from './held.ts';
import { openPauses } from '../pauses/pauses.ts';
import { choosePrinter } from '../receipt-printers/choose-printer.ts';
import { printerFailure } from '../receipt-printers/printer-service.ts';
import { ration } from '../rationed-tracking/ration.ts';
import { openTokens } from '../tokens/tokens.ts';
import { type WechatLine, openLine } from '../wechat/line/line.ts';
import { shippingSteps } from '../wechat/mini-programme/shipping-steps.ts';
import { openMiniProgramme } from '../wechat/mini-programme/mini-programme.ts';
import { openPublicAccount } from '../wechat/public-account/public-account.ts';
import { wechatFailure, wechatService } from '../wechat/service.ts';
import { wechatProvider } from '../wechat-pay/provider.ts';
import { type DemoLine, wechatPayFailure, wechatPayService } from '../wechat-pay/service.ts';
import type { WechatPay } from '../wechat-pay/wechat-pay.ts';
import { yilianyunService } from '../yilianyun/service.ts';
import { openYilianyun } from '../yilianyun/yilianyun.ts';
import { paymentService } from './payment-service.ts';
import { chooseTexting } from './texting.ts';
import { chooseTracker } from './tracking.ts';

export type ProviderParts = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock' | 'write'> & {
  mailClient: MailClient;
  demoChannel?: DemoLine;
  /** Client of the connector, where it is another. */
  mallClient?: Services['httpClient'];
};

type Counted = ReturnType<typeof openHealth>['counted'];

const countedWechat = (pay: WechatPay, counted: Counted): WechatPay => ({
  ...pay,
  create: counted('wechatPay', pay.create, wechatPayFailure),
  query: counted('wechatPay', pay.query, wechatPayFailure),
  close: counted('wechatPay', pay.close, wechatPayFailure),
  refund: counted('wechatPay', pay.refund, wechatPayFailure),
  queryRefund: counted('wechatPay', pay.queryRefund, wechatPayFailure),
  bill: counted('wechatPay', pay.bill, wechatPayFailure),
});

const countedLine = (line: WechatLine, counted: Counted): WechatLine => ({
  ...line,
  ask: counted(line.kind, line.ask, wechatFailure),
  askAsApp: counted(line.kind, line.askAsApp, wechatFailure),
  askAsPerson: counted(line.kind, line.askAsPerson, wechatFailure),
});

/** Each call by its path, so that a refusal of one pauses no other. */
const countedConnector = (connector: OpenedConnector, held: ReturnType<typeof openHeld>): OpenedConnector => ({
  ...connector,
  signIn: held('connector', connector.signIn, connectorFailure, { pathOf: () => 'signIn' }),
  product: held('connector', connector.product, connectorFailure, { pathOf: () => 'product' }),
  productsOf: held('connector', connector.productsOf, connectorFailure, { pathOf: () => 'productsOf' }),
  orders: held('connector', connector.orders, connectorFailure, { pathOf: () => 'orders' }),
  details: held('connector', connector.details, connectorFailure, { pathOf: () => 'details' }),
  ship: held('connector', connector.ship, connectorFailure, { pathOf: () => 'ship' }),
});

/**
 * Every outside service, behind the port of what it can do; whatever is asked of one is counted. `payBy` puts what takes money here
 * beside the providers that are known elsewhere.
 */
export function openProviders(
  parts: ProviderParts,
  wechatPay: WechatPay,
  payBy: (...known: readonly PaymentProvider[]) => Payments,
): Providers {
  const { counted } = openHealth(parts);
  const pay = payBy(wechatProvider(countedWechat(wechatPay, counted)));
  const pauses = openPauses(parts);
  const signing = { ...parts, tokens: openTokens(parts), pauses };
  const held = openHeld({ clock: parts.clock, pauses });
  const countedAndHeld: typeof held = (provider, ask, failureOf, options) =>
    held(provider, counted(provider, ask, failureOf), failureOf, options);
  const [account, mini] = [openLine(signing, 'publicAccount'), openLine(signing, 'miniProgramme')];

  const pass = openOnePass(signing);
  const onePass = {
    ...pass,
    read: countedAndHeld('onePass', pass.read, onePassFailure, { pathOf: (path) => path }),
    change: countedAndHeld('onePass', pass.change, onePassFailure, { pathOf: (path) => path }),
    act: countedAndHeld('onePass', pass.act, onePassFailure, { pathOf: (path) => path }),
  };
  const market = marketTracker(parts);
  const kuaidi100 = kuaidi100Tracker(parts);
  const toMall = { ...signing, httpClient: parts.mallClient ?? parts.httpClient };
  const connector = openConnector(toMall);
  const yilianyun = openYilianyun(signing);
  const feieyun = openFeieyun(parts);
  const invoicing = openInvoicing(parts);
  const mail = openMail(parts, parts.mailClient);
  const known = openKnownAccount(parts, pass);
  const texting = onePassTexting(signing, pass, known);
  const aliyun = openAliyunSms(parts);
  const aliyunSender = aliyunTexting(signing, aliyun);

  return {
    pay,
    track: chooseTracker(parts, {
      [trackers.onePass]: onePassTracker(onePass),
      [trackers.market]: { ...market, find: countedAndHeld('market', market.find, marketFailure) },
      [trackers.kuaidi100]: ration(parts, trackers.kuaidi100, {
        ...kuaidi100,
        find: countedAndHeld('kuaidi100', kuaidi100.find, kuaidi100Failure),
      }),
    }),
    label: onePassLabels(onePass),
    print: choosePrinter(parts, {
      [receiptClouds.yilianyun]: { print: countedAndHeld('yilianyun', yilianyun.print, printerFailure) },
      [receiptClouds.feieyun]: { print: countedAndHeld('feieyun', feieyun.print, printerFailure) },
    }),
    invoice: { ...invoicing, issue: countedAndHeld('invoicing', invoicing.issue, invoicingFailure, { answer: waiting }) },
    collect: { byNumber: countedAndHeld('api99', api99(parts), api99Failure), ...onePassProducts(onePass) },
    connector: countedConnector(connector, countedAndHeld),
    mail: {
      ...mail,
      send: countedAndHeld('mail', mail.send, mailFailure),
      sendAnyway: counted('mail', mail.send, mailFailure),
    },
    pass: { ...onePassAccount(pass, known), ...onePassPackages(pass), ...onePassUsage(pass), ...onePassTemplates(pass) },
    sms: chooseTexting(parts, {
      [textingProviders.onePass]: { ...texting, send: counted('sms', texting.send, textingFailure) },
      [textingProviders.aliyun]: { ...aliyunSender, send: counted('aliyunSms', aliyunSender.send, aliyunFailure) },
    }),
    publicAccount: openPublicAccount(countedLine(account, counted), signing),
    miniProgramme: openMiniProgramme(countedLine(mini, counted)),
    declared: [
      paymentService(pay),
      wechatPayService(parts, wechatPay, parts.demoChannel),
      wechatService(parts, account),
      wechatService(parts, mini, shippingSteps(openMiniProgramme(mini))),
      onePassService(parts, pass),
      marketService(parts, market),
      kuaidi100Service(parts, kuaidi100),
      api99Service(parts),
      connectorService(toMall, connector),
      yilianyunService(parts, yilianyun),
      feieyunService(parts, feieyun),
      invoicingService(parts, invoicing),
      mailService(mail),
      textingService(parts, texting),
      aliyunSmsService(parts, aliyun),
    ],
  };
}
