import { PackageOpen } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Coins } from '../../../ui/Coins'
import { Icon } from '../../../ui/Icon'
import { TwoColumnHead } from '../../../ui/TwoColumnHead'
import { usePrizeText } from '../components/usePrizeText'
import { imageAt, prizeList } from '../model'
import { BoxLayerImage } from './BoxLayerImage'
import { glowOf, missingFor, type PlanView } from './plans'
import type { ChanceData } from './useChanceData'

interface PlanCardProps {
  readonly view: PlanView
  readonly data: ChanceData
  /** The button, if any, that is the page's primary one. */
  readonly hot: 'open' | 'buy' | undefined
}

/** One of the three boxes: its price, its possible prizes, and the visitor's actions. */
export function PlanCard({ view, data, hot }: PlanCardProps) {
  const t = useT('lootboxes')
  const { plan, title, unopened, card } = view
  const count = unopened.length
  return (
    <article
      data-plan={plan}
      className="hair group relative isolate flex flex-col overflow-hidden rounded-card bg-surface-1"
      style={{ '--own': glowOf[plan] }}
    >
      <div className="absolute inset-x-0 top-0 -z-10 h-92 bg-[radial-gradient(60%_50%_at_50%_48%,color-mix(in_srgb,var(--own)_50%,transparent),transparent)]" />
      {count > 0 && (
        <p className="num absolute top-4 left-4 z-10 rounded-full bg-bg/70 px-3 text-12/6 font-[650]">
          {t('chance.own', { count })}
        </p>
      )}
      <Box plan={plan} isLit={count > 0} />
      <div className="flex flex-1 flex-col gap-4 p-4 pt-0 lg:p-6 lg:pt-0">
        <div className="text-center">
          <h2 className="text-24 font-[680] tracking-[-0.015em]">{title}</h2>
          {card && (
            <Coins
              points={card.points}
              className="mt-1 text-20 font-[680]"
              text={t('chance.cost', { points: card.points })}
            />
          )}
        </div>
        <Ways view={view} data={data} hot={hot} />
        <Prizes view={view} currency={data.currency} />
      </div>
    </article>
  )
}

/** Its lid lifts a little on hover; a box that waits to be opened shines. */
const Box = ({ plan, isLit }: { readonly plan: string; readonly isLit: boolean }) => (
  <div
    aria-hidden="true"
    className="relative mx-auto -mb-2 aspect-square w-64 transition-transform duration-(--t-sheet) motion-safe:group-hover:-translate-y-1 lg:w-72"
  >
    <span className="absolute inset-x-[8%] bottom-[4%] h-[18%] bg-[radial-gradient(closest-side,var(--shadow-color),transparent)]" />
    <BoxLayerImage plan={plan} layer="inside" />
    <BoxLayerImage plan={plan} layer="front" />
    <BoxLayerImage
      plan={plan}
      layer="lid"
      className="transition-transform duration-(--t-sheet) motion-safe:group-hover:-translate-y-[4%] motion-safe:group-hover:-rotate-2"
    />
    <BoxLayerImage
      plan={plan}
      layer="light"
      className={`transition-opacity duration-(--t-sheet) group-hover:opacity-80 ${isLit ? 'opacity-60' : 'opacity-0'}`}
    />
  </div>
)

function Ways({ view: { plan, title, card, unopened }, data, hot }: PlanCardProps) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  const [first] = unopened
  const buy =
    card && (() => dialogs.open('exchange', { type: 'lootboxes', group: card.group, currency: data.currency }))
  if (!data.isPlayer)
    return (
      <div className="grid gap-2">
        {!isRestricted && (
          <Button
            tone={hot === 'buy' ? 'action' : 'tonal'}
            size="large"
            block
            onClick={() => dialogs.open('signUp', {})}
          >
            {t('chance.join')}
          </Button>
        )}
      </div>
    )
  const missing = card && data.points !== undefined ? missingFor(card.points, data.points) : 0
  return (
    <div className="grid gap-3">
      {first && (
        <Button
          tone={hot === 'open' ? 'action' : 'tonal'}
          size="large"
          block
          disabled={data.areBonusesOff}
          onClick={() => dialogs.open('openBox', { id: first.id })}
        >
          <Icon of={PackageOpen} />
          {t('chance.open', { count: unopened.length })}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
      {buy && missing === 0 && (
        <Button tone={hot === 'buy' ? 'action' : first ? 'ghost' : 'tonal'} size="large" block onClick={buy}>
          {t('chance.buy', { points: card.points })}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
      {missing > 0 && <Short missing={missing} plan={plan} />}
    </div>
  )
}

/** CP-16: how many points are missing, and how to earn them. */
function Short({ missing }: { readonly missing: number; readonly plan: string }) {
  const t = useT('lootboxes')
  const href = useHref()
  return (
    <div className="grid gap-2 text-center">
      <p className="num font-[580] text-warn">{t('chance.missing', { points: missing })}</p>
      <p className="text-14 text-pretty text-text-2">{t('chance.earn')}</p>
      <a href={href('/categories/all')} className={buttonStyle({ tone: 'second', size: 'large', block: true })}>
        {t('chance.play')}
      </a>
    </div>
  )
}

/** The possible prizes and their odds, the rarest first. */
function Prizes({ view: { plan, title, items }, currency }: { readonly view: PlanView; readonly currency: string }) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  return (
    <table className="num mt-auto w-full text-14">
      <caption className="sr-only">{t('chance.inside', { title })}</caption>
      <TwoColumnHead first={t('prizes.title')} second={t('prizes.chance')} />
      <tbody>
        {prizeList(items, currency).map((prize, place) => (
          <tr key={prize.id} className="border-line border-t" data-plan-prize={plan}>
            <th scope="row" className={`h-10 text-left ${place === 0 ? 'font-[650]' : 'font-normal'}`}>
              <span className="flex items-center gap-3">
                <img src={imageAt(prize.image, 64)} alt="" width={24} height={24} loading="lazy" className="shrink-0" />
                {words.name(prize)}
              </span>
            </th>
            <td className="pl-3 text-right">{words.chance(prize)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
