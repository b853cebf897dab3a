export { lockAccountState, markClosed } from './closedAccounts.ts'
export { contactFactsOf } from './contactFacts.ts'
export {
  type Addressee,
  addresseeOf,
  addresseesOf,
  currencyOf,
  currencySql,
  isMadeSince,
  lockAddressee,
  mayBePromoted,
  nicknameOf,
  nicknamesOf,
  playerIdOf,
  profileOf,
  recipientOf,
  setBonusCode,
  setCanIssue,
  setCurrency,
} from './contactQueries.ts'
export { requestDocuments } from './documents/requestStore.ts'
export { findAnyDocument, listDocuments, shownDocument } from './documents/store.ts'
export { type DormantPlayer, takeDormant } from './dormantPlayers.ts'
export { findPayer, type Payer } from './findPayer.ts'
export { announceGroups } from './groups/announceGroups.ts'
export {
  groupsOf,
  groupsSql,
  joinGroups,
  leaveGroups,
  memberSince,
  membersOf,
  membersSinceBefore,
  membersToGrant,
} from './groups/groupStore.ts'
export { seedGroups } from './groups/seedGroups.ts'
export type { RegisterVerdict } from './neededServices.ts'
export { type Identity, identityFields, identityOf, setComparedAt, uncomparedPlayers } from './person.ts'
export { findPlayers, type PlayerFacts, playerFactsOf } from './playerSearch.ts'
export { faceCacheMs, openFaceCache } from './ships/faceCache.ts'
export { type Face, faceOf, facesOf } from './ships/shipStore.ts'
export {
  countEntrants,
  type EntrantRow,
  entrantsOf,
  findPlayer,
  findPlayerWith,
  licencesOf,
  type PlayerColumns,
  type PlayerRow,
  profileTexts,
} from './store.ts'
export { decideByStaff } from './verification/settleVerification.ts'
export { type WaitingDocument, waitingDocuments } from './verification/verificationDesk.ts'
