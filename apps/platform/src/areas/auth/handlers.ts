import type { Handlers } from '../../core/http/handler.ts'
import { requestPassword, resendConfirmation } from './askForMail.ts'
import { checkEmail } from './checkEmail.ts'
import { confirm } from './confirm.ts'
import { readChallenge } from './passCaptcha.ts'
import { setPassword } from './setPassword.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'
import { updateDetails } from './updateDetails.ts'

export const authHandlers = {
  'auth.checkEmail': checkEmail,
  'auth.captcha': readChallenge,
  'auth.signIn': signIn,
  'auth.signOut': signOut,
  'auth.signUp': signUp,
  'auth.requestPassword': requestPassword,
  'auth.setPassword': setPassword,
  'auth.confirm': confirm,
  'auth.resendConfirmation': resendConfirmation,
  'auth.updateDetails': updateDetails,
} satisfies Partial<Handlers>
