import { shipColours, shipHulls } from '@apogee/rules/profile/ship'
import { readBrand } from '../../core/content/brands.ts'
import type { Handlers } from '../../core/http/handler.ts'
import { deleteDocument, describeDocument, listDocuments, readDocumentFile } from './documents/documents.ts'
import { readVerification } from './documents/readVerification.ts'
import { uploadDocument } from './documents/uploadDocument.ts'
import { joinGroups } from './groups/joinGroups.ts'
import { readSettings } from './readSettings.ts'
import { authorizeChannels, readSubscription } from './realtimeAccess.ts'
import { chooseShip, faceOf } from './ships/shipStore.ts'
import { setLanguage } from './store.ts'
import { readSubscriptions, subscribe } from './subscriptions.ts'
import { oneClickUnsubscribe, openUnsubscribeLink, unsubscribe } from './unsubscribe.ts'
import { updateProfile } from './updateProfile.ts'
import { receiveKycWebhook } from './verification/receiveKycWebhook.ts'
import { startCheck } from './verification/startCheck.ts'

/** Includes the realtime calls, because they concern the player's private channels. */
export const profileHandlers = {
  /** WIRE-02: a guest gets `{}`, because a 401 would log them out on every page. */
  'profile.player': async (ctx) => ({
    status: 200,
    body: ctx.player ? await ctx.profiles.of(ctx.player.id) : {},
  }),
  'profile.update': updateProfile,
  'profile.settings': readSettings,
  'profile.updateLocale': async (ctx, { body }) => {
    if (!readBrand(ctx.brand).locales.includes(body.locale)) throw ctx.refuse(422, { locale: { unknown_value: true } })
    await setLanguage(ctx.db, ctx.player.id, body.locale)
    return { status: 200, body: {} }
  },
  'profile.chooseShip': async (ctx, { body }) => {
    const hull = shipHulls.find((one) => one === body.hull)
    const colour = shipColours.find((one) => one === body.colour)
    if (!hull) throw ctx.refuse(422, { hull: { unknown_value: true } })
    if (!colour) throw ctx.refuse(422, { colour: { unknown_value: true } })
    await chooseShip(ctx.db, ctx.player.id, { hull, colour })
    const { ship } = await faceOf(ctx.db, ctx.player.id)
    return { status: 200, body: { ship } }
  },
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
