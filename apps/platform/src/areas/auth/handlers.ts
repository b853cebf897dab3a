import type { Handlers } from '../../core/http/handler.ts'
import { chatUserCookie, readChatUser } from '../../core/http/visits/chatCookie.ts'
import { changePassword } from './passwords/changePassword.ts'
import { setPassword } from './passwords/setPassword.ts'
import { listLinked, listProviders } from './providers/listProviders.ts'
import { removeProvider } from './providers/removeProvider.ts'
import { finishProvider, startProvider } from './providers/signInByProvider.ts'
import { requestPassword, resendConfirmation } from './requestLink.ts'
import { readChallenge } from './signIn/passCaptcha.ts'
import { endOtherSessions, endSession, listSessions } from './signIn/sessions.ts'
import { signIn } from './signIn/signIn.ts'
import { readUnlock, unlock } from './signIn/unlock.ts'
import { checkEmail } from './signUp/checkEmail.ts'
import { confirm, readConfirmation } from './signUp/confirm.ts'
import { signUp } from './signUp/signUp.ts'
import {
  confirmRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  readRecoveryCodes,
  readTwoFactor,
  renewRecoveryCodes,
} from './twoFactor/switchTwoFactor.ts'
import { updateDetails } from './updateDetails.ts'

export const authHandlers = {
  'auth.checkEmail': checkEmail,
  'auth.captcha': readChallenge,
  'auth.signIn': signIn,
  /**
   * Also succeeds without a session: the caller is already signed out. AUTH-04: the chat forgets its user on this device.
   */
  'auth.signOut': async (ctx) => {
    await ctx.session.end()
    return { status: 204, ...(readChatUser(ctx) && { headers: { 'set-cookie': chatUserCookie(null, ctx) } }) }
  },
  'auth.signUp': signUp,
  'auth.requestPassword': requestPassword,
  'auth.setPassword': setPassword,
  'auth.readConfirmation': readConfirmation,
  'auth.confirm': confirm,
  'auth.resendConfirmation': resendConfirmation,
  'auth.updateDetails': updateDetails,
  'auth.providers': listProviders,
  'auth.linkedProviders': listLinked,
  'auth.removeProvider': removeProvider,
  'auth.startProvider': startProvider,
  'auth.finishProvider': finishProvider,
  'auth.readUnlock': readUnlock,
  'auth.unlock': unlock,
  'auth.changePassword': changePassword,
  'auth.sessions': listSessions,
  'auth.endSession': endSession,
  'auth.endOtherSessions': endOtherSessions,
  'auth.twoFactor': readTwoFactor,
  'auth.enableTwoFactor': enableTwoFactor,
  'auth.disableTwoFactor': disableTwoFactor,
  'auth.renewRecoveryCodes': renewRecoveryCodes,
  'auth.recoveryCodes': readRecoveryCodes,
  'auth.keepRecoveryCodes': confirmRecoveryCodes,
} satisfies Partial<Handlers>
