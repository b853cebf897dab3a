import { randomBytes } from 'node:crypto'
import { requiredForPlay } from '@apogee/rules/profile/incomplete'
import { ownStudio } from '../../../core/config/studiosConfig.ts'
import { readCurrencies, readPlayerFields } from '../../../core/content/configs/config.ts'
import { rulesOfLaunch } from '../../../core/content/configs/gameRules.ts'
import { bonusPercent } from '../../../core/content/configs/wageringConfig.ts'
import { textOf } from '../../../core/content/texts.ts'
import { type Ctx, type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { playSessionId } from '../../../core/ids.ts'
import type { LaunchOrder } from '../../../ports/studios/gameStudio.ts'
import { faceOf, profileOf } from '../../profile/public.ts'
import type { Game } from '../gameCatalogue.ts'
import { readGameId } from '../gameIds.ts'
import { gameClosure, visitorOf } from '../gameRule.ts'
import { playerReference } from '../playerReference.ts'
import { gamesWithOpenRounds } from '../rounds/roundStore.ts'
import { openPlaySession } from '../store.ts'
import { gamePage, type LaunchReason, refusalPage } from './launchPage.ts'
import { openAtPartner } from './openAtPartner.ts'

const demoCurrency = 'FUN'
const demoSubunits = 100

class LaunchRefused extends Error {
  readonly status: number
  readonly reason: LaunchReason
  constructor(status: number, reason: LaunchReason) {
    super(reason)
    this.status = status
    this.reason = reason
  }
}

type Opening = Pick<LaunchOrder, 'session' | 'mode' | 'currency' | 'subunits_to_unit' | 'player' | 'rules' | 'ship'>

/** GAME-07: a game that is closed opens only for a player who has a round in it to finish. */
async function assertOpen(ctx: Ctx, { row }: Game, asked: string): Promise<void> {
  const { player } = ctx
  const currency = asked === demoCurrency ? (player?.currency ?? null) : asked
  const closure = await gameClosure(ctx.db, row, { ...visitorOf(ctx), currency })
  if (closure === null) return
  const waiting = player && asked !== demoCurrency ? await gamesWithOpenRounds(ctx.db, player.id) : []
  if (waiting.some((round) => round.identifier === row.identifier && round.currency === asked)) return
  throw new LaunchRefused(422, closure)
}

const openDemo = ({ licence, player, clock }: Ctx, game: Game): Opening => {
  if (!game.wire.currencies[demoCurrency]) throw new LaunchRefused(404, 'demo_unavailable')
  return {
    session: null,
    mode: 'demo',
    currency: demoCurrency,
    subunits_to_unit: demoSubunits,
    player: `guest-${randomBytes(9).toString('base64url')}`,
    rules: rulesOfLaunch({
      licence: player?.licence ?? licence,
      engine: game.row.engine,
      game: game.row.identifier,
      currency: demoCurrency,
      dateOfBirth: null,
      now: clock.now(),
    }),
  }
}

/** Real play needs a player, and an id in the player's currency, which the game must support (GAME-04, GAME-07). */
async function openReal(ctx: Ctx, game: Game, currency: string): Promise<Opening> {
  const { player, session, request } = ctx
  // Opening a game ends the play session it replaces, which a link on another site must not do (SEC-02).
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new LaunchRefused(403, 'game_unavailable')
  if (!player || session.id === null) throw new LaunchRefused(401, 'login_needed')
  if (!game.wire.currencies[currency] || currency !== player.currency)
    throw new LaunchRefused(422, 'currency_unavailable')
  if (player.isOnHold) throw new LaunchRefused(422, 'account_held')
  if (player.mustConfirm) throw new LaunchRefused(422, 'unconfirmed')
  if (isOnBreak(player, ctx.clock.now())) throw new LaunchRefused(422, 'limit_restrict_access')
  const [profileOfPlayer, { ship }] = await Promise.all([profileOf(ctx.db, player.id), faceOf(ctx.db, player.id)])
  // The licence, or the provider (GAME-05), may require details that the player has not supplied yet.
  if (requiredForPlay(profileOfPlayer, readPlayerFields(ctx.licence), game.row.provider) !== undefined)
    throw new LaunchRefused(422, 'profile_incomplete')
  const subunits = readCurrencies().find((row) => row.code === currency)?.subunits_to_unit
  if (subunits === undefined) throw new LaunchRefused(422, 'currency_unavailable')
  const id = playSessionId()
  const { no, identifier, categories, engine, profile } = game.row
  const now = ctx.clock.now()
  const { date_of_birth: dateOfBirth } = profileOfPlayer
  const rules = rulesOfLaunch({ licence: player.licence, engine, game: identifier, currency, dateOfBirth, now })
  await openPlaySession(
    ctx.db,
    {
      id,
      playerId: player.id,
      loginSessionId: session.id,
      no,
      identifier,
      currency,
      bonusPercent: bonusPercent(player.licence, categories, { engine, profile, statedReturn: game.payout }),
      maxStakeCents: rules.max_stake_cents,
      partner: game.row.partner,
      brand: ctx.brand,
      licence: player.licence,
      country: ctx.country,
    },
    now,
  )
  const reference = playerReference(ctx.config, player.id)
  const opened = { session: id, mode: 'real', currency, subunits_to_unit: subunits, player: reference, rules } as const
  return { ...opened, ship: `/media/ship/${ship}.svg` }
}

async function open(ctx: Ctx, game: Game | undefined, id: number, locale: string): Promise<string> {
  const asked = readGameId(id)
  if (!game || !asked || asked.no !== game.row.no) throw new LaunchRefused(404, 'game_unavailable')
  await assertOpen(ctx, game, asked.currency)
  const opening = asked.currency === demoCurrency ? openDemo(ctx, game) : await openReal(ctx, game, asked.currency)
  const { identifier, title, provider, seo_title, theme, seed, engine, profile } = game.row
  const order: LaunchOrder = {
    ...opening,
    game: identifier,
    title,
    provider,
    seo_title,
    theme,
    seed,
    engine,
    profile,
    locale,
    brand: ctx.brand,
    lobby_url: `${ctx.origin}${locale === 'en' ? '/' : `/${locale}`}`,
    round_url: `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/fairness/{round}`,
    media_version: game.wire.preview.version,
  }
  return game.row.partner === ownStudio ? (await ctx.studio.launch(order)).gameUrl : openAtPartner(ctx, game.row, order)
}

const localeName = /^[a-z]{2}(-[A-Z]{2})?$/

/** Only our own pages and hosts the brand names may frame the game; the game itself comes from our own host. */
function policyOf(frameAncestors: readonly string[], nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
  ].join('; ')
}

function refusalOf(ctx: Ctx, error: unknown): LaunchRefused {
  if (error instanceof LaunchRefused) return error
  // Areas import only the types of a port, so its error is recognised by its name.
  if (!(error instanceof Error) || error.name !== 'StudioUnavailable') throw error
  ctx.log.error({ err: error }, 'games.launch: the studio did not open the game')
  return new LaunchRefused(502, 'game_unavailable')
}

/**
 * The address of a game (wire-facts 12.3): a page for a frame that redirects to the studio's game. On errors, a page
 * that shows the reason and posts it to the parent page: `{ source: 'apogee-game', type: 'error', reason }`.
 */
export const launchGame: Handler<'games.launch'> = async (ctx, { params, query }) => {
  const game = ctx.catalogue.index.byIdentifier.get(`${params.vendor}/${params.name}`)
  const locale = localeName.test(query.locale ?? '') ? (query.locale ?? ctx.locale) : ctx.locale
  const nonce = randomBytes(18).toString('base64')
  const answer = (status: number, body: string) =>
    new Response(body, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policyOf(ctx.frameAncestors, nonce),
        'referrer-policy': 'same-origin',
      },
    })
  try {
    return answer(
      200,
      gamePage({ nonce, locale, title: game?.row.title ?? '' }, await open(ctx, game, params.id, locale)),
    )
  } catch (error) {
    const { status, reason } = refusalOf(ctx, error)
    const text = textOf(locale, `games.page.reasons.${reason}`, { currency: ctx.player?.currency ?? '' })
    const heading = textOf(locale, 'games.page.errorTitle', { title: game?.row.title ?? params.name })
    return answer(status, refusalPage({ nonce, locale, title: heading }, reason, text))
  }
}
