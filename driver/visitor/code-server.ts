import { CodeServer } from '../../services/code-server/code-server.ts';
import { connectAppServer } from '../service/visit-service.ts';
import type { Visit } from '../visit.ts';
import { createStandIn } from './stand-in-server.ts';

const folder = '/code-server/';

/** Paths on the app's server for mailing and checking codes. They are used in a `ServerScript` of the test bed. */
export const codeServerPaths = { mail: `${folder}mail`, check: `${folder}check` } as const;

/** The arguments of `sendEmailCode` or `checkEmailCode`. */
type CodeValues = [
  entered: string | { readonly email: string; readonly code: string },
  context: { readonly tenantId: string | null; readonly language: string },
];

export function createCodeServer(visit: Visit) {
  const { start, get } = createStandIn<CodeServer, CodeValues>(visit, {
    create: () => new CodeServer(connectAppServer(visit)),
    hasPath: (path) => path.startsWith(folder),
    answer: (server, [entered, context]) =>
      typeof entered === 'string'
        ? server.send({ ...context, email: entered }, context.language)
        : server.check({ ...context, email: entered.email }, entered.code),
    missing: 'The app mails no codes. An earlier step must say so.',
  });
  return { startCodeServer: start, getCodeServer: get };
}
