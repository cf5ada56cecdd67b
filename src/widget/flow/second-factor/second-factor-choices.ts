import type { AuthCredential, SecondFactor } from '../../../adapters/auth-backend.ts';
import type { Choice, Paragraph } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** Where a second factor is gone on with: a message has to be sent, an authenticator app has its code. */
export function goOnWith(
  factor: SecondFactor,
  conflict: AuthCredential | undefined,
): Next<'secondFactorSend' | 'secondFactorCode'> {
  return to(factor.factorId === 'phone' ? 'secondFactorSend' : 'secondFactorCode', { factor, conflict });
}

/** Where the code is to be found. */
export function whereCodeIs({ phoneNumber }: SecondFactor, text: Messages): Paragraph {
  return phoneNumber === null ? text.codeFromApp : text.codeSentToFactor(phoneNumber);
}

/** The only second factor there is: it is not asked for. */
export function onlyFactor(factors: readonly SecondFactor[]): SecondFactor | undefined {
  return factors.length === 1 ? factors[0] : undefined;
}

/**
 * A button for each second factor. Those that go by the same name, as authenticator apps without one do, are numbered in
 * the order they were added, past the numbers that others have in their names.
 */
export function factorChoices(factors: readonly SecondFactor[], text: Messages): Readonly<Record<string, Choice>> {
  const nameOf = ({ displayName, phoneNumber }: SecondFactor) => displayName ?? phoneNumber ?? text.authenticatorApp;
  const names = factors.map(nameOf);
  const taken = new Set(names);
  const choices = factors.map((factor): [string, Choice] => {
    const name = nameOf(factor);
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    const label = isOnly ? name : firstFree(name, taken, text);
    taken.add(label);
    return [factor.uid, { label, shortLabel: label, icon: factor.factorId, color: '' }];
  });
  return Object.fromEntries(choices);
}

function firstFree(name: string, taken: ReadonlySet<string>, text: Messages): string {
  let number = 1;
  while (taken.has(text.numbered(name, number))) number += 1;
  return text.numbered(name, number);
}
