import { useRouteContext } from '@tanstack/react-router'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Scene } from '../../../ui/Scene'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { ChanceHead } from '../chance/ChanceHead'
import { ChanceProofsPart } from '../chance/ChanceProofsPart'
import { PlanCard } from '../chance/PlanCard'
import { missingFor, type PlanView } from '../chance/plans'
import { UnseenBox } from '../chance/UnseenBox'
import { type ChanceData, useChanceData } from '../chance/useChanceData'
import { BonusesOff } from '../components/BonusesOff'

interface ChanceScreenProps {
  readonly title: string
  readonly text: string
}

/** RT-39: the three boxes with their prices and prizes, the player's own ones, and the proofs of their draws. */
export function ChanceScreen({ title, text }: ChanceScreenProps) {
  const data = useChanceData()
  return (
    <header className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-160 overflow-hidden mask-[linear-gradient(#000_55%,transparent)]">
        <Scene
          seed="rocket-chance"
          width={1440}
          height={640}
          glow="var(--accent)"
          planet={{ x: 0.5, y: 1.3, r: 0.7 }}
        />
      </div>
      <div className="mx-auto grid w-full max-w-[90rem] gap-6 px-(--page-x) py-4 lg:gap-8 lg:py-8">
        <ChanceHead title={title} text={text} isPlayer={data.isPlayer} points={data.points} />
        <Boxes data={data} />
      </div>
    </header>
  )
}

const grid = 'grid gap-4 lg:grid-cols-3 lg:gap-6'

function Boxes({ data }: { readonly data: ChanceData }) {
  const t = useT('lootboxes')
  const { plans, isOnBreak, hasFailed } = data
  if (isOnBreak)
    return <EmptyState art={<Art name="hourglass-not-done" />} title={t('break.title')} text={t('break.boxes')} />
  if (hasFailed)
    return (
      <ErrorState
        title={t('chance.failed')}
        text={t('chance.failedText')}
        onRetry={data.retry}
        retrying={data.isRetrying}
      />
    )
  if (!plans)
    return (
      <div className={grid} aria-busy="true">
        {['lite', 'pro', 'max'].map((rank) => (
          <Skeleton key={rank} className="h-170 rounded-card" />
        ))}
      </div>
    )
  if (plans.length === 0)
    return <EmptyState art={<Art name="package" />} title={t('chance.empty')} text={t('chance.emptyText')} />
  return <Filled data={data} plans={plans} />
}

const Art = ({ name }: { readonly name: string }) => (
  <img src={`/media/art/1/${name}/256.webp`} alt="" width={112} height={112} />
)

/**
 * The box with the page's primary button: one that waits to be opened, else the first that can be bought. For guests,
 * the primary button is in the header.
 */
function hotOf(plans: readonly PlanView[], { isPlayer, points, areBonusesOff }: ChanceData) {
  if (!isPlayer) return undefined
  const waiting = areBonusesOff ? undefined : plans.find(({ unopened }) => unopened.length > 0)
  if (waiting) return { plan: waiting.plan, way: 'open' as const }
  const affordable = plans.find(({ card }) => card && points !== undefined && missingFor(card.points, points) === 0)
  return affordable && { plan: affordable.plan, way: 'buy' as const }
}

function Filled({ data, plans }: { readonly data: ChanceData; readonly plans: readonly PlanView[] }) {
  const hot = hotOf(plans, data)
  const { player } = useRouteContext({ from: '__root__' })
  return (
    <>
      <UnseenBox opened={data.opened} />
      {data.areBonusesOff && <BonusesOff name="chance.off" />}
      <div className={grid}>
        {plans.map((view) => (
          <PlanCard key={view.plan} view={view} data={data} hot={hot?.plan === view.plan ? hot.way : undefined} />
        ))}
      </div>
      <ChanceProofsPart of={player?.id ?? 'guest'} />
    </>
  )
}
