import type { Ctx } from '../../../core/http/handler.ts'
import type { GrantedRounds, LaunchOrder, Partner, PartnerLaunchOrder } from '../../../ports/studios/gameStudio.ts'
import type { GameRow } from '../gameRecord.ts'
import { storePartnerPlayer } from '../wallet/partnerPlayers.ts'
import { findFreeRounds } from '../wallet/playStore.ts'
import { isRewarded, storeReward } from '../wallet/rewards.ts'

const mobile = /Mobi|Android/i

class PartnerUnavailable extends Error {
  override name = 'StudioUnavailable'
}

/** Opens a game of another studio or of an aggregator. Returns its address. */
export async function openAtPartner(ctx: Ctx, { partner: id, details }: GameRow, order: LaunchOrder): Promise<string> {
  const partner = ctx.partners.get(id)
  if (!partner || !details) throw new PartnerUnavailable(`${id} is not in STUDIOS`)
  const { session, locale } = order
  if (partner.dialect && ctx.player && session !== null)
    await storePartnerPlayer(ctx.db, id, order.player, ctx.player.id)
  const granted = session !== null && partner.dialect ? await unknownRounds(ctx, partner, session) : null
  const launch: PartnerLaunchOrder = {
    ...order,
    launch: details.launch,
    country: ctx.country,
    ip: ctx.ip,
    device: mobile.test(ctx.userAgent) ? 'mobile' : 'desktop',
    deposit_url: `${ctx.origin}${locale === 'en' ? '' : `/${locale}`}/deposit`,
    granted,
  }
  const { gameUrl, reward } = await partner.launch(launch)
  if (granted && reward !== undefined) await storeReward(ctx.db, partner.id, reward, granted, ctx.clock.now())
  return gameUrl
}

/** Free rounds of the session that were not announced to the aggregator yet. Those that begin in a feature are our engines' own. */
async function unknownRounds(ctx: Ctx, partner: Partner, session: string): Promise<GrantedRounds | null> {
  const free = await findFreeRounds(ctx.db, session, null, ctx.clock.now())
  if (!free || free.feature !== null || (await isRewarded(ctx.db, partner.id, free.id))) return null
  return {
    id: free.id,
    stakeCents: Number(free.stake_cents),
    left: free.total - free.performed,
    until: free.valid_until,
  }
}
