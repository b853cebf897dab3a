import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Db } from '../../../core/db/db.ts'
import type { App } from '../../../core/http/app.ts'
import { decisionOf, type Form } from './decisions.ts'
import { type Desk, deskPage, type WaitingWithdrawal } from './deskPage.ts'
import { type Markup, pageHeaders } from './layout.ts'
import { type Decision, type DepositRecord, find, latest } from './orders.ts'
import { donePage, missingPage, payPage, wayBack } from './payPage.ts'
import { mountSandboxApi, type SandboxApiOptions } from './sandboxApi.ts'
import type { SandboxProvider } from './sandboxProvider.ts'
import { securePage } from './securePage.ts'

/** The operator's choices for a waiting withdrawal. */
const deskChoices = ['approve', 'reject', 'ask'] as const
type DeskChoice = (typeof deskChoices)[number]

export interface SandboxPspOptions extends SandboxApiOptions {
  /** Name of the brand whose host was requested, as the player knows the merchant. */
  readonly brandOf: (request: Request) => string
  /** The operator's side: withdrawals that wait for approval, and the decisions. False = it was decided before. */
  readonly withdrawals: {
    waiting(locale: string): Promise<readonly WaitingWithdrawal[]>
    decide(id: string, choice: DeskChoice): Promise<boolean>
  }
}

/** Players see their payment settled on return, unless the platform is slow: then a realtime message reports it. */
const settleWaitMs = 3000
const deskRows = 25
const assets: Readonly<Record<string, string>> = {
  'page.css': 'text/css; charset=utf-8',
  'pay.js': 'text/javascript; charset=utf-8',
}

/** The hosted page and the desk of the sandbox provider. Demo mode only. */
export function mountSandboxPsp(app: App, options: SandboxPspOptions): void {
  const { db, provider } = options

  app.get('/sandbox/psp/assets/:file', (c) => {
    const file = c.req.param('file')
    const type = assets[file]
    if (!type) return c.notFound()
    return c.body(readFileSync(join(import.meta.dirname, 'page', file), 'utf8'), 200, {
      ...pageHeaders,
      'content-type': type,
      'cache-control': 'no-cache',
    })
  })

  app.get('/sandbox/psp/pay/:token', async (c) => {
    const order = await depositOf(db, c.req.param('token'))
    if (!order) return show(c, missingPage(languageOf(c)), 404)
    const brand = options.brandOf(c.req.raw)
    return show(c, order.status === 'open' ? payPage(order, brand) : donePage(order, brand))
  })

  app.post('/sandbox/psp/pay/:token', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const order = await depositOf(db, c.req.param('token'))
    if (!order) return show(c, missingPage(languageOf(c)), 404)
    const body = await c.req.parseBody()
    const form: Form = (name) => textOfForm(body[name])
    const decision = decisionOf(order.request, form, options.now())
    if (!decision) return c.text('Bad request', 400)
    const brand = options.brandOf(c.req.raw)
    if ('secure' in decision && order.status === 'open') return show(c, securePage(order, brand, form, decision.wrong))
    if ('secure' in decision || !(await provider.decide(order.token, decision))) return show(c, donePage(order, brand))
    await settled(provider)
    return c.redirect(wayBack(order.request, decision.status), 303)
  })

  mountDesk(app, options)
  mountSandboxApi(app, options)
}

/** The desk's decisions about an order, as the provider would make them. */
const endings: Readonly<Record<string, Readonly<Record<string, Decision>>>> = {
  payouts: {
    finish: { status: 'succeeded' },
    fail: { status: 'declined' },
    return: { status: 'refunded' },
    returnHalf: { status: 'refunded', isHalf: true },
  },
  deposits: {
    late: { status: 'succeeded' },
    refund: { status: 'refunded' },
    refundHalf: { status: 'refunded', isHalf: true },
    chargeback: { status: 'charged_back' },
    chargebackHalf: { status: 'charged_back', isHalf: true },
  },
}

function mountDesk(app: App, { db, provider, withdrawals }: SandboxPspOptions) {
  app.get('/sandbox/psp', async (c) => {
    const locale = languageOf(c)
    const desk: Desk = {
      locale,
      waiting: await withdrawals.waiting(locale),
      payouts: await latest(db, 'payout', deskRows),
      deposits: await latest(db, 'deposit', deskRows),
      isTooLate: c.req.query('late') === '1',
    }
    return show(c, deskPage(desk))
  })

  const back = (c: Context, isDone: boolean) => c.redirect(isDone ? '/sandbox/psp' : '/sandbox/psp?late=1', 303)

  app.post('/sandbox/psp/withdrawals/:id/:choice', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const { id } = c.req.param()
    const choice = deskChoices.find((one) => one === c.req.param('choice'))
    if (!/^\d{1,15}$/.test(id) || !choice) return c.notFound()
    return back(c, await withdrawals.decide(id, choice))
  })

  app.post('/sandbox/psp/:kind{payouts|deposits}/:token/:choice', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const { kind, token, choice } = c.req.param()
    const decision = endings[kind]?.[choice]
    if (!decision) return c.notFound()
    const isDone = await provider.decide(token, decision)
    await settled(provider)
    return back(c, isDone)
  })
}

async function depositOf(db: Db, token: string): Promise<DepositRecord | null> {
  const order = await find(db, token)
  return order?.kind === 'deposit' ? order : null
}

const textOfForm = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')

/** A form of another site: browsers name the site a form was sent from. */
function isForeign(c: Context): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host
}

const languageOf = (c: Context): string => (/^\s*de\b/i.test(c.req.header('accept-language') ?? '') ? 'de' : 'en')

const show = async (c: Context, markup: Markup, status: 200 | 404 = 200) => c.html(await markup, status, pageHeaders)

async function settled(provider: SandboxProvider): Promise<void> {
  const limit = new Promise<void>((done) => setTimeout(done, settleWaitMs).unref())
  // A webhook that could not be sent now is sent again by the provider's own timer.
  await Promise.race([provider.deliver().catch(() => undefined), limit])
}
