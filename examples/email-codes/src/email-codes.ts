import type { UiConfig } from 'doorstep-auth/react';

type SignInOption = NonNullable<UiConfig['signInOptions']>[number];

/** The sign-in option for codes by email. */
export const emailCode: SignInOption = {
  provider: 'password',
  signInMethod: 'emailCode',
  sendEmailCode: (email, { signal, tenantId }) => post('/api/send-code', { email, tenantId }, signal),
  async checkEmailCode({ email, code }, { signal, tenantId, guest }) {
    return post('/api/check-code', { email, code, tenantId, guestToken: await guest?.getIdToken() }, signal);
  },
};

async function post<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  if (!response.ok) throw new Error(`The server has answered ${response.status}.`);
  return (await response.json()) as Answer;
}
