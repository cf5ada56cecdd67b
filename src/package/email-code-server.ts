/** `doorstep-auth/email-code-server`: mails codes and checks them, on the app's own server. Not for the browser. */
export type { AdminAccounts, AdminAuth, AdminUser, AdminUserChanges } from '../server/email-codes/admin-auth.ts';
export {
  createEmailCodes,
  type CheckCodeAccepted,
  type CheckCodeRefusal,
  type CheckCodeRequest,
  type EmailCodes,
  type EmailCodeSender,
  type SendCodeRefusal,
  type SendCodeRequest,
} from '../server/email-codes/email-codes.ts';
export {
  createFirestoreStore,
  type AdminFirestore,
  type FirestoreDocument,
  type FirestoreEntry,
  type FirestoreSnapshot,
  type FirestoreTransaction,
} from '../server/email-codes/firestore-store.ts';
export {
  createEmailCodeHandler,
  type EmailCodeHandler,
  type EmailCodeHandlerOptions,
} from '../server/email-codes/handler.ts';
export type { EmailCodeLimit, EmailCodeLimits, EmailCodeLimitsOfKind } from '../server/email-codes/limits.ts';
export { createMemoryStore, type MemoryStore } from '../server/email-codes/memory-store.ts';
export { toNodeHandler } from '../server/email-codes/node-handler.ts';
export { EmailCodeOptionsError } from '../server/email-codes/options-error.ts';
export type {
  EmailCodeMail,
  EmailCodeMessages,
  EmailCodesOptions,
  EmailCodeTenant,
  LocalizedText,
  MailFacts,
  PartialLimits,
  SendMail,
  TakenOverAccount,
  WriteMail,
  WrittenMail,
} from '../server/email-codes/options.ts';
export type { EmailCodeCounter, EmailCodeStore } from '../server/email-codes/store.ts';
export type { NodeHandlerOptions } from '../server/shared/address-listener.ts';
export { findForwardedAddress } from '../server/shared/network.ts';
export type { NodeListener, NodeRequest, NodeResponse } from '../server/shared/node-listener.ts';
export type { OptionProblem } from '../server/shared/option-problems.ts';
