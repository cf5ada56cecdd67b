import { describeValue } from '../config/config-error.ts';
import type { EstimatePassword, NewPasswordContext, PasswordAdvice } from '../config/ui-config.ts';
import type { Strength } from '../description.ts';
import { toPhrase } from '../config/app-text.ts';
import { texts, type Phrase } from '../messages/phrase.ts';
import { reportAppError } from '../report-app-error.ts';
import type { FieldWatch } from './field-watch.ts';
import type { Tools } from './screen.ts';

/** Milliseconds between the last key press and the estimate of the strength. */
const pauseMs = 400;

/**
 * Shows how hard it is to guess the typed password, if the app estimates it (`passwordStrength`).
 *
 * @param accountEmail the email of the account; undefined if the form has a field for the email
 */
export function watchStrength({ settings }: Pick<Tools, 'settings'>, accountEmail?: string): FieldWatch {
  const { passwordStrength: estimate } = settings.config;
  if (!estimate) return { addTo: (field) => field, showOptions: {} };
  let strength: Strength<Phrase> = {};
  let estimated = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();
  let redraw = (): void => {};

  function show(next: Strength<Phrase>): void {
    strength = next;
    redraw();
  }

  function cancel(): void {
    clearTimeout(timer);
    controller.abort();
  }

  function update(password: string, email: string): void {
    const key = JSON.stringify([password, email]);
    if (key === estimated) return;
    estimated = key;
    cancel();
    if (password === '') {
      strength = {};
      return redraw();
    }
    controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      const next = await estimateStrength(estimate!, password, { email, signal });
      if (!signal.aborted) show(next);
    };
    // Estimate only after a pause, so that screen readers do not read a new strength after every key.
    timer = setTimeout(() => void run(), pauseMs);
  }

  return {
    addTo: (field) => ({ ...field, strength }),
    showOptions: {
      onShow(redrawForm, signal) {
        redraw = redrawForm;
        signal.addEventListener('abort', cancel, { once: true });
      },
      deriveValues({ newPassword = '', email = '' }) {
        update(newPassword, accountEmail ?? email);
        return {};
      },
    },
  };
}

/** The level and its words for each score. Scores 0 and 1 have the same level. */
const levels = [
  { level: 1, label: texts.strengthWeak },
  { level: 1, label: texts.strengthWeak },
  { level: 2, label: texts.strengthFair },
  { level: 3, label: texts.strengthGood },
  { level: 4, label: texts.strengthStrong },
] as const satisfies readonly Strength<Phrase>[];

const ownAdvice: readonly unknown[] = [
  'passwordAddWords',
  'passwordAvoidPatterns',
] satisfies PasswordAdvice['message'][];

/** Calls the app's function. Returns an empty strength if the function fails or returns nothing. */
async function estimateStrength(
  estimate: EstimatePassword,
  password: string,
  context: NewPasswordContext,
): Promise<Strength<Phrase>> {
  try {
    const found = await estimate(password, context);
    if (found === undefined || found === null) return {};
    const { score, advice } = typeof found === 'object' ? found : { score: found };
    const level = typeof score === 'number' ? (levels as readonly Strength<Phrase>[])[score] : undefined;
    if (!level) throw new Error(`passwordStrength: the score must be 0, 1, 2, 3 or 4, but is ${describeValue(score)}.`);
    return { ...level, ...(advice !== undefined && { advice: toAdvice(advice) }) };
  } catch (error) {
    if (!context.signal.aborted) reportAppError(error);
    return {};
  }
}

/** Turns the app's advice into a phrase. */
function toAdvice(advice: PasswordAdvice | Parameters<typeof toPhrase>[0]): Phrase {
  const message = typeof advice === 'object' ? advice['message'] : undefined;
  return ownAdvice.includes(message) ? texts[message as PasswordAdvice['message']] : toPhrase(advice as string);
}
