import type { Phrase } from '../messages/phrase.ts';
import type { RunnerUi } from '../create-ui.ts';
import type { Description, FieldKind } from '../description.ts';
import type { ShowOptions, Values } from '../ui.ts';

interface Binding {
  /**
   * Maps the name of a field to the value that it had when the visitor left this screen. When the visitor returns to
   * the screen, the fields start with these values.
   */
  readonly typed: Values;
  /**
   * Called before a screen is drawn. If this function returns a promise, the screen is drawn only after the promise has
   * resolved.
   */
  readonly onShow: () => Promise<void> | void;
}

/**
 * Returns a `Ui` that works until the visitor leaves the screen. Afterwards, its promises reject and nothing is drawn.
 */
export function bindUi(ui: RunnerUi, left: AbortSignal, { typed, onShow }: Binding): RunnerUi {
  const rejected = new Promise<never>((_, reject) => {
    left.addEventListener('abort', () => reject(left.reason), { once: true });
  });
  // Prevent an `unhandledrejection` event if no call is waiting for this promise.
  rejected.catch(() => {});
  const untilLeft = <T>(act: () => Promise<T>): Promise<T> =>
    left.aborted ? rejected : Promise.race([act(), rejected]);
  const unlessLeft = (act: () => void): void => void (left.aborted || act());
  return {
    show<D extends Description<Phrase>>(content: D | ((seconds: number) => D), options?: ShowOptions) {
      return untilLeft(() => {
        const describe = typeof content === 'function' ? content : () => content;
        const draw = () => ui.show((seconds) => fillIn(describe(seconds), typed), options);
        return onShow()?.then(() => (left.aborted ? rejected : draw())) ?? draw();
      });
    },
    showProgress: (progress) => unlessLeft(() => ui.showProgress(progress)),
    waitFor: (operation) => untilLeft(() => ui.waitFor(operation)),
    waitWithChoices: (operation) => untilLeft(() => ui.waitWithChoices(operation)),
    waitWithDialog: (text, operation) => untilLeft(() => ui.waitWithDialog(text, operation)),
    showDone: (text) => untilLeft(() => ui.showDone(text)),
    finish: (operation) => ui.finish(operation),
    clear: () => unlessLeft(() => ui.clear()),
    redraw: () => unlessLeft(() => ui.redraw()),
    enter: (screen) => unlessLeft(() => ui.enter(screen)),
    load: (chunk) => untilLeft(() => ui.load(chunk)),
    readTyped: () => ui.readTyped(),
    leave: () => unlessLeft(() => ui.leave()),
  };
}

const secretKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'password',
  'newPassword',
  'phoneConfirmationCode',
  'humanVerification',
]);

/** Returns the values of all fields except passwords, codes and human verifications. */
export function withoutSecrets(values: Values, fields: Description<Phrase>['fields'] = {}): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && !secretKinds.has(fields[name].kind)),
  );
}

function fillIn<D extends Description<Phrase>>(description: D, typed: Values): D {
  const fields = Object.entries(description.fields ?? {}).map(([name, field]) => {
    const value = typed[name];
    return [name, value === undefined ? field : { ...field, value }];
  });
  return { ...description, fields: Object.fromEntries(fields) as Description<Phrase>['fields'] };
}
