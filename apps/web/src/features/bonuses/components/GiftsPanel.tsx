import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Switch } from '../../../ui/forms/Switch'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { Player } from '../../profile/queries'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { contentOfSpins, giftsOf, listsOf, offerView, spinsLists } from '../model'
import { useSetIssue } from '../mutations'
import { bonusesQuery, depositOffersQuery, type Freespins, freespinsQuery, giftConfigQuery } from '../queries'
import { GiftCard, PastGift } from './GiftCard'
import { OfferCard } from './OfferCard'
import { PastSpins, SpinsCard } from './SpinsCard'

/** PROF-12: the player's gifts with their actions, and the offers for their next deposit. */
export function GiftsPanel({ player }: { readonly player: Player | null }) {
  const t = useT('bonuses')
  const bonuses = useQuery(bonusesQuery())
  const freespins = useQuery(freespinsQuery())
  const config = useQuery(giftConfigQuery())
  const isOnBreak = useIsOnBreak()
  const retry = () => void Promise.all([bonuses.refetch(), freespins.refetch(), config.refetch()])
  if (bonuses.isError || freespins.isError || config.isError)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={retry} retrying={bonuses.isFetching} />
  if (!bonuses.data || !freespins.data || !config.data || !player) return <Skeleton className="h-64 rounded-card" />
  const { fresh, running, past } = listsOf(giftsOf(bonuses.data, config.data))
  const contents = config.data
  const spins = spinsLists(freespins.data, contents)
  const card = (one: Freespins) => <SpinsCard key={`s${one.id}`} spins={one} content={contentOfSpins(one, contents)} />
  return (
    <div className="grid gap-8">
      {bonuses.data.length + freespins.data.length === 0 && (
        <EmptyState
          art={<img src="/media/art/1/wrapped-gift/256.webp" alt="" width={112} height={112} />}
          title={t('empty')}
          {...(!isOnBreak && { text: t('emptyText') })}
        />
      )}
      <Cards title={t('lists.running')} isWide>
        {[...spins.running.map(card), ...running.map((gift) => <GiftCard key={gift.id} gift={gift} />)]}
      </Cards>
      <Cards title={t('lists.fresh')}>
        {[...fresh.map((gift) => <GiftCard key={gift.id} gift={gift} />), ...spins.fresh.map(card)]}
      </Cards>
      {!isOnBreak && <Offers player={player} />}
      {past.length + spins.past.length > 0 && (
        <section>
          <h2 className="mb-4 text-16 font-[650]">{t('lists.past')}</h2>
          <ul className="grid gap-2">
            {past.map((gift) => (
              <PastGift key={gift.id} gift={gift} />
            ))}
            {spins.past.map((one) => (
              <PastSpins key={`s${one.id}`} spins={one} />
            ))}
          </ul>
        </section>
      )}
      <IssueSwitch isOn={player.can_issue_bonuses} />
    </div>
  )
}

interface CardsProps {
  readonly title: string
  /** One per row, because there are few running ones. */
  readonly isWide?: boolean
  readonly children: readonly ReactNode[]
}

function Cards({ title, isWide = false, children }: CardsProps) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 text-16 font-[650]">{title}</h2>
      <div className={`grid gap-4 ${isWide ? '' : 'md:grid-cols-2'}`}>{children}</div>
    </section>
  )
}

/** BON-11: deposit bonuses, and those of the player's groups. */
function Offers({ player }: { readonly player: Player }) {
  const t = useT('bonuses')
  const { data: offers = [] } = useQuery(depositOffersQuery())
  const { data: config } = useQuery(giftConfigQuery())
  if (offers.length === 0) return null
  const additional = Object.values(config?.additional ?? {}).map(({ id }) => id)
  return (
    <section>
      <h2 className="mb-4 text-16 font-[650]">{t('offers.title')}</h2>
      <ul className="grid gap-3">
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offerView(offer, player.currency)}
            currency={player.currency}
            isDeclinable={!additional.includes(offer.id)}
            content={config?.contents.find(({ group_keys }) => offer.group_key && group_keys.includes(offer.group_key))}
          />
        ))}
      </ul>
    </section>
  )
}

/** ROLE-14: when off, no new bonuses are issued; existing ones stay. */
function IssueSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useT('bonuses')
  const id = useId()
  const { mutate, isPending, variables } = useSetIssue()
  return (
    <section className="hair flex items-center gap-4 rounded-card bg-surface-1 p-4">
      <div className="min-w-0 flex-1">
        <h2 id={id} className="font-[650]">
          {t('issue.title')}
        </h2>
        <p className="mt-1 text-14 text-text-2">{t(isOn ? 'issue.on' : 'issue.off')}</p>
      </div>
      <Switch
        aria-labelledby={id}
        checked={isPending ? (variables ?? isOn) : isOn}
        onChange={(event) => mutate(event.target.checked)}
      />
    </section>
  )
}
