import { templateCalls } from '#contract/notifications/templates.ts';
import { RunButton } from '#web/ui/index.ts';

const ask = (where: string) => `把这里的模板同步到${where}，缺少的会添加，模板 ID 会更新。`;

/** Makes the templates known to the accounts of the shop. */
export const SyncButtons = () => (
  <>
    <RunButton
      label="同步小程序订阅消息"
      call={templateCalls.syncRoutine}
      input={{}}
      ask={ask('小程序（经营类目：生活服务 > 百货/超市/便利店）')}
      touches={['notification']}
      says="同步成功"
    />
    <RunButton
      label="同步微信模版消息"
      call={templateCalls.syncWechat}
      input={{}}
      ask={ask('公众号（经营类目：IT科技/互联网|电子商务，IT科技/IT软件与服务）')}
      touches={['notification']}
      says="同步成功"
    />
  </>
);
