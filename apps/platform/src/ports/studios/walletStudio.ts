import { z } from 'zod'
import type { StudioConfig } from '../../core/config/studiosConfig.ts'
import { addressFilter } from '../../core/http/addressRanges.ts'
import { type PartnerLaunchOrder, StudioUnavailable, type WalletStudio } from './gameStudio.ts'
import { launchAddress } from './launchAddress.ts'
import type { PartnerParts } from './partnerParts.ts'
import { signedHeaders, verifySigned } from './signature.ts'

const opened = z.object({ game_url: z.string().max(4000) })

/** An external studio that uses our protocol: signed HTTP both ways (docs/studios.md). */
export function createWalletStudio(
  studio: Extract<StudioConfig, { protocol: 'wallet' }>,
  { post, now }: PartnerParts,
): WalletStudio {
  const { id, secrets, url, pages, currencies, addresses } = studio
  const [current = ''] = secrets
  return {
    id,
    currencies,
    dialect: null,
    accepts: addressFilter(addresses),
    verify: (request) => verifySigned(id, secrets, request, now()),
    async launch({ launch, granted: _, ...order }: PartnerLaunchOrder) {
      const body = JSON.stringify({ ...order, game_code: launch.code })
      const headers = signedHeaders(id, current, new URL(url).pathname, body, now())
      const answer = opened.safeParse(await post(url, headers, body))
      if (!answer.success) throw new StudioUnavailable(`${id} answered a launch otherwise than agreed`)
      return { gameUrl: launchAddress(id, answer.data.game_url, pages) }
    },
  }
}
