import { z } from 'zod'
import type { StudioConfig } from '../../../core/config/studiosConfig.ts'
import { addressFilter } from '../../../core/http/addressRanges.ts'
import { type Aggregator, type GrantedRounds, type PartnerLaunchOrder, StudioUnavailable } from '../gameStudio.ts'
import { launchAddress } from '../launchAddress.ts'
import type { PartnerParts } from '../partnerParts.ts'
import { hub88Dialect, unitsPerCurrency } from './hub88Dialect.ts'
import { signHub88 } from './hub88Signature.ts'

type Hub88Config = Extract<StudioConfig, { protocol: 'hub88' }>

const opened = z.object({ url: z.string().max(4000) })
const rewarded = z.object({ reward_uuid: z.string().min(1).max(80) })

const demoCurrency = 'XXX'
const unknownCountry = 'XX'

/** Hub88, an aggregator of many studios: its public Operator API (docs/studios.md). */
export function createHub88(hub: Hub88Config, { post, now, warn }: PartnerParts): Aggregator {
  const { id, url, pages, currencies, addresses, operator_id } = hub
  const send = (path: string, order: object): Promise<unknown> => {
    const body = JSON.stringify({ operator_id, ...order })
    return post(`${url}/operator/generic/v2/${path}`, signHub88(hub.private_key, body), body)
  }

  /** Announces free rounds; the game opens without them when that fails. */
  async function reward(order: PartnerLaunchOrder, granted: GrantedRounds): Promise<{ readonly reward?: string }> {
    try {
      const answer = await send('freebet/rewards/create', {
        user: order.player,
        prepaid_uuid: order.launch.prepaid,
        game_code: order.launch.code,
        currency: order.currency,
        bet_value: unitsOf(granted.stakeCents, order.subunits_to_unit),
        bet_count: granted.left,
        start_time: now().toISOString(),
        end_time: granted.until.toISOString(),
        operator_reference: granted.id,
      })
      return { reward: rewarded.parse(answer).reward_uuid }
    } catch (error) {
      warn({ err: error, partner: id, freeRounds: granted.id }, 'games: an aggregator did not take over free rounds')
      return {}
    }
  }

  return {
    id,
    currencies,
    accepts: addressFilter(addresses),
    dialect: hub88Dialect(hub.public_keys),
    async launch(order) {
      const isReal = order.mode === 'real'
      const currency = isReal ? order.currency : demoCurrency
      const { launch, granted } = order
      const given = granted && launch.prepaid !== undefined ? await reward(order, granted) : {}
      const answer = opened.safeParse(
        await send('game/url', {
          ...(isReal && { user: order.player, token: order.session }),
          game_code: launch.code,
          platform: order.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          currency,
          game_currency: currency,
          country: order.country ?? unknownCountry,
          ip: order.ip,
          lang: order.locale.slice(0, 2),
          lobby_url: order.lobby_url,
          deposit_url: order.deposit_url,
          ...(order.brand !== undefined && { sub_partner_id: order.brand }),
        }),
      )
      if (!answer.success) throw new StudioUnavailable(`${id} answered a launch otherwise than agreed`)
      return { gameUrl: launchAddress(id, answer.data.url, pages), ...given }
    },
  }
}

const unitsOf = (cents: number, subunits: number): number =>
  Number((BigInt(cents) * unitsPerCurrency) / BigInt(subunits))
