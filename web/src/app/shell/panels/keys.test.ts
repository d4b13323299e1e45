import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { close, usePanel } from '../../look/panel-store.ts';
import { listenForKeys } from './keys.ts';

const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const shown = () => usePanel.getState().shown;

describe('the key of the finder', () => {
  afterEach(close);

  it('opens it, but not over a question that waits for an answer', () => {
    const stop = listenForKeys();
    const question = Object.assign(document.createElement('div'), { className: 'ant-modal-confirm' });
    document.body.append(question);
    press();
    expect(shown()).toBeUndefined();

    question.remove();
    press();
    expect(shown()).toBe('finder');
    stop();
  });
});
