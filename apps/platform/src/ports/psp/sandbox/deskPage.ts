import { moneyText } from '@apogee/rules/cashbox/moneyText'
import { html } from 'hono/html'
import type { OrderAmount } from '../provider.ts'
import { type Markup, page, type Translate, translator } from './layout.ts'
import type { OrderRecord } from './orders.ts'

/** A withdrawal of the platform that is not approved yet. */
export interface WaitingWithdrawal extends OrderAmount {
  readonly id: string
  readonly player: string
  readonly isFiat: boolean
  readonly title: string
  readonly account: string
  readonly createdAt: Date
  readonly isVerified: boolean
  readonly areDocumentsRequested: boolean
}

export interface Desk {
  readonly locale: string
  readonly waiting: readonly WaitingWithdrawal[]
  readonly payouts: readonly OrderRecord[]
  readonly deposits: readonly OrderRecord[]
  readonly isTooLate: boolean
}

/**
 * The page where withdrawals are approved and payouts ended by hand: the operator's and the provider's side of the
 * sandbox.
 */
export function deskPage({ locale, waiting, payouts, deposits, isTooLate }: Desk): Markup {
  const translate = translator(locale)
  const time = (at: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return page({ locale, translate, title: translate('desk.title'), isWide: true }, [
    html`<h1>${translate('desk.title')}</h1>
    <p class="note">${translate('desk.intro')}</p>
    ${isTooLate ? html`<p class="alert" role="alert">${translate('desk.tooLate')}</p>` : ''}`,
    table(
      translate('desk.waiting'),
      translate('desk.nothingWaiting'),
      heads(translate, ['number', 'player', 'amount', 'to', 'asked', 'identity']),
      waiting.map((one) => [
        one.id,
        one.player,
        moneyText(one.amount, { code: one.currency, fiat: one.isFiat }, locale),
        `${one.title} ${one.account}`,
        time(one.createdAt),
        translate(`desk.${one.areDocumentsRequested ? 'documentsAsked' : one.isVerified ? 'verified' : 'unverified'}`),
        buttons(`/sandbox/psp/withdrawals/${one.id}`, [
          ['approve', translate('desk.approve')],
          ['reject', translate('desk.reject')],
          ...(one.areDocumentsRequested ? [] : [['ask', translate('desk.ask')] as const]),
        ]),
      ]),
    ),
    table(
      translate('desk.payouts'),
      translate('desk.noPayouts'),
      heads(translate, ['number', 'amount', 'asked', 'state']),
      payouts.map((one) => [
        ...orderCells(one, locale, time, translate),
        choices(`/sandbox/psp/payouts/${one.token}`, payoutChoices[one.status], translate),
      ]),
    ),
    table(
      translate('desk.deposits'),
      translate('desk.noDeposits'),
      heads(translate, ['number', 'amount', 'asked', 'state']),
      deposits.map((one) => [
        ...orderCells(one, locale, time, translate),
        one.status === 'open'
          ? html`<a href="/sandbox/psp/pay/${one.token}">${translate('desk.open')}</a>`
          : choices(`/sandbox/psp/deposits/${one.token}`, depositChoices[one.status], translate),
      ]),
    ),
  ])
}

type Choices = { readonly [S in OrderRecord['status']]?: readonly string[] }
const payoutChoices: Choices = { processing: ['finish', 'fail'], succeeded: ['return', 'returnHalf'] }
const depositChoices: Choices = {
  canceled: ['late'],
  succeeded: ['refund', 'refundHalf', 'chargeback', 'chargebackHalf'],
}

const choices = (address: string, names: readonly string[] = [], say: Translate): Cell =>
  buttons(
    address,
    names.map((name) => [name, say(`desk.${name}`)] as const),
  )

const heads = (say: Translate, names: readonly string[]): string[] => names.map((name) => say(`desk.${name}`))

function orderCells(order: OrderRecord, locale: string, time: (at: Date) => string, say: Translate): string[] {
  const { paymentId, amount, currency, coin } = order.request
  const isFiat = coin?.currency !== currency
  return [
    paymentId,
    moneyText(amount, { code: currency, fiat: isFiat }, locale),
    time(order.created_at),
    say(`desk.states.${order.status}`),
  ]
}

type Cell = string | Markup

function table(title: string, empty: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`)
  const body = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)
  return html`<section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="note">${empty}</p>`
        : html`<table><thead><tr>${head}<td></td></tr></thead><tbody>${body}</tbody></table>`
    }
  </section>`
}

const buttons = (address: string, choices: readonly (readonly [path: string, text: string])[]): Markup =>
  html`${choices.map(([path, text]) => html`<form method="post" action="${address}/${path}"><button>${text}</button></form> `)}`
