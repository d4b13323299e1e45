import { choices } from '../choices.ts';
import { declaredRights } from './declared-rights.ts';

/** Risks of a permission, from the least to the most. */
export const risks = choices({
  see: ['see', '查看'],
  edit: ['edit', '编辑'],
  export: ['export', '导出'],
  money: ['money', '资金'],
  rights: ['rights', '授权'],
});
export type Risk = (typeof risks.values)[number];

const riskByPermission: ReadonlyMap<string, Risk> = new Map(
  Object.entries(declaredRights).flatMap(([area, rights]) =>
    risks.values.flatMap((risk) =>
      (rights[risk] ?? '')
        .split(/\s+/)
        .filter((name) => name !== '')
        .map((name) => [`${area}:${name}`, risk] as const),
    ),
  ),
);

/** Permissions whose risk is declared: all, or those of one. */
export const declaredPermissions = (risk?: Risk): readonly string[] =>
  [...riskByPermission].flatMap(([permission, declared]) => (risk === undefined || declared === risk ? [permission] : []));

/** Risk of a permission as it is declared; one of a menu row that a shop added counts as editing. */
export const riskOf = (permission: string): Risk => riskByPermission.get(permission) ?? 'edit';
