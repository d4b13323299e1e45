import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useScanner } from './use-scanner.ts';

const scans: string[] = [];

function Counter() {
  useScanner({ fieldId: 'code', codes: ['12', '6901234567892'], onScan: (code) => void scans.push(code) });
  return (
    <>
      <input id="code" aria-label="code" />
      <input role="spinbutton" aria-label="pieces" />
    </>
  );
}

/** Keys into the count, so many ms apart, ended by Enter; answers what was taken for a scan, and whether Enter went on. */
function typed(keys: string, gap: number) {
  scans.length = 0;
  render(<Counter />);
  const count = screen.getByLabelText('pieces');
  const wentOn = [...keys, 'Enter'].map((key, index) => {
    const event = createEvent.keyDown(count, { key });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * gap });
    return fireEvent(count, event);
  });
  return { scans: [...scans], entersForm: wentOn.at(-1) };
}

describe('a count that reads like the code of goods', () => {
  it('is a count when a person types it, however fast', () => {
    expect(typed('12', 60)).toEqual({ scans: [], entersForm: true });
  });

  it('is a scan when its keys come as only a scanner sends them', () => {
    expect(typed('12', 8)).toEqual({ scans: ['12'], entersForm: false });
  });
});

describe('a long code in a count', () => {
  it('is a scan, also on a machine that is busy', () => {
    expect(typed('6901234567892', 200)).toEqual({ scans: ['6901234567892'], entersForm: false });
  });
});
