import { parcelStates } from '#contract/services/tracking.ts';

type StateTable = ReadonlyMap<string, string>;

const { collected, underway, outForDelivery, signed, failed, problem, returned } = parcelStates;

/** States of 一号通 and of 阿里云物流查询, which are the wire's own. */
export const wireStates: StateTable = new Map(parcelStates.values.map((state) => [state, state]));

/** States of 快递100, those of its finer scale (`resultv2`) included. A parcel on its way back is not back yet. */
export const kuaidi100States: StateTable = new Map(
  [
    [collected, '1 101 102 103'] as const,
    [underway, '0 7 8 10 11 12 1001 1002 1003'] as const,
    [outForDelivery, '5 501'] as const,
    [signed, '3 301 302 303 304'] as const,
    [failed, '14 203 204 206'] as const,
    [problem, '2 6 13 201 202 205 207 208 209 210 401'] as const,
    [returned, '4'] as const,
  ].flatMap(([state, theirs]) => theirs.split(' ').map((one) => [one, state])),
);

interface ToldState {
  /** State in the numbers of the provider. */
  state: string | null;
  /** Flag of its own for a parcel that has arrived, where it has one. */
  isSigned?: boolean;
  hasSteps: boolean;
}

/** State of a parcel in our numbers. One that no table knows is under way: nobody may take it for received. */
export function stateBy(table: StateTable, { state, isSigned = false, hasSteps }: ToldState): string | null {
  if (state !== null) return table.get(state) ?? underway;
  if (isSigned) return signed;
  return hasSteps ? underway : null;
}
