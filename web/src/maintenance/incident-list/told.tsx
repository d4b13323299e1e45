import { type Incident, incidentStates } from '#contract/maintenance/incidents.ts';
import { mailStates } from '#contract/notifications/mails.ts';
import './told.css';

const wordsOf = ({ isOver, state, error }: Incident['told'][number]): string => {
  const about = isOver ? '恢复通知' : '';
  return `${about}${mailStates.labels[state]}${error === '' ? '' : `：${error}`}`;
};

/** Mails about an incident, and how each went. */
export function Told({ of: { told, state } }: { of: Incident }) {
  if (told.length === 0) return <span className="told-none">{state === incidentStates.open ? '还没有通知' : '没有通知'}</span>;
  return (
    <ul className="told">
      {told.map((mail, index) => (
        <li key={index}>
          {mail.to} <span className={mail.state === mailStates.dead ? 'told-failed' : 'told-none'}>{wordsOf(mail)}</span>
        </li>
      ))}
    </ul>
  );
}
