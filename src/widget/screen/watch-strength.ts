import { withTimeout } from '../app-timeout.ts';
import { describeValue } from '../config/config-error.ts';
import type { EstimatePassword, NewPasswordContext, PasswordAdvice } from '../config/ui-config.ts';
import type { Requirement } from '../description.ts';
import { toPhrase } from '../config/app-text.ts';
import { texts, type LocalText, type Phrase } from '../messages/phrase.ts';
import { translate } from '../messages/translate.ts';
import { reportAppError } from '../report-app-error.ts';
import type { FieldWatch } from './field-watch.ts';
import type { Tools } from './screen.ts';

/** Milliseconds between the last key press and the estimate of the strength. */
const pauseMs = 400;

/** The strength of a password. */
interface Strength {
  /** The strength as an item of the list below the field. */
  readonly item: Requirement<Phrase>;
  /** A key for comparing strengths. Two strengths have the same key if the visitor sees the same words for both. */
  readonly wordsKey: string;
}

/**
 * Shows how hard it is to guess the typed password, if the app estimates it (`passwordStrength`).
 *
 * @param accountEmail the email of the account; undefined if the form has a field for the email
 */
export function watchStrength({ settings }: Pick<Tools, 'settings'>, accountEmail?: string): FieldWatch {
  const { passwordStrength: estimate } = settings.config;
  if (!estimate) return { addTo: (field) => field, showOptions: {} };
  /** Strength of the typed password; null as long as the app has not rated it. */
  let strength: Strength | null = null;
  /** True from a change of the password until its strength is known. */
  let isPending = false;
  /** True once the unmet requirements of the typed password were announced to screen readers. */
  let isListRead = false;
  /**
   * True if the strength has become known, or has changed, after the unmet requirements were announced. Screen readers
   * then read only the strength, because they have already read the requirements.
   */
  let isReadAlone = false;
  let typed = { password: '', email: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();
  let redraw = (): void => {};

  function cancel(): void {
    clearTimeout(timer);
    controller.abort();
  }

  function update(password: string, email: string): void {
    const before = typed;
    if (password === before.password && email === before.email) return;
    typed = { password, email };
    cancel();
    // Start the announcements again only if the password has changed, not if only the email has changed.
    if (password !== before.password) {
      isPending = password !== '';
      isListRead = false;
      isReadAlone = false;
    }
    // If the visitor adds characters, the password is hardly weaker. So keep the old strength until the new strength is
    // known. Otherwise, the words would come and go while she types. After any other change of the password, hide the
    // old strength.
    const continues = password.startsWith(before.password);
    if (strength && !continues) {
      strength = null;
      redraw();
    }
    if (password === '') return;
    const current = new AbortController();
    controller = current;
    const run = async (): Promise<void> => {
      const next = await estimateStrength(estimate!, password, { email, signal: current.signal });
      if (current.signal.aborted) return;
      current.abort();
      if (isListRead && (isPending || next?.wordsKey !== strength?.wordsKey)) isReadAlone = true;
      isPending = false;
      strength = next;
      redraw();
    };
    // Estimate only after a pause, so that screen readers do not read a new strength after every key.
    timer = setTimeout(() => void run(), pauseMs);
  }

  /**
   * Returns the phrases for screen readers.
   *
   * @param items the list of the password policy's requirements
   * @param ofList the announcement of this list; undefined while the visitor types
   */
  function announce(items: readonly Requirement<Phrase>[], ofList: Phrase | undefined): readonly Phrase[] {
    const ofStrength = strength && !isPending ? [strength.item.label] : [];
    if (items.length === 0) return ofStrength;
    // Announce nothing while the visitor types. Otherwise, screen readers would read the strength now, and again
    // together with the list.
    if (ofList === undefined) return [];
    // For a password that meets the policy, the announcement of the list is "The password is strong enough." Omit it if
    // there is a strength, because a strength such as "Weak password" would contradict it.
    if (items.every(({ isMet }) => isMet)) return isPending || strength ? ofStrength : [ofList];
    isListRead = true;
    return isReadAlone ? ofStrength : [ofList, ...ofStrength];
  }

  return {
    addTo(field) {
      const { items = [], announcement } = field.requirements ?? {};
      const announcements = announce(items, announcement);
      return {
        ...field,
        requirements: {
          items: strength ? [...items, strength.item] : items,
          ...(announcements.length > 0 && { announcement: joinPhrases(announcements) }),
        },
      };
    },
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

/** The words for the scores 0 to 4. */
const labels: readonly Phrase[] = [
  texts.strengthWeak,
  texts.strengthWeak,
  texts.strengthFair,
  texts.strengthGood,
  texts.strengthStrong,
];

const ownAdvice: readonly unknown[] = [
  'passwordAddWords',
  'passwordAvoidPatterns',
] satisfies PasswordAdvice['message'][];

/** Calls the app's function. Returns null if the function fails, returns nothing or takes too long. */
async function estimateStrength(
  estimate: EstimatePassword,
  password: string,
  context: NewPasswordContext,
): Promise<Strength | null> {
  try {
    const found = await withTimeout('passwordStrength', estimate(password, context), context.signal);
    if (found === undefined || found === null) return null;
    const { score, advice } = typeof found === 'object' ? found : { score: found };
    const label = typeof score === 'number' ? labels[score] : undefined;
    if (!label) throw new Error(`passwordStrength: the score must be 0, 1, 2, 3 or 4, but is ${describeValue(score)}.`);
    const phrases = advice === undefined ? [label] : [label, toAdvice(advice)];
    const bars = score || 1;
    return {
      item: { label: joinPhrases(phrases), strength: bars },
      wordsKey: JSON.stringify([bars, advice]),
    };
  } catch (error) {
    if (!context.signal.aborted) reportAppError(error);
    return null;
  }
}

/** Turns the app's advice into a phrase. */
function toAdvice(advice: PasswordAdvice | Parameters<typeof toPhrase>[0]): Phrase {
  const message = typeof advice === 'object' ? advice['message'] : undefined;
  return ownAdvice.includes(message) ? texts[message as PasswordAdvice['message']] : toPhrase(advice as string);
}

/** Joins phrases, such as the words for a score and the advice: `Weak password · Add another word or two.` */
const joinPhrases =
  (phrases: readonly Phrase[]): LocalText =>
  (language) =>
    phrases.map((phrase) => translate(phrase, language)).join(' · ');
