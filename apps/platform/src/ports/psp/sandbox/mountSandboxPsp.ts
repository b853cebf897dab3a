import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Db } from '../../../core/db/db.ts'
import type { App } from '../../../core/http/app.ts'
import type { DepositOrder } from '../provider.ts'
import { type Desk, deskPage, type WaitingWithdrawal } from './deskPage.ts'
import { type Markup, pageHeaders } from './layout.ts'
import { type Decision, type DepositRecord, find, latest } from './orders.ts'
import { donePage, missingPage, payPage } from './payPage.ts'
import { type SandboxProvider, waitingMs } from './sandboxProvider.ts'

export interface SandboxPspOptions {
  readonly db: Db
  readonly provider: SandboxProvider
  readonly now: () => Date
  /** Name of the brand whose host was asked, as the player knows the merchant. */
  readonly brandOf: (request: Request) => string
  /** The operator's side: what waits for approval, and the decisions. False = somebody was faster. */
  readonly withdrawals: {
    waiting(locale: string): Promise<readonly WaitingWithdrawal[]>
    approve(id: string): Promise<boolean>
    reject(id: string): Promise<boolean>
  }
}

/** The player sees his payment settled on return, unless the platform is slow: then the live message tells him. */
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
    const form = await c.req.parseBody()
    const decision = decisionOf(order.request, (name) => textOfForm(form[name]), options.now())
    if (!decision) return c.text('Bad request', 400)
    if (!(await provider.decide(order.token, decision))) return show(c, donePage(order, options.brandOf(c.req.raw)))
    await settled(provider)
    const { success, failure, pending } = order.request.returnUrls
    const way = { succeeded: success, processing: pending, declined: failure, canceled: failure }
    return c.redirect(way[decision.status], 303)
  })

  mountDesk(app, options)
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

  app.post('/sandbox/psp/withdrawals/:id/:choice{approve|reject}', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const { id, choice } = c.req.param()
    if (!/^\d{1,15}$/.test(id)) return c.notFound()
    return back(c, await (choice === 'approve' ? withdrawals.approve(id) : withdrawals.reject(id)))
  })

  app.post('/sandbox/psp/payouts/:token/:choice{finish|fail}', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const { token, choice } = c.req.param()
    const isDone = await provider.decide(token, { status: choice === 'finish' ? 'succeeded' : 'declined' })
    await settled(provider)
    return back(c, isDone)
  })
}

async function depositOf(db: Db, token: string): Promise<DepositRecord | null> {
  const order = await find(db, token)
  return order?.kind === 'deposit' ? order : null
}

function decisionOf(request: DepositOrder, form: (name: string) => string, now: Date): Decision | null {
  const copies = form('twice') === '1' ? 2 : 1
  switch (form('outcome')) {
    case 'pay':
      return { status: 'succeeded', account: accountOf(request, form), copies }
    case 'wait': {
      const plan = { at: new Date(now.getTime() + waitingMs), status: 'succeeded' } as const
      return { status: 'processing', account: accountOf(request, form), plan, copies }
    }
    case 'decline':
      return { status: 'declined', reason: 'declined', copies }
    case 'cancel':
      return { status: 'canceled', reason: 'canceled', copies }
    default:
      return null
  }
}

/** What the platform may remember of the means of payment: the same card of the same player is the same account. */
function accountOf(request: DepositOrder, form: (name: string) => string): Decision['account'] {
  const { method, player, account } = request
  if (account) return { ...account, expires: null }
  const named = (title: string, expires: string | null = null) => {
    const mark = createHash('sha256').update(`${player} ${method.id} ${title} ${expires}`).digest('hex')
    return { token: `acc_${mark.slice(0, 24)}`, title, expires }
  }
  if (method.type === 'cards') {
    const lastFour = form('last_four')
    const expires = form('expires')
    if (!/^\d{4}$/.test(lastFour)) return null
    return named(`•••• ${lastFour}`, /^\d{2}\/\d{2}$/.test(expires) ? expires : null)
  }
  if (method.type === 'bank_transfer' || method.type === 'e_wallet') {
    const digits = createHash('sha256').update(`${player} ${method.id}`).digest().readUInt16BE() % 1000
    return named(`••• ${String(digits).padStart(3, '0')}`)
  }
  return null
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
  // What could not be said now is said again by the provider's own timer.
  await Promise.race([provider.deliver().catch(() => undefined), limit])
}
