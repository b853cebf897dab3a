import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { MartBanner, martTextId } from '../components/MartBanner'
import { ShopTile } from '../components/ShopTile'
import { useShop } from '../components/useShop'
import { pointsQuery } from '../queries'
import { groupNames, type ShopCard, type ShopGroup, spendable } from '../shop'

interface MartScreenProps {
  /** Of the whole shop: its banner is the same on all of its tabs. */
  readonly title: string
  readonly text: string
  /** CP-18: the operator's text. */
  readonly written: ReactNode
  /** The page's group; without one it is the whole shop. */
  readonly group: { readonly name: ShopGroup; readonly title: string } | undefined
  readonly currency: string
  readonly isPlayer: boolean
  readonly isOnBreak: boolean
  readonly tabs: ReactNode
}

/** RT-36, RT-37: the points shop, all of it or one of its groups. */
export function MartScreen({ title, text, written, group, currency, isPlayer, isOnBreak, tabs }: MartScreenProps) {
  return (
    <div className="mx-auto w-full max-w-[90rem] px-(--page-x) pt-4 lg:pt-6">
      <MartBanner title={title} text={text} titleAs={group ? 'p' : 'h1'} isPlayer={isPlayer} currency={currency} />
      {tabs}
      {group && <h1 className="mt-6 text-20 font-[650] lg:mt-8">{group.title}</h1>}
      {isOnBreak ? <Closed /> : <Shelves group={group?.name} currency={currency} isPlayer={isPlayer} />}
      <ReadMore>{written}</ReadMore>
    </div>
  )
}

interface ShelvesProps {
  readonly group: ShopGroup | undefined
  readonly currency: string
  readonly isPlayer: boolean
}

function Shelves({ group, currency, isPlayer }: ShelvesProps) {
  const t = useT('loyalty')
  const { shelves, isPending, isError, isFetching, retry } = useShop(currency)
  const shown = groupNames.filter((name) => (group ? name === group : shelves[name].length > 0))
  if (isPending) return <Placeholders />
  if (isError)
    return <ErrorState title={t('mart.failed')} text={t('mart.failedText')} onRetry={retry} retrying={isFetching} />
  if (shown.every((name) => shelves[name].length === 0))
    return (
      <EmptyState
        art={<img src="/media/art/1/shopping-bags/256.webp" alt="" width={112} height={112} />}
        title={t('mart.emptyTitle')}
        text={t('mart.emptyText')}
      />
    )
  return shown.map((name) => (
    <Shelf key={name} name={name} cards={shelves[name]} isAlone={group !== undefined} {...{ currency, isPlayer }} />
  ))
}

interface ShelfProps {
  readonly name: ShopGroup
  readonly cards: readonly ShopCard[]
  /** On its own page, whose title names it above. */
  readonly isAlone: boolean
  readonly currency: string
  readonly isPlayer: boolean
}

const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4'

function Shelf({ name, cards, isAlone, currency, isPlayer }: ShelfProps) {
  const t = useT('loyalty')
  const href = useHref()
  const links = useListLinks()
  const { data: points } = useQuery({ ...pointsQuery(), enabled: isPlayer })
  return (
    <section className={isAlone ? 'mt-4' : 'mt-6 lg:mt-8'}>
      {isAlone ? (
        <h2 className="sr-only">{t(`mart.tabs.${name}`)}</h2>
      ) : (
        <div className="mb-4 flex items-baseline justify-between gap-4" {...links}>
          <h2 className="text-20 font-[650]">{t(`mart.tabs.${name}`)}</h2>
          <a
            href={href(`/rocket-mart/${name}`)}
            className="inline-flex min-h-6 items-center gap-1 text-accent-text hover:text-text"
          >
            {t('mart.all', { count: cards.length })}
            <span className="sr-only">: {t(`mart.tabs.${name}`)}</span>
            <Icon of={ArrowRight} size={16} />
          </a>
        </div>
      )}
      <ul className={grid}>
        {cards.map((card) => (
          <li key={card.group} className="grid">
            <ShopTile card={card} isPlayer={isPlayer} chargeable={spendable(points)} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** CONST-40 */
const placeholders = 5

const Placeholders = () => (
  <div className={`mt-6 lg:mt-8 ${grid}`} aria-busy="true">
    {Array.from({ length: placeholders }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={place} className="h-34 rounded-card md:h-80" />
    ))}
  </div>
)

function Closed() {
  const t = useT('loyalty')
  return (
    <EmptyState
      art={<img src="/media/art/1/hourglass-not-done/256.webp" alt="" width={112} height={112} />}
      title={t('mart.breakTitle')}
      text={t('mart.breakText')}
    />
  )
}

/** CP-11: the text of the static page, collapsed until the reader expands it. */
function ReadMore({ children }: { readonly children: ReactNode }) {
  const t = useT('loyalty')
  return (
    <section className="hair mt-8 mb-8 rounded-card bg-surface-1 lg:mt-12">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-card p-4 lg:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="text-16 font-[650]">{t('mart.how')}</h2>
          <span className="shrink-0 text-14 text-accent-text">
            <span className="group-open:hidden">{t('mart.more')}</span>
            <span className="hidden group-open:inline">{t('mart.less')}</span>
          </span>
        </summary>
        {/* A link to an anchor inside expands it. */}
        <div id={martTextId} className="max-w-[70ch] scroll-mt-32 px-(--page-x) pb-4 lg:pb-6">
          {children}
        </div>
      </details>
    </section>
  )
}
