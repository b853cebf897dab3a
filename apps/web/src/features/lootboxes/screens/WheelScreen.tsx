import { itemAt } from '@apogee/rules/validation/required'
import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSound } from '../../../lib/sound/useSound'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Scene } from '../../../ui/Scene'
import { EmptyState } from '../../../ui/states/EmptyState'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { FairPanel } from '../components/FairPanel'
import { LastPrizes } from '../components/LastPrizes'
import { PrizeList } from '../components/PrizeList'
import { SpinAction } from '../components/SpinAction'
import { SpinList } from '../components/SpinList'
import { usePrizeText } from '../components/usePrizeText'
import { useSeed } from '../components/useSeed'
import { useSpinAgain } from '../components/useSpinAgain'
import { useUnseenSpin } from '../components/useUnseenSpin'
import { useWheelData, type WheelData } from '../components/useWheelData'
import { imageAt, prizeOf, tonesOf, topOf, type WheelName } from '../model'
import type { WheelItem } from '../queries'
import { layoutOf } from '../wheel/motion'
import { type Spin, useSpin } from '../wheel/useSpin'
import { useWheel } from '../wheel/useWheel'
import { Wheel } from '../wheel/Wheel'

interface WheelScreenProps {
  readonly name: WheelName
  readonly title: string
  readonly text: string
}

/** RT-32: a wheel, the player's spins, its prizes with their odds, and the proof of a spin. */
export default function WheelScreen({ name, title, text }: WheelScreenProps) {
  const [spin, setSpin] = useState<Spin>({ kind: 'rest' })
  const data = useWheelData(name, spin.kind === 'turning' ? spin.box : undefined)
  const t = useT('lootboxes')
  const { preview, spins, isOnBreak, failed, isRetrying, retry } = data
  const items = spin.kind !== 'rest' ? spin.box.items : (spins?.[0]?.items ?? preview)
  const state = () => {
    if (isOnBreak)
      return <EmptyState art={<Art name="hourglass-not-done" />} title={t('break.title')} text={t('break.text')} />
    if (items && items.length > 0) return <Filled key={name} {...{ name, text, data, items, spin, setSpin }} />
    if (failed.preview)
      return (
        <ErrorState title={t('prizes.failed')} text={t('prizes.failedText')} onRetry={retry} retrying={isRetrying} />
      )
    if (preview)
      return <EmptyState art={<Art name="hero-moneywheel" />} title={t('prizes.empty')} text={t('prizes.emptyText')} />
    return <Loading />
  }
  return (
    <header className="relative isolate">
      <Sky />
      <div
        className={`mx-auto grid w-full max-w-[90rem] grid-cols-[minmax(0,1fr)] gap-x-12 px-(--page-x) py-4 lg:py-8 ${columns}`}
      >
        <h1 className="display mb-3 text-24 text-balance wrap-break-word hyphens-auto beside:col-start-2 lg:text-32">
          {title}
        </h1>
        {state()}
      </div>
    </header>
  )
}

/** On a wide or a low screen the wheel is next to the title and the action; all other parts are below it. */
const columns = 'beside:grid-cols-[minmax(0,1fr)_min(27rem,50%)] beside:grid-rows-[auto_auto_1fr]'
const wheelPlace = 'beside:col-start-1 beside:row-start-1 beside:row-span-2'

const Art = ({ name }: { readonly name: string }) => (
  <img src={`/media/art/1/${name}/256.webp`} alt="" width={112} height={112} />
)

function Sky() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-170 max-h-full overflow-hidden mask-[linear-gradient(#000_60%,transparent)] lg:h-250">
      <Scene
        seed="wheel"
        width={1200}
        height={900}
        glow="var(--accent)"
        from="color-mix(in srgb, var(--wheel-2) 70%, var(--bg))"
        planet={{ x: 0.32, y: 1.12, r: 0.5 }}
      />
    </div>
  )
}

const Loading = () => (
  <>
    <Skeleton className={`mx-auto aspect-square w-full max-w-[min(36rem,64svh)] rounded-full! ${wheelPlace}`} />
    <div className="mt-6 grid content-start gap-4 beside:col-start-2 beside:row-span-2 beside:row-start-2 beside:mt-0">
      <Skeleton className="h-14" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  </>
)

interface FilledProps {
  readonly name: WheelName
  readonly text: string
  readonly data: WheelData
  readonly items: readonly WheelItem[]
  readonly spin: Spin
  readonly setSpin: (spin: Spin) => void
}

function Filled({ name, text, data, items, spin, setSpin }: FilledProps) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const sound = useSound()
  const untold = useUnseenSpin(data, spin)
  const first = data.spins?.[0]
  const next = data.areBonusesOff ? undefined : first
  const seed = useSeed(next?.id)
  const told = spin.kind === 'won' ? spin.box : untold.box
  const wonAt = told?.items.findIndex(({ prize }) => prize) ?? -1
  const isTurning = spin.kind === 'turning'
  const isFree = next !== undefined && !isTurning
  const { parts, hand, motor } = useWheel(
    {
      sectors: items.length,
      sector: told && wonAt >= 0 ? wonAt : topOf(items),
      seed: told?.id,
      isLocked: isTurning || spin.kind === 'lost' || spin.kind === 'refused',
    },
    { isFree, ticker: sound.ticker, onSpin: (fling) => void go(fling) },
  )
  const tell = (id: number) => dialogs.open('wheelWon', { id })
  const go = useSpin(
    { motor, ticker: sound.ticker, next, seedToSend: seed.toSend, onWon: ({ id }) => tell(id) },
    spin,
    setSpin,
  )
  useSpinAgain(() => void go())
  const sectors = useSectors(items, data.currency)
  const mood = spin.kind === 'refused' ? 'lost' : spin.kind
  return (
    <>
      <div className={`relative ${wheelPlace}`}>
        <Wheel
          sectors={sectors}
          layout={layoutOf(items.length)}
          first={topOf(items)}
          label={t('wheel.label', { count: items.length })}
          winner={spin.kind === 'won' && wonAt >= 0 ? wonAt : undefined}
          {...{ parts, hand, mood, isFree }}
        />
        {data.isPlayer && (
          <IconButton
            label={t('wheel.sound')}
            look="round"
            aria-pressed={sound.isOn}
            onClick={sound.toggle}
            className="absolute! right-0 bottom-0"
          >
            <Icon of={sound.isOn ? Volume2 : VolumeX} />
          </IconButton>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] content-start gap-6 beside:col-start-2 beside:row-span-2 beside:row-start-2 beside:mt-0">
        <SpinAction {...{ name, text, data, spin }} unseen={untold} onSpin={() => void go()} onReveal={tell} />
        {data.spins && <SpinList spins={data.spins} spun={data.spun} />}
        <PrizeList items={items} currency={data.currency} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] content-start gap-6 beside:col-start-1 beside:row-start-3">
        <LastPrizes past={data.past} />
        <FairPanel next={first && { box: first, seed, isLocked: isTurning }} last={data.past[0]} />
      </div>
      <p role="status" className="sr-only">
        {isTurning ? t('wheel.turning') : ''}
      </p>
    </>
  )
}

function useSectors(items: readonly WheelItem[], currency: string) {
  const words = usePrizeText()
  const tones = tonesOf(items)
  return items.map((item, place) => {
    const prize = prizeOf(item, currency)
    // Every sector has a tone.
    return { id: item.id, tone: itemAt(tones, place), art: imageAt(prize.image, 128), ...words.figure(prize) }
  })
}
