import { html } from 'hono/html'
import { type Form, secureCode } from './decisions.ts'
import { type Markup, page, translator } from './layout.ts'
import type { DepositRecord } from './orders.ts'
import { amountsOf } from './payPage.ts'

/**
 * Fields that the payment page has and the order lacks: they are sent along with the code (SEC-10: the last four digits
 * at most).
 */
const carried = ['last_four', 'expires', 'twice', 'silent'] as const

/** The step at the player's bank (3-D Secure): a code proves that it is really them. */
export function securePage(order: DepositRecord, brand: string, form: Form, wrong: number): Markup {
  const { locale } = order.request
  const translate = translator(locale)
  const isWrong = wrong > 0
  const told = isWrong ? 'secure-code-error' : 'secure-code-hint'
  return page({ locale, translate, title: translate('bankStep.title') }, [
    html`<div class="sum">
      <p>${translate('bankStep.bank')}</p>
      <h1>${amountsOf(order).pay}</h1>
      <p class="method">${translate('toMerchant', { brand })}</p>
    </div>`,
    html`<form method="post" novalidate>
      ${carried.map((name) => html`<input type="hidden" name="${name}" value="${form(name)}" />`)}
      <input type="hidden" name="wrong" value="${String(wrong)}" />
      <div class="field">
        <label for="secure-code">${translate('bankStep.code')}</label>
        <input id="secure-code" name="secure_code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus
          aria-describedby="${told}" aria-invalid="${String(isWrong)}" />
        <p class="error" id="secure-code-error">${isWrong ? translate('bankStep.wrong') : ''}</p>
      </div>
      <p class="note" id="secure-code-hint">${translate('bankStep.hint', { code: secureCode })}</p>
      <button class="main" name="outcome" value="confirm">${translate('bankStep.confirm')}</button>
      <button class="quiet" name="outcome" value="refuse">${translate('bankStep.refuse')}</button>
    </form>`,
  ])
}
