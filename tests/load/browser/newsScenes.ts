import type { Page } from 'playwright-core'
import type { Scene } from './frames.ts'
import { type PushedNews, pushedNews } from './pushedNews.ts'
import { signInCookie } from './wheel.ts'

// Moments that a message of the platform starts.

/** The visitor has answered the notices that would cover a page. */
export const answered = 'consent=necessary; promo_tooltip=0'
const marked = 'html[data-moment]'

/** Frames count while the page is marked. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['moment'] = 'on'
  })
}

/** The answers and messages of a platform that pays a withdrawal within seconds. */
export async function flightScene(url: string): Promise<Scene> {
  let news: PushedNews | undefined
  return {
    of: marked,
    at: {
      url,
      path: '/',
      cookie: `${await signInCookie(url)}; ${answered}`,
      prepare: async (page) => {
        news = await pushedNews(page)
        await page.route('**/api/player/payments', (route) => route.fulfill({ json: [withdrawalAt('requested')] }))
      },
    },
    play: async (page) => {
      await news?.subscribed('payments_changes')
      await page.evaluate((id) => {
        const popup = { name: 'withdrawal', props: { id }, key: 'flight' }
        history.pushState({ ...history.state, dialogs: [popup] }, '')
      }, withdrawalId)
      await page.locator('[role=dialog] svg ellipse[rx="46"]').waitFor({ timeout: 60_000 })
      await mark(page)
      await page.waitForTimeout(1_200)
      for (const reached of ['checked', 'paid'] as const) {
        news?.push('payments_changes', withdrawalAt(reached))
        await page.waitForTimeout(1_500)
      }
      await page.locator('[role=dialog]').getByText('Your withdrawal is paid').waitFor()
    },
  }
}

const withdrawalId = 900_001
const steps = ['requested', 'checked', 'paid'] as const

function withdrawalAt(reached: (typeof steps)[number]) {
  const now = new Date().toISOString()
  const [isChecked, isPaid] = [reached !== 'requested', reached === 'paid']
  return {
    id: withdrawalId,
    version: steps.indexOf(reached) + 1,
    amount_cents: 50_00,
    currency: 'EUR',
    action: 'cashout',
    payment_system: 'E-wallet',
    system_name: 'e-wallet',
    brand: 'e-wallet',
    recallable: false,
    success: isPaid,
    created_at: now,
    finished_at: isPaid ? now : null,
    state: isPaid ? 'succeeded' : isChecked ? 'processing' : 'pending',
    progress: {
      reached,
      is_stopped: false,
      checked_at: isChecked ? now : null,
      paid_at: isPaid ? now : null,
      waits_for: isPaid ? null : isChecked ? 'provider' : 'review',
      payout_time: '1 day',
    },
  }
}

interface JackpotGame {
  readonly identifier: string
  readonly provider: string
  readonly seo_title: string
}

interface Jackpot {
  readonly games: readonly string[]
  readonly levels: readonly { readonly amount_cents: number; readonly drop?: object }[]
}

/** Brightens by a step every second; in the product one of a timed jackpot takes half a minute. */
export async function skyScene(url: string): Promise<Scene> {
  const { game, jackpot } = await jackpotGame(url)
  let news: PushedNews | undefined
  const channel = 'public:jackpots_changes'
  const near = (share: number): Jackpot => ({
    ...jackpot,
    levels: jackpot.levels.map(({ drop, ...level }) => {
      const below = level.amount_cents * 2
      const amount = Math.round(below * (0.8 + 0.2 * share))
      return { ...level, amount_cents: amount, drop: { ...byChance, ...drop, rule: 'amount', below_cents: below } }
    }),
  })
  return {
    of: marked,
    at: {
      url,
      path: `/play/${game.provider}/${game.seo_title}?mode=demo`,
      cookie: `${await signInCookie(url)}; ${answered}`,
      isWide: true,
      prepare: async (page) => {
        news = await pushedNews(page)
      },
    },
    play: async (page) => {
      await page.frameLocator('iframe').locator('#game[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })
      await news?.subscribed(channel)
      const sky = () => page.evaluate(() => document.body.style.background)
      const before = await sky()
      await mark(page)
      for (let step = 1; step <= 4; step += 1) {
        news?.push(channel, near(step / 4))
        await page.waitForTimeout(1_000)
      }
      if ((await sky()) === before) throw new Error('the sky has not answered')
    },
  }
}

const byChance = { every: null, drops_by: null, one_in_cents: null, share_bp: 0, hash: '' }

async function jackpotGame(url: string): Promise<{ readonly game: JackpotGame; readonly jackpot: Jackpot }> {
  const jackpots = (await (await fetch(`${url}/api/jackpots`)).json()) as readonly Jackpot[]
  const answer = await fetch(`${url}/api/games_filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: url },
    body: JSON.stringify({ page: 1, page_size: 40, filter: { categories: { identifiers: ['mystic-jackpots'] } } }),
  })
  for (const game of ((await answer.json()) as { data: readonly JackpotGame[] }).data) {
    const jackpot = jackpots.find((each) => each.games.includes(game.identifier))
    if (jackpot) return { game, jackpot }
  }
  throw new Error('no game is linked to a jackpot')
}
