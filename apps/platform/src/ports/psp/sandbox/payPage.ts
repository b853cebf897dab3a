import { qrSvg } from '@apogee/art/qr'
import { coinText, moneyText } from '@apogee/rules/cashbox/moneyText'
import { required } from '@apogee/rules/validation/required'
import { html, raw } from 'hono/html'
import type { DepositOrder } from '../provider.ts'
import { coinAddress, coinLink } from './coins.ts'
import { declineReasons } from './decisions.ts'
import { type Markup, page, type Translate, translator } from './layout.ts'
import type { DepositRecord } from './orders.ts'

/** A button that only the page's script answers: `pay.js` enables it, so that no press before is lost. */
const forScript = raw('disabled data-script')

const endings = ['wait', 'waitFail', 'late'] as const
const networks: Readonly<Record<string, string>> = { ETH: 'Ethereum', USDT: 'Ethereum (ERC-20)' }

/** The amounts of an order as text: the payment, and the credit to the wallet. */
export function amountsOf({ request }: DepositRecord): { pay: string; wallet: string; isConverted: boolean } {
  const { coin, amount, currency, locale } = request
  const wallet = moneyText(amount, { code: currency, fiat: coin?.currency !== currency }, locale)
  const pay = coin ? coinText(coin.amount, coin.currency, locale) : wallet
  return { pay, wallet, isConverted: coin !== null && coin.currency !== currency }
}

/** The hosted page of a deposit that is still undecided. */
export function payPage(order: DepositRecord, brand: string): Markup {
  const { locale } = order.request
  const translate = translator(locale)
  const { pay, wallet, isConverted } = amountsOf(order)
  const isCard = order.request.method.type === 'cards'
  return page({ locale, translate, title: `${translate('pay', { amount: pay })} - ${translate('title')}` }, [
    html`<div class="sum">
      <p>${translate('toMerchant', { brand })}</p>
      <h1>${pay}</h1>
      ${isConverted ? html`<p>${translate('crypto.send')} ${pay} ${translate('coinFor', { amount: wallet })}</p>` : ''}
      <p class="method">${order.request.method.title}</p>
    </div>`,
    html`<form method="post" novalidate data-pay data-kind="${order.request.method.type}" data-brand="${order.request.method.brand}">
      ${fieldsOf(order, translate, brand)}
      <button class="main" name="outcome" value="pay" data-needs-fields ${isCard ? forScript : ''}>
        ${order.request.coin ? translate('crypto.paid') : translate('pay', { amount: pay })}
      </button>
      <p class="status" role="status" data-working="${translate('working')}"></p>
      ${isCard ? html`<noscript><p class="note">${translate('script')}</p></noscript>` : ''}
      <fieldset>
        <legend>${translate('outcomes')}</legend>
        <div class="row">
          <label class="reason">${translate('reason')}
            <select name="reason">${declineReasons.map((one) => html`<option value="${one}">${translate(`reasons.${one}`)}</option>`)}</select>
          </label>
          <button name="outcome" value="decline">${translate('decline')}</button>
        </div>
        <div class="endings">
          ${isCard ? html`<button name="outcome" value="secure" data-needs-fields>${translate('bankStep.start')}</button>` : ''}
          ${endings.map((one) => html`<button name="outcome" value="${one}" aria-describedby="later-hint">${translate(one)}</button>`)}
        </div>
        <p class="note" id="later-hint">${translate('waitHint')}</p>
        <label class="check"><input type="checkbox" name="twice" value="1" /> ${translate('twice')}</label>
        <label class="check"><input type="checkbox" name="silent" value="1" /> ${translate('silent')}</label>
      </fieldset>
      <button class="quiet" name="outcome" value="cancel">${translate('cancel')}</button>
    </form>`,
  ])
}

function fieldsOf(order: DepositRecord, say: Translate, brand: string): Markup {
  const { method, coin, account } = order.request
  if (coin) return coinFields(order, say)
  if (method.type === 'cards') return account ? savedCard(account.title, say, brand) : newCard(order, say, brand)
  if (method.type === 'voucher') return voucher(say)
  return html`<p class="note">${say('bank.text', { title: method.title })}</p>`
}

// The inputs of a card have no name: a browser sends only named inputs, so the number cannot leave the page (SEC-10).
function newCard(order: DepositRecord, say: Translate, brand: string): Markup {
  return html`
    ${field('number', say('card.number'), '1234 1234 1234 1234', 'cc-number', 23, [
      ['wrong', say('card.numberWrong')],
      ['brand', say('card.brandWrong', { title: order.request.method.title })],
    ])}
    <div class="row">
      ${field('expiry', say('card.expiry'), say('card.expiryHint'), 'cc-exp', 7, [
        ['wrong', say('card.expiryWrong')],
        ['expired', say('card.expired')],
      ])}
      ${field('code', say('card.code'), '123', 'cc-csc', 4, [['wrong', say('card.codeWrong')]])}
    </div>
    <input type="hidden" name="last_four" /><input type="hidden" name="expires" />
    <button type="button" class="link" data-test-card ${forScript}>${say('card.test')}</button>
    <p class="note">${say('card.kept', { brand })}</p>`
}

function savedCard(title: string, say: Translate, brand: string): Markup {
  return html`<p class="saved">${say('card.saved', { title })}</p>
    ${field('code', say('card.code'), '123', 'cc-csc', 4, [['wrong', say('card.codeWrong')]])}
    <button type="button" class="link" data-test-card ${forScript}>${say('card.test')}</button>
    <p class="note">${say('card.kept', { brand })}</p>`
}

function voucher(say: Translate): Markup {
  return html`${field('voucher', say('voucher.code'), say('voucher.hint'), 'off', 19, [['wrong', say('voucher.wrong')]])}
    <button type="button" class="link" data-test-card ${forScript}>${say('voucher.test')}</button>`
}

function coinFields(order: DepositRecord, say: Translate): Markup {
  const coin = required(order.request.coin, 'coin of the order')
  const address = coinAddress(coin.currency, order.token)
  const network = networks[coin.currency]
  return html`<div class="coin">
    ${raw(qrSvg(coinLink(coin.currency, address, coin.amount), say('crypto.qr')))}
    <dl>
      <dt>${say('crypto.send')}</dt>
      <dd><code>${coin.amount} ${coin.currency}</code> ${copyButton(coin.amount, say)}</dd>
      <dt>${say('crypto.address')}</dt>
      <dd><code>${address}</code> ${copyButton(address, say)}</dd>
    </dl>
    ${network ? html`<p class="note">${say('crypto.network', { network })}</p>` : ''}
    <p class="note warn">${say('crypto.warning')}</p>
  </div>`
}

const copyButton = (text: string, say: Translate): Markup =>
  html`<button type="button" class="link" data-copy="${text}" data-copied="${say('crypto.copied')}" ${forScript}>${say('crypto.copy')}</button>`

function field(
  id: string,
  label: string,
  placeholder: string,
  autocomplete: string,
  maxLength: number,
  errors: readonly (readonly [code: string, text: string])[],
): Markup {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" data-field="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}"
      maxlength="${maxLength}" aria-describedby="${id}-error"
      ${errors.map(([code, text]) => html` data-error-${code}="${text}"`)} />
    <p class="error" id="${id}-error"></p>
  </div>`
}

/** The address to which the player returns with an order that has ended this way. */
export function wayBack({ returnUrls }: DepositOrder, status: DepositRecord['status']): string {
  if (status === 'succeeded') return returnUrls.success
  return status === 'processing' ? returnUrls.pending : returnUrls.failure
}

export function donePage(order: DepositRecord, brand: string): Markup {
  const { locale } = order.request
  const translate = translator(locale)
  const back = wayBack(order.request, order.status)
  return page({ locale, translate, title: translate('done.title') }, [
    html`<div class="sum"><p>${amountsOf(order).pay}</p><h1 class="small">${translate('done.title')}</h1><p>${translate(`done.${order.status}`)}</p></div>
    <a class="main" href="${back}">${translate('done.back', { brand })}</a>`,
  ])
}

/** The page of an unknown token. */
export function missingPage(locale: string): Markup {
  const translate = translator(locale)
  return page({ locale, translate, title: translate('missing.title') }, [
    html`<div class="sum"><h1 class="small">${translate('missing.title')}</h1><p>${translate('missing.text')}</p></div>`,
  ])
}
