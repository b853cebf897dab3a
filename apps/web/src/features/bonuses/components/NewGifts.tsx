import { isUnconfirmed } from '@apogee/rules/bonuses/stages'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { contentOfSpins, giftsOf } from '../model'
import { useActivateBonus, useActivateFreespins } from '../mutations'
import { type Bonus, type Freespins, giftConfigQuery } from '../queries'
import { GiftCard } from './GiftCard'
import { SpinsCard } from './SpinsCard'

interface NewGiftsProps {
  readonly bonus: Bonus | undefined
  readonly spins: Freespins | undefined
}

/** Gifts that have just come, with their terms. */
export function NewGifts({ bonus, spins }: NewGiftsProps) {
  const { data: config } = useQuery(giftConfigQuery())
  const contents = { disabled: [], contents: config?.contents ?? [] }
  const [gift] = giftsOf(bonus ? [bonus] : [], contents)
  return (
    <div className="grid grid-cols-1 gap-3">
      {gift && <GiftCard gift={gift} isInSheet />}
      {spins && <SpinsCard spins={spins} content={contentOfSpins(spins, contents)} isInSheet />}
    </div>
  )
}

/** One button that activates them and opens the game of the free spins. */
export function ActivateGifts({ bonus, spins }: NewGiftsProps) {
  const t = useT('bonuses')
  const href = useHref()
  const router = useRouter()
  const activateBonus = useActivateBonus()
  const activateSpins = useActivateFreespins()
  // SAFE-02: their time would run out while they cannot be played.
  const isOnBreak = useIsOnBreak()
  const isNew = [bonus, spins].some((one) => one && isUnconfirmed(one))
  const [game] = spins && ['issued', 'activated'].includes(spins.stage) ? spins.games_info : []
  if (isOnBreak || (!isNew && !game)) return null
  const activate = async () => {
    try {
      if (bonus && isUnconfirmed(bonus)) await activateBonus.mutateAsync(bonus.id)
      if (spins && isUnconfirmed(spins)) await activateSpins.mutateAsync(spins.id)
      if (game) await router.navigate({ href: href(game.frontend_url) })
    } catch {
      // The API client has logged it.
      toast({ kind: 'error', id: 'gift', title: t('activated.failed'), text: t('activated.failedText') })
    }
  }
  return (
    <Button
      block
      size="large"
      tone="action"
      className="h-auto! min-h-12 whitespace-normal! py-2 text-balance"
      waiting={activateBonus.isPending || activateSpins.isPending}
      onClick={() => void activate()}
    >
      {t(!game ? 'activate' : isNew ? 'deposit.activatePlay' : 'deposit.play', { title: game?.title ?? '' })}
    </Button>
  )
}
