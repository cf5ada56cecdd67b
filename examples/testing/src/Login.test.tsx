import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestBackend, type TestBackendOptions } from 'doorstep-auth/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { Login } from './Login.tsx';

const ada = { email: 'ada@example.com', password: 'correct horse' };

afterEach(cleanup);

/** Renders the sign-in page on a test backend with these options, such as the accounts. */
function renderLogin(options: TestBackendOptions) {
  const backend = createTestBackend(options);
  const onSuccess = vi.fn();
  const { rerender } = render(<Login backend={backend} onSuccess={onSuccess} />);
  const visitor = userEvent.setup();
  // Match the start of a button's name only. In a test without CSS, the name also contains the button's short label:
  // "Sign in with Google Google".
  const press = async (name: string) =>
    visitor.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const enter = async (label: string, text: string) => visitor.type(await screen.findByLabelText(label), text);
  const loadAgain = () => rerender(<Login key="again" backend={backend} onSuccess={onSuccess} />);
  return { service: backend.service, onSuccess, press, enter, loadAgain };
}

test('a visitor signs in with a password', async () => {
  const { onSuccess, press, enter } = renderLogin({ accounts: [ada] });
  await press('Sign in with email');
  await enter('Email', ada.email);
  await press('Next');
  await enter('Password', ada.password);
  await press('Sign In');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(onSuccess.mock.calls[0]?.[0].user.email).toBe(ada.email);
});

test('a wrong password is reported', async () => {
  const { onSuccess, press, enter } = renderLogin({ accounts: [ada] });
  await press('Sign in with email');
  await enter('Email', ada.email);
  await press('Next');
  await enter('Password', 'wrong');
  await press('Sign In');
  expect(await screen.findByText("The email and password you entered don't match")).toBeTruthy();
  expect(onSuccess).not.toHaveBeenCalled();
});

test('a visitor signs in with Google', async () => {
  const { onSuccess, press, loadAgain } = renderLogin({ providers: { 'google.com': { email: 'grace@example.com' } } });
  await press('Sign in with Google');
  loadAgain(); // By default (`signInFlow`), the visitor leaves the page for Google, and later loads it again.
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(onSuccess.mock.calls[0]?.[0].user.email).toBe('grace@example.com');
});

test('a failure of the network is reported', async () => {
  const { service, press, enter } = renderLogin({ accounts: [ada] });
  await service.refuseNext('look-up', 'NETWORK');
  await press('Sign in with email');
  await enter('Email', ada.email);
  await press('Next');
  expect(await screen.findByText('A network error has occurred')).toBeTruthy();
});
