import { useMay } from '#web/ui/wire/index.ts';
import { openScopes } from './open-scopes.ts';
import { type Scope, scopes } from './scope.ts';

export const ScopeChip = ({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) => {
  const open = openScopes(useMay());
  return (
    <select
      className="finder-scope"
      aria-label="查找范围"
      value={scope}
      onChange={({ target }) => onChange(open.find((one) => one === target.value) ?? 'all')}
    >
      {open.map((one) => (
        <option key={one} value={one}>
          {scopes[one]}
        </option>
      ))}
    </select>
  );
};
