export { inlineErrors, listOf, makeQueryClient, queryOf, useCall } from './queries.ts';
export { reaches } from './reach.ts';
export { report, requestNoOf, sentenceOf } from './report.ts';
export { openedFields } from './request.ts';
export { run, runOnce, runWithChange, setOnExpired, signInAgain } from './run.ts';
export {
  type Key,
  type Signed,
  TOKEN_COOKIE,
  extensionKey,
  hasRole,
  impersonate,
  isFieldServed,
  isImpersonating,
  isLaterLine,
  isServed,
  isWireOnly,
  isOneOf,
  may,
  permits,
  permitsAll,
  setSigned,
  signIn,
  signOut,
  signedId,
  stopImpersonating,
  useMay,
  useSession,
} from './session.ts';
export { STORE_STAFF, forgetStoreStaff, isStoreStaff, keepStoreStaff } from './store-staff.ts';
export { closeOffer, keepsSome, listenForUndo } from './undo.ts';
export { upload } from './upload.ts';
export { usePolling } from './use-polling.ts';
export { type Says, useRun } from './use-run.ts';
export { FAULT, MissingCall, NetworkError, WireError, isAborted, isFault, isForbidden, isRefusedBy } from './wire-error.ts';
