import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Answers the question whether something is done all the same. */
export async function giveReason(user: UserEvent, act: string, reason: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^仍然${act}的原因`) });
  await user.click(field);
  // Waits for the dialog: until it is there, the one below it takes the focus back.
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard(reason);
  await user.click(screen.getByRole('button', { name: `仍然${act}` }));
}
