import { type Team, teamCalls, teamStates } from '#contract/marketing/teams.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import {
  Can,
  Choice,
  ChoiceFilter,
  type Column,
  DateRangeFilter,
  ListPage,
  portrait,
  useCall,
  useMay,
  when,
} from '#web/ui/index.ts';
import { TeamMembers } from './team-members.tsx';
import './team-list.css';

const columns: readonly Column<Team>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'avatar', show: portrait },
  { field: 'nickname', width: 128, opens: true },
  { field: 'title', width: 200, card: 'title', opens: true },
  { field: 'people', width: 72, show: (people) => `${people} 人` },
  { field: 'countPeople', width: 80, show: (count) => `${count} 人` },
  { field: 'addTime', width: 120, show: when },
  { field: 'stopTime', width: 120, show: when },
  { field: 'status', width: 88, card: 'status', show: (state) => <Choice of={teamStates} value={state} /> },
];

const teamWhys = {
  people: {
    counts: '付款参加拼团的人次，同一个人参加几个团算几次',
    of: '开店以来的全部拼团',
    without: '已退款的，和系统补的虚拟成员',
  },
  teams: { counts: '拼成的团有几个', of: '开店以来的全部拼团', without: '还在拼和没有拼成的团' },
};

/** Figures of all teams there ever were. */
function TeamFigures() {
  const asked = useCall(teamCalls.statistics, {}, { enabled: useMay()(teamCalls.statistics) });
  return (
    <Can call={teamCalls.statistics}>
      <div className="team-figures">
        <Figures of={[asked]}>
          <FigureCard label="参与人数（人）" value={asked.data?.countPeople} under="不含已退款的" why={teamWhys.people} />
          <FigureCard label="成团数量（个）" value={asked.data?.countTeam} under="全部拼团商品" why={teamWhys.teams} />
        </Figures>
      </div>
    </Can>
  );
}

/** Teams of customers who buy together. */
export function TeamList() {
  const may = useMay();
  return (
    <ListPage
      title="拼团列表"
      called="拼团"
      call={teamCalls.list}
      sums={<TeamFigures />}
      filters={
        <>
          <ChoiceFilter name="status" of={teamStates} />
          <DateRangeFilter name="dateLimit" label="时间选择" />
          <SpanFilter name="endsIn" label="到期" />
        </>
      }
      columns={columns}
      {...(may(teamCalls.members)
        ? {
            detail: {
              title: (team: Team | undefined) => (team ? `${team.nickname} 的团` : '拼团详情'),
              show: (id: number) => <TeamMembers key={id} id={id} />,
            },
          }
        : {})}
      empty={{ says: '还没有人开团，用户付款后团会出现在这里' }}
    />
  );
}
