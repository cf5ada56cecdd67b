// Chunk with the code of FirebaseUI's handler for tenants.
import type { Settings } from '../../../widget/config/settings.ts';
import { createUi } from '../../../widget/create-ui.ts';
import { reportAppError } from '../../../widget/report-app-error.ts';
import { english } from '../../../widget/messages/english.ts';
import { smallPrintActions } from '../../../widget/screen/small-print.ts';
import { createPlainViewRenderer, drawInto } from '../../../renderers/plain/index.ts';
import type { CIAPHandlerConfig } from '../types.ts';
import { TenantHandler, type HandlerPage, type TenantHandlerEnvironment } from './tenant-handler.ts';

/** Creates a tenant handler, and lets the plain renderer draw the handler's pages. */
export const openTenantHandler = (
  container: Element,
  configs: Readonly<Record<string, CIAPHandlerConfig>>,
  environment: Omit<TenantHandlerEnvironment, 'openPage'>,
): TenantHandler => new TenantHandler(container, configs, { ...environment, openPage });

function openPage(container: Element, settings: Settings, onShown: () => void): HandlerPage {
  const { renderer, remove } = drawInto(createPlainViewRenderer, container);
  const controller = new AbortController();
  let isShown = false;
  const ui = createUi({
    renderer,
    language: () => english,
    signal: controller.signal,
    smallPrintActions: smallPrintActions(() => settings),
    onScreen() {
      if (isShown) return;
      isShown = true;
      try {
        onShown();
      } catch (error) {
        reportAppError(error); // The page's callback has thrown. Report the error, and continue the sign-in.
      }
    },
  });
  return {
    ui,
    close() {
      controller.abort();
      remove();
    },
  };
}
