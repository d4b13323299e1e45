import type { ReactNode } from 'react';
import { viaKeyText } from '#contract/customers/via-key.ts';

interface Props {
  of: { viaKey?: string | null | undefined };
  children?: ReactNode;
}

/** Content of a cell with the API key through which its record came below it, where one did. */
export const ViaKey = ({ of: { viaKey }, children }: Props) => (
  <>
    {children}
    {viaKey && <small className="under">{viaKeyText(viaKey)}</small>}
  </>
);
