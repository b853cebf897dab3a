import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { pictureUrl, type TileGame } from '../model'
import type { FairnessResult } from '../rounds/fairness'
import { timesOf } from './timesOf'

/** The texts and the art of a receipt's picture. */
export interface ReceiptFacts {
  readonly brand: string
  readonly title: string
  readonly time: string
  readonly won: string
  readonly times: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly verdict: string
  readonly hint: string
  readonly url: string
  /** Address of the game's picture; empty without one. */
  readonly art: string
  readonly colors: readonly string[]
}

export function useReceiptFacts(
  { round, identifier, currency }: FairnessResult,
  game: TileGame | null,
  url: string,
): ReceiptFacts {
  const t = useT('fairness')
  const { locale, brand } = useSite()
  const { hash, server_seed, player_seed, nonce, shared } = round.fairness
  const stake = formatMoney(round.staked_cents, currency, locale)
  const times = timesOf(round, locale)
  const picture = game?.picture ?? ''
  return {
    brand: brand.name,
    title: game?.title ?? identifier,
    time: `${formatDate(round.played_at, locale, 'dayTime', 'UTC')} UTC`,
    won: formatMoney(round.win_cents ?? 0, currency, locale),
    times: times === undefined ? t('receipt.staked', { stake }) : t('receipt.times', { times, stake }),
    rows: [
      { label: t('hash'), value: hash },
      { label: t('serverSeed'), value: server_seed ?? '' },
      { label: t(shared ? 'tableSeed' : 'receipt.theirSeed'), value: player_seed },
      { label: t('nonce'), value: String(nonce) },
    ],
    verdict: t('verdictGood'),
    hint: t('receipt.pictureHint'),
    url,
    // Another platform's picture may not be drawn on a canvas that is read.
    art: picture && !/^\/|:/.test(picture) ? pictureUrl(picture, 516, 'webp') : '',
    colors: game?.colors ?? [],
  }
}
