import { ScopeNote } from './scope-note.tsx';
import { RoleBriefs } from './role-briefs.tsx';

/** Rights of the chosen roles in short, and what is to be done next for them; `name` is the field of their ids. */
export const RoleHelp = ({ name }: { name: string }) => (
  <>
    <RoleBriefs name={name} />
    <ScopeNote name={name} />
  </>
);
