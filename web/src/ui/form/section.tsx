import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** A section opened by a click: it holds what is seldom needed. One that holds an error shows itself. */
  folds?: boolean;
  /** Summary of its content, beside the title. */
  hint?: string;
  children: ReactNode;
}

/** A part of a long form, reached from the rail beside it. */
export function Section({ title, folds = false, hint, children }: Props) {
  const [isOpen, setOpen] = useState(!folds);
  return (
    <section className="form-section" id={`section-${title}`} aria-label={title} data-folded={!isOpen || undefined}>
      <h2>
        {folds ? (
          <button type="button" className="section-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{title}</span>
            {hint !== undefined && <small>{hint}</small>}
            <DownOutlined aria-hidden />
          </button>
        ) : (
          title
        )}
      </h2>
      <div className="section-body">{children}</div>
    </section>
  );
}
