import { Alert } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { type MoveDetail, PICTURE_FILES, moveCalls, moveKinds, moveStates } from '#contract/move-in/moves.ts';
import { labelOf } from '#contract/choices.ts';
import { Choice, Facts, Loaded, PageHead, RunButton, useCall, usePolling, when } from '#web/ui/index.ts';
import { MOVES, MOVE_RUN } from '../places.ts';
import { OpeningButton } from './opening-button.tsx';
import { Report } from './report.tsx';
import { SaveReport } from './save-report.tsx';
import { Steps } from './steps.tsx';
import './move-page.css';

const POLL_MS = 2000;

/** A move, from its first table to its report. */
export function MoveRun() {
  const { id = '0' } = useParams();
  return (
    <section className="move-run" aria-label="迁入报告">
      <Loaded call={moveCalls.info} input={{ id: Number(id) }} title="迁入报告" back={MOVES}>
        {(move) => move && <OneMove move={move} />}
      </Loaded>
    </section>
  );
}

function UnderWay({ move }: { move: MoveDetail }) {
  usePolling(moveCalls.info, POLL_MS);
  return <Steps of={move.steps} />;
}

function OneMove({ move }: { move: MoveDetail }) {
  const isUnderWay = move.endTime === null;
  return (
    <>
      <PageHead title="迁入报告">
        {move.report && <SaveReport move={move} report={move.report} />}
        {isUnderWay && move.jobId !== null && <Stop move={move} />}
        <GoOn move={move} />
      </PageHead>
      <Facts
        of={[
          ['备份', move.dump],
          ['方式', labelOf(moveKinds, move.isDry)],
          ['状态', <Choice key="state" of={moveStates} value={move.state} />],
          ['图片', picturesSaid(move)],
          ['操作人', move.by],
          ['开始时间', when(move.createTime)],
          ['结束时间', move.endTime && when(move.endTime)],
        ]}
      />
      {move.message !== '' && <Alert type="warning" showIcon title={move.message} />}
      {isUnderWay && <UnderWay move={move} />}
      {move.report && <Report of={move.report} />}
    </>
  );
}

const Stop = ({ move: { id, isDry } }: { move: MoveDetail }) => (
  <RunButton
    label="停止"
    call={moveCalls.stop}
    input={{ id }}
    ask={isDry ? '停止试运行？数据不会有任何改动。' : '停止迁入？已经搬来的保留，下次会接着搬，不会重复。'}
  />
);

const WHAT_HAPPENS =
  '正式迁入会把备份里的商品、用户、订单、余额、优惠券等写进这个商店，不能撤销。迁入以后商店处于“没有开始营业”：定时任务暂停，不会取消订单、不会发消息，直到您点“开始营业”。迁入期间请不要在后台改数据。现在开始？';

/** Terms of a move, for the next one. */
const termsOf = ({ pictures, wechatAppId, routineAppId, pictureFolder, fetchesPictures }: MoveDetail) => ({
  pictures,
  wechatAppId,
  routineAppId,
  pictureFolder,
  fetchesPictures,
});

/** Pictures that were looked for and did not come. */
const lacksPictures = ({ report }: MoveDetail): boolean =>
  report?.tables.some(({ label, leftOut }) => label === PICTURE_FILES && leftOut.length > 0) === true;

/** Begins the same move again, which brings what has not come yet: files that lie in the folder by now, addresses that answer by now. */
function PicturesAgain({ move }: { move: MoveDetail }) {
  const navigate = useNavigate();
  return (
    <RunButton
      label="重试图片"
      call={moveCalls.begin}
      input={{ dump: move.dump, isDry: false, ...termsOf(move) }}
      ask="再搬一次没有搬来的图片？同一个备份里已经搬来的不会重复；旧店在这以后的变化请用新的备份再搬。"
      then={({ id }) => void navigate(`${MOVE_RUN}/${id}`)}
    />
  );
}

/** Pictures as a move is to bring them. */
const picturesSaid = ({ pictureFolder, fetchesPictures }: MoveDetail): string =>
  [pictureFolder && `文件夹 ${pictureFolder}`, fetchesPictures && '从网址下载'].filter(Boolean).join('，') || '留在旧站';

/** The next act: for good after a trial, on where it broke off, and the day of the switch after that. */
function GoOn({ move }: { move: MoveDetail }) {
  const { dump, isDry, state } = move;
  const navigate = useNavigate();
  const { data: dumps } = useCall(moveCalls.dumps, {}, { saysItself: true });
  const isDone = state === moveStates.done || state === moveStates.differs;
  const isOff = state === moveStates.stopped || state === moveStates.failed;
  if (!isDone && !isOff) return null;
  if (!isDry && isDone)
    return (
      <>
        {dumps?.whyNot === null && lacksPictures(move) && <PicturesAgain move={move} />}
        <OpeningButton label="去开始营业" primary />
      </>
    );
  // A shop that is open, or has sold something, takes no move any more.
  if (typeof dumps?.whyNot === 'string') return null;
  const isTrial = isDry && isOff;
  return (
    <RunButton
      label={isTrial ? '再试运行' : isDry ? '正式迁入' : '接着搬'}
      call={moveCalls.begin}
      input={{ dump, isDry: isTrial, ...termsOf(move) }}
      {...(!isTrial && { ask: WHAT_HAPPENS })}
      primary
      then={({ id }) => void navigate(`${MOVE_RUN}/${id}`)}
    />
  );
}
