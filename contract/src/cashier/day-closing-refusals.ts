import { type Fen, yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const closingRefusals = refusals('day_closing', {
  NOT_FOUND: { code: 404, says: () => '没有找到这一天的日结，请刷新页面' },
  CLOSED: { says: (p: { day: string }) => `${p.day} 已经日结，不能再记这一天的收付款；要更正请记在之后的日子` },
  TODAY_CLOSED: { says: (p: { day: string }) => `今天（${p.day}）已经日结，请明天再办` },
  DAY_TAKEN: { onConstraint: 'day_closing__day', says: () => '这一天已经日结，请刷新页面' },
  FUTURE: { says: () => '不能日结还没有到的日子' },
  EARLIER: { says: (p: { day: string }) => `${p.day} 有现金收付还没有日结，请先日结那一天` },
  UNCHECKED: { says: (p: { day: string }) => `${p.day} 的日结还没有复核，复核后再结下一天` },
  RECEIPTS_WAIT: { says: (p: { count: number }) => `还有 ${p.count} 张现金收款没有确认，请先确认或作废` },
  NO_OPENING: { says: () => '第一次日结请填写当天开始时钱箱里的现金' },
  NO_REASON: { says: (p: { difference: Fen }) => `实点和账面差 ${yuanOfFen(p.difference)} 元，请说明原因` },
  OWN: { says: () => '清点的人不能复核自己的日结，请由另一人复核' },
  MOVED: { says: () => '这一天的日结已经处理过了，请刷新页面' },
  FACE_TWICE: { says: () => '同一面额只能填一次' },
  NOT_THERE: { says: (p: { held: Fen }) => `钱箱账面只有 ${yuanOfFen(p.held)} 元，取不出这么多` },
});
