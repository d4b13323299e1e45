import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { customerRecordRoutes } from './customer-acts/routes.ts';
import { customerExport } from './export/customer-export.ts';
import { customerExportRoutes } from './export/routes.ts';
import { clearDeletedGroups } from './groups/clear-deleted-groups.ts';
import { groupRoutes } from './groups/routes.ts';
import { headcountRoutes } from './headcounts/routes.ts';
import { levelRecordRoutes } from './level-records/routes.ts';
import { moveMembers } from './levels/move-members.ts';
import { levelRoutes } from './levels/routes.ts';
import { signInRoutes } from './sign-ins/routes.ts';
import { clearDeletedTags } from './tags/clear-deleted-tags.ts';
import { tagRoutes } from './tags/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { phoneViewRoutes } from './phone-views/routes.ts';
import { pointsExport } from './points/points-export.ts';
import { pointsRoutes } from './points/routes.ts';
import { approvedAdjustment } from './balance/propose-adjustment.ts';
import { thawPoints } from './points/thaw-points.ts';
import './log-rules.ts';
import './undo.ts';
import './personal.ts';

export {
  type BuyerDraft,
  type KnownBuyer,
  checkStatus,
  countPayment,
  customer,
  findBuyer,
  findCustomers,
  findOrCreateBuyer,
  findOrCreateCustomer,
  welcome,
} from './customers/index.ts';
export { customerGroup, customerLevel } from './customers/tables.ts';
export { identityRoutes } from './identities/routes.ts';
export { payerAt } from './identities/payer-at.ts';
export { customerOfIdentity } from './identities/customer-of-identity.ts';
export { customersWithPhone, openidsAt, reachableCustomers } from './identities/queries.ts';
export { dropFollowers } from './identities/drop-followers.ts';
export { keepFollowers } from './identities/keep-followers.ts';
export { seeFollower } from './identities/see-follower.ts';
export { customerIdentity } from './identities/tables.ts';
export { takeOverIdentities } from './identities/take-over-identities.ts';
export { customerLevelRecord } from './level-records/tables.ts';
export { customerNote } from './notes/tables.ts';
export { customerSignIn } from './sign-ins/tables.ts';
export { customerTag, customerTagLink } from './tags/tables.ts';
export { checkAccountFree, customers, findCustomer, lockCustomers, lockPhone, shareCustomers } from './customers/queries.ts';
export { getCustomer, inLiveGroup, listUpline, rowsByIds } from './customer-list/queries.ts';
export { livesAt } from './customers/lives-at.ts';
export { shortName } from './customers/place.ts';
export { refuseMerged } from './customers/lock-active-customer.ts';
export { customerConditions } from './customer-list/filter.ts';
export { lockGroup, setGroup } from './groups/queries.ts';
export { isLiveLink, lockTags, setTags } from './tags/queries.ts';
export { updateLevel } from './levels/update-level.ts';
export { lockDownline } from './referrers/lock-downline.ts';
export { eraseAccounts, personalColumns } from './erasures/erase-accounts.ts';
export { accountsOf, countPromises, isErased } from './erasures/queries.ts';
export { isAbove, readFate } from './merges/queries.ts';
export { takeOver } from './merges/take-over.ts';
export { takeOverWaiting } from './merges/take-over-waiting.ts';
export { takeOverSignIns } from './sign-ins/take-over-sign-ins.ts';
export { holdAccounts, ofAccount, shareSurvivor } from './customers/survivor.ts';
export { setPhone } from './customers/set-phone.ts';
export { ofCustomersNamed } from './customers/find-customers.ts';
export { worthOf } from './balance/rules.ts';
export { checkSoleAdjustment } from './balance/check-sole-adjustment.ts';
export { countSoleAdjustment } from './balance/count-sole-adjustment.ts';
export { isOpenToKey } from './customers/is-open-to-key.ts';
export { balances, moveBalance } from './balance/move-balance.ts';
export { commissions, moveCommission } from './commission/move-commission.ts';
export { registerCustomer } from './customer-acts/register-customer.ts';
export { settleCommission } from './commission/settle-commission.ts';
export { addedUp, keptLedgerSums } from './ledgers/ledger-sums.ts';
export { gainExperience } from './levels/gain-experience.ts';
export { loseExperience } from './levels/lose-experience.ts';
export { toBill } from './balance/presenter.ts';
export { userBill } from './balance/tables.ts';
export { commissionRecord } from './commission/tables.ts';
export { experienceRecord } from './experience/tables.ts';
export { freezePoints } from './points/freeze-points.ts';
export { losePoints } from './points/lose-points.ts';
export { promisePoints } from './points/promise-points.ts';
export { listPoints } from './points/list-points.ts';
export { integralRecord } from './points/tables.ts';
export { points } from './points/queries.ts';
export { movePoints } from './points/move-points.ts';

export const customerExports = [customerExport, pointsExport];
export const customerRoutes = [
  ...customerRecordRoutes,
  ...customerExportRoutes,
  ...groupRoutes,
  ...headcountRoutes,
  ...levelRecordRoutes,
  ...levelRoutes,
  ...noteRoutes,
  ...phoneViewRoutes,
  ...pointsRoutes,
  ...signInRoutes,
  ...tagRoutes,
];
export const customerJobs: readonly Job[] = [moveMembers];
export const customerTimers: Timer[] = [thawPoints, clearDeletedTags, clearDeletedGroups];

/** Acts that may need a second person. */
export const customerApprovals = [approvedAdjustment];
