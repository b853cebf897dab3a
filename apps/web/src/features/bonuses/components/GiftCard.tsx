import { isUnconfirmed } from '@apogee/rules/bonuses/stages'
import { useDialogs } from '../../../lib/dialogs'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { routeNames } from '../../../lib/routeNames'
import { useSite } from '../../../lib/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { Money } from '../../../ui/Money'
import type { Gift } from '../model'
import { useActivateBonus } from '../mutations'
import { GiftFacts } from './GiftFacts'
import { StageTag } from './StageTag'
import { TimeLeft } from './TimeLeft'
import { WagerBar } from './WagerBar'

const usualArt = '/media/art/1/wrapped-gift/256.webp'

interface GiftCardProps {
  readonly gift: Gift
  /** On its own page: the title is the page's heading there. */
  readonly isAlone?: boolean
}

/** PROF-12, BON-10: a gift with its terms, how far it is, and what can be done with it. */
export function GiftCard({ gift, isAlone = false }: GiftCardProps) {
  const t = useT('bonuses')
  const href = useHref()
  const isRunning = gift.stage === 'handle_bets'
  return (
    <article className="hair flex h-full flex-col gap-4 rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex items-start gap-4">
        <img
          src={gift.cmsData?.logo ?? usualArt}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 shrink-0"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <StageTag stage={gift.stage} />
            <span className="num text-12 text-text-2">
              {gift.stage === 'issued' && gift.activatable_until && (
                <TimeLeft until={gift.activatable_until} kind="activate" />
              )}
              {isRunning && gift.valid_until && <TimeLeft until={gift.valid_until} kind="wager" />}
            </span>
          </div>
          {!isAlone && (
            <h3 className="mt-2 font-[650] text-balance">
              <a href={href(routeNames.bonus(gift.id))} className="hover:underline">
                {gift.title}
              </a>
            </h3>
          )}
          <p className="mt-1 text-24 font-[680]">
            <Money cents={gift.amount_cents} currency={gift.currency} />
          </p>
        </div>
      </div>
      {isRunning && <WagerBar bonus={gift} />}
      {gift.stage === 'wait' && <p className="text-14 text-text-2">{t('waiting')}</p>}
      <GiftFacts bonus={gift} isWide={isRunning && !isAlone} />
      <GiftActions gift={gift} />
    </article>
  )
}

/** OPEN-79: both for what is not confirmed; what is running can be cancelled. */
function GiftActions({ gift }: { readonly gift: Gift }) {
  const t = useT('bonuses')
  const dialogs = useDialogs()
  const { mutate, isPending } = useActivateBonus()
  const isNew = isUnconfirmed(gift)
  if (!isNew && !gift.cancelable) return null
  const activate = () =>
    mutate(gift.id, {
      onSuccess: ({ stage }) => {
        const outcome = stage === 'wait' ? 'queued' : stage === 'handle_bets' ? 'started' : 'paid'
        toast({ kind: 'success', id: 'gift', title: t(`activated.${outcome}`) })
      },
      onError: () =>
        toast({ kind: 'error', id: 'gift', title: t('activated.failed'), text: t('activated.failedText') }),
    })
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-1">
      {isNew && (
        <Button tone="tonal" waiting={isPending} onClick={activate}>
          {t('activate')}
        </Button>
      )}
      {gift.cancelable && (
        <Button tone="ghost" onClick={() => dialogs.open('cancelGift', { id: gift.id })}>
          {t('cancel.open')}
        </Button>
      )}
    </div>
  )
}

/** A gift that is over, in a line. */
export function PastGift({ gift }: { readonly gift: Gift }) {
  const { locale } = useSite()
  const href = useHref()
  return (
    <li className="hair flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-surface-1 p-4">
      <StageTag stage={gift.stage} />
      <a href={href(routeNames.bonus(gift.id))} className="min-w-40 flex-1 font-[620] hover:underline">
        {gift.title}
      </a>
      <Money cents={gift.amount_cents} currency={gift.currency} className="font-[620]" />
      {gift.ended_at && (
        <time dateTime={gift.ended_at} className="num w-full text-12 text-text-2 md:w-auto">
          {formatDate(gift.ended_at, locale, 'day', 'UTC')}
        </time>
      )}
    </li>
  )
}
