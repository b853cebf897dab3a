import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { toast } from '../../../lib/toasts'
import { Money } from '../../../ui/Money'
import type { Gift } from '../model'
import { useActivateBonus } from '../mutations'
import { GiftFacts } from './GiftFacts'
import { GiftActions, GiftFrame, PastLine } from './GiftFrame'
import { WagerBar } from './WagerBar'

const usualArt = '/media/art/1/wrapped-gift/256.webp'

interface GiftCardProps {
  readonly gift: Gift
  /** On its own page, where the title is the page's heading. */
  readonly isAlone?: boolean
  /** The sheet around it has the button that activates it. */
  readonly isInSheet?: boolean
}

/** PROF-12, BON-10: a gift with its terms, its progress, and its actions. */
export function GiftCard({ gift, isAlone = false, isInSheet = false }: GiftCardProps) {
  const t = useT('bonuses')
  const href = useHref()
  const dialogs = useDialogs()
  const { mutate, isPending } = useActivateBonus()
  const isRunning = gift.stage === 'handle_bets'
  const activate = (onError: () => void) =>
    mutate(gift.id, {
      onSuccess: (bonus) => {
        // Some platforms respond to a successful activation without a body.
        const stage = bonus?.stage ?? 'handle_bets'
        const outcome = stage === 'wait' ? 'queued' : stage === 'handle_bets' ? 'started' : 'paid'
        toast({ kind: 'success', id: 'gift', title: t(`activated.${outcome}`) })
      },
      onError,
    })
  const title = (
    <a href={href(`/bonuses/${gift.id}`)} className="py-1 hover:underline">
      {gift.title}
    </a>
  )
  return (
    <GiftFrame
      gift={gift}
      art={gift.cmsData?.logo ?? usualArt}
      running={{ stage: 'handle_bets', kind: 'wager' }}
      title={isAlone ? undefined : title}
      sum={<Money cents={gift.amount_cents} currency={gift.currency} />}
      isPlain={isAlone}
    >
      {isRunning && <WagerBar bonus={gift} />}
      {gift.stage === 'wait' && <p className="text-14 text-text-2">{t('waiting')}</p>}
      <GiftFacts bonus={gift} isWide={isRunning && !isAlone && !isInSheet} />
      <GiftActions
        gift={gift}
        isInSheet={isInSheet}
        isActivating={isPending}
        onActivate={activate}
        cancel={t('cancel.open')}
        onCancel={() => dialogs.open('cancelGift', { id: gift.id })}
      />
    </GiftFrame>
  )
}

export function PastGift({ gift }: { readonly gift: Gift }) {
  const href = useHref()
  return (
    <PastLine gift={gift} cents={gift.amount_cents}>
      <a href={href(`/bonuses/${gift.id}`)} className="-my-2 min-w-40 flex-1 py-2 font-[620] hover:underline">
        {gift.title}
      </a>
    </PastLine>
  )
}
