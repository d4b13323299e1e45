import type { ReactNode } from 'react';
import type { DryRun } from './tallies.tsx';

interface Props {
  notes: DryRun['refusals'];
  meaning: 'trouble' | 'waits';
  says: string;
  /** Advice about them. */
  children?: ReactNode;
}

/** Rows of the file, and what is to be known of each. */
export const NoteTable = ({ notes, meaning, says, children }: Props) => (
  <div className="import-table">
    <p className="import-note import-ways">
      {says}
      {children}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">行</th>
          <th scope="col">商品</th>
          <th scope="col">{meaning === 'trouble' ? '原因' : '说明'}</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ row, name, reason }, index) => (
          <tr key={`${row}-${index}`}>
            <td>{row}</td>
            <th scope="row">{name || '–'}</th>
            <td className={`note-${meaning}`}>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
