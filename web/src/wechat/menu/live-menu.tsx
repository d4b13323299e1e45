import { Form } from 'antd';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import { type MenuButton, isSameMenu } from '#contract/wechat/menu-buttons.ts';
import { type MenuRelease, menuCalls, releaseActs } from '#contract/wechat/menus.ts';
import { Choice, Empty, Failing, GoButton, RunButton, Section, Signal, shortMoment, useCall } from '#web/ui/index.ts';
import { isRefusedBy } from '#web/ui/wire/index.ts';
import { inWords } from './menu-tree.ts';
import { PUBLISHED } from './published.ts';

const ASK_DELETING = '确定删除微信上的菜单？用户看不到菜单了，草稿和历史还在。';

function Compared({ live, latest }: { live: MenuButton[]; latest: MenuRelease | undefined }) {
  const written = Form.useWatch<MenuButton[] | undefined>('button') ?? [];
  const isForeign = live.length > 0 && !isSameMenu(live, latest?.button ?? []);
  return (
    <>
      <p>
        <Signal of={isSameMenu(written, live) ? 'done' : 'waits'}>
          {isSameMenu(written, live) ? '与微信上的一致' : '与微信上的不同，发布后才更新'}
        </Signal>
      </p>
      <p>{inWords(live)}</p>
      {isForeign && <p>微信上的菜单不是从这里发布的；发布会替换它，原来的留在下面的历史里。</p>}
    </>
  );
}

/** Failure to read the menu at WeChat; where nobody has connected an account, asking again is of no use. */
const NotRead = ({ error, again }: { error: Error; again: () => void }) =>
  isRefusedBy(error, wechatRefusals.NO_APP, wechatRefusals.NO_SECRET) ? (
    <Empty
      says={error.message}
      action={<GoButton label="去外部服务" to="/maintain/system/services" call={outsideServiceCalls.list} />}
    />
  ) : (
    <Failing error={error} again={again} />
  );

/** The menu that followers see now, and every one before it. */
export function LiveMenu() {
  const live = useCall(menuCalls.get, {}, { saysItself: true });
  const { data: history } = useCall(menuCalls.history, { page: 1, limit: 20 });
  const releases = history?.list ?? [];
  const [latest] = releases;
  const previous = releases.find(({ button }) => latest && !isSameMenu(button, latest.button));
  return (
    <div>
      <Section title="微信上的菜单">
        <div className="menu-live">
          {live.error && <NotRead error={live.error} again={() => void live.refetch()} />}
          {live.data && <Compared live={live.data.menu.button} latest={latest} />}
          {live.data && live.data.menu.button.length > 0 && (
            <RunButton label="删除微信上的菜单" call={menuCalls.delete} input={{}} ask={ASK_DELETING} says="删除成功" danger />
          )}
        </div>
      </Section>
      <Section title="发布历史">
        {previous && (
          <RunButton
            label="退回上一版"
            call={menuCalls.restore}
            input={{ id: previous.id }}
            ask={`确定退回 ${shortMoment(previous.createTime)} 的菜单？草稿也换成它：${inWords(previous.button)}`}
            says={PUBLISHED}
          />
        )}
        {releases.length === 0 && <p>还没有从这里发布过菜单</p>}
        <ul className="menu-releases">
          {releases.map((release) => (
            <li key={release.id}>
              <span>
                <Choice of={releaseActs} value={release.act} /> {shortMoment(release.createTime)} {release.actorName}
                <br />
                {inWords(release.button)}
              </span>
              {release !== latest && release.button.length > 0 && (
                <RunButton
                  label="发布这一版"
                  call={menuCalls.restore}
                  input={{ id: release.id }}
                  ask={`确定发布 ${shortMoment(release.createTime)} 的菜单？草稿也换成它。`}
                  says={PUBLISHED}
                />
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
