import type { Handlers } from '../../core/http/handler.ts'
import { deleteDocument, describeDocument, listDocuments, readDocumentFile } from './documents/documents.ts'
import { readVerification } from './documents/readVerification.ts'
import { uploadDocument } from './documents/uploadDocument.ts'
import { joinGroups } from './groups/joinGroups.ts'
import { readPlayer } from './readPlayer.ts'
import { readSettings } from './readSettings.ts'
import { authorizeChannels, readSubscription } from './realtimeAccess.ts'
import { setShip } from './ships/setShip.ts'
import { readSubscriptions, subscribe } from './subscriptions.ts'
import { oneClickUnsubscribe, openUnsubscribeLink, unsubscribe } from './unsubscribe.ts'
import { updateLocale } from './updateLocale.ts'
import { updateProfile } from './updateProfile.ts'
import { receiveKycWebhook } from './verification/receiveKycWebhook.ts'
import { startCheck } from './verification/startCheck.ts'

/** Includes the realtime calls, because they concern the player's private channels. */
export const profileHandlers = {
  'profile.player': readPlayer,
  'profile.update': updateProfile,
  'profile.settings': readSettings,
  'profile.updateLocale': updateLocale,
  'profile.chooseShip': setShip,
  'profile.joinGroups': joinGroups,
  'profile.subscriptions': readSubscriptions,
  'profile.subscribe': subscribe,
  'profile.unsubscribe': unsubscribe,
  'profile.oneClickUnsubscribe': oneClickUnsubscribe,
  'profile.unsubscribeLink': openUnsubscribeLink,
  'profile.verification': readVerification,
  'profile.sumsubToken': startCheck,
  'profile.kycCallback': receiveKycWebhook,
  'profile.documents': listDocuments,
  'profile.uploadDocument': uploadDocument,
  'profile.describeDocument': describeDocument,
  'profile.deleteDocument': deleteDocument,
  'profile.documentFile': readDocumentFile,
  'realtime.authorize': authorizeChannels,
  'realtime.subscription': readSubscription,
} satisfies Partial<Handlers>
