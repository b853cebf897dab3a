import type { WireLootbox } from '@apogee/contract/lootboxes'
import { isPlan, type Plan } from '@apogee/rules/lootboxes/boxes'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useSound } from '../../../lib/sound/useSound'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Scene } from '../../../ui/Scene'
import { EmptyState } from '../../../ui/states/EmptyState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { BoxShow } from '../chance/BoxShow'
import { glowOf, unopenedOf } from '../chance/plans'
import { useBoxStage } from '../chance/useBoxStage'
import { useLidPull } from '../chance/useLidPull'
import { type Opening, useOpening } from '../chance/useOpening'
import { FairPanel } from '../components/FairPanel'
import { useSeed } from '../components/useSeed'
import { wonPrize } from '../model'
import { lootboxesQuery, pastLootboxesQuery } from '../queries'

export interface OpenBoxProps {
  readonly id?: number
  /** Any unopened box of this plan: one that has just been bought. */
  readonly plan?: string
}

/** A box on its stage: it is pulled or pressed open, and then shows its prize. */
export default function OpenBoxDialog({ id, plan }: OpenBoxProps) {
  const t = useT('lootboxes')
  const list = useQuery({ ...lootboxesQuery(), ...(plan !== undefined && { refetchOnMount: 'always' as const }) })
  const past = useQuery(pastLootboxesQuery())
  const isOnBreak = useIsOnBreak()
  useFirstOf(plan, list.data)
  const box = [...(list.data ?? []), ...(past.data?.data ?? [])].find((one) => one.id === id)
  if (box && isPlan(box.group_key) && !isOnBreak) return <Stage key={id} box={box} plan={box.group_key} />
  const isPending = list.isPending || past.isPending || (plan !== undefined && list.isFetching)
  return (
    <Dialog title={t('open.title')} size="small">
      {isPending && !isOnBreak ? (
        <Skeleton className="h-80 rounded-card" />
      ) : (
        <EmptyState
          title={t(isOnBreak ? 'break.title' : 'open.gone')}
          text={t(isOnBreak ? 'break.boxes' : 'open.goneText')}
        />
      )}
    </Dialog>
  )
}

/**
 * Once the list contains a box of the plan, the dialog switches to that box's id, so that it stays the same box after a
 * reload.
 */
function useFirstOf(plan: string | undefined, boxes: readonly WireLootbox[] | undefined): void {
  const dialogs = useDialogs()
  // A replaced dialog stays mounted while it fades, and may be mounted again.
  const { isOpen } = useDialog()
  const first = plan === undefined || !isOpen ? undefined : unopenedOf(boxes ?? [], plan)[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls are new objects at every render
  useEffect(() => {
    if (first !== undefined) dialogs.replace('openBox', { id: first })
  }, [first])
}

function Stage({ box, plan }: { readonly box: WireLootbox; readonly plan: Plan }) {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const sound = useSound()
  const seed = useSeed(box.id)
  const { root, stage } = useBoxStage(sound.ticker)
  const { opening, open } = useOpening({
    box,
    seedToSend: seed.toSend,
    stage,
    ticker: sound.ticker,
    onWon: (id) => dialogs.replace('wheelWon', { id }),
  })
  const isFree = opening.kind !== 'opening' && opening.kind !== 'open'
  const hand = useLidPull({ isFree, stage, onOpen: open })
  const prize = opening.drawn && wonPrize(opening.drawn)
  return (
    <Dialog title={box.title} form="full">
      <div className="relative isolate -mx-4 -mt-1 -mb-4 grid min-h-full md:-mx-6 md:-mb-6">
        <Backdrop glow={glowOf[plan]} />
        <div className="mx-auto grid w-full max-w-xl content-center gap-6 px-(--page-x) pb-8 max-md:pt-16 short:pt-2">
          <BoxShow plan={plan} glow={glowOf[plan]} prize={prize?.image} {...{ root, hand, isFree }} />
          <OpeningText box={box} opening={opening} />
          <div className="flex gap-3">
            <Button
              tone="action"
              size="hero"
              className="min-w-0 flex-1"
              waiting={!isFree}
              waitingLabel={t('open.opening')}
              onClick={open}
            >
              <Icon of={PackageOpen} />
              {t(box.stage === 'issued' ? 'open.open' : 'open.see')}
            </Button>
            <IconButton
              label={t('open.sound')}
              look="line"
              aria-pressed={sound.isOn}
              className="size-14!"
              onClick={sound.toggle}
            >
              <Icon of={sound.isOn ? Volume2 : VolumeX} />
            </IconButton>
          </div>
          <details className="group text-left">
            <summary className="mx-auto flex min-h-11 w-fit cursor-pointer items-center text-14 text-text-2 underline underline-offset-4 hover:text-text">
              {t('open.fair')}
            </summary>
            <FairPanel
              next={box.stage === 'issued' ? { box, seed, isLocked: !isFree } : undefined}
              last={box.stage === 'activated' ? box : undefined}
            />
          </details>
        </div>
      </div>
    </Dialog>
  )
}

/** As wide as the screen, which may be wider than the dialog's content; its header stays free. */
const Backdrop = ({ glow }: { readonly glow: string }) => (
  <div className="pointer-events-none fixed inset-x-0 top-18 bottom-0 -z-10 overflow-hidden mask-[linear-gradient(transparent,#000_22%)]">
    <Scene
      seed="box"
      width={900}
      height={900}
      glow={glow}
      from="color-mix(in srgb, var(--scene-from) 40%, var(--bg))"
      planet={{ x: 0.5, y: 1.3, r: 0.56 }}
    />
  </div>
)

/** The instruction, the progress or the error; announced to screen readers. */
function OpeningText({ box, opening: { kind } }: { readonly box: WireLootbox; readonly opening: Opening }) {
  const t = useT('lootboxes')
  // The button shows that too.
  const isMoving = kind === 'opening' || kind === 'open'
  const words = () => {
    if (isMoving) return t('open.opening')
    if (kind !== 'shut') return t(`open.${kind}`)
    return t(box.stage === 'issued' ? 'open.pull' : 'open.already')
  }
  return (
    <p role="status" className="mx-auto min-h-12 max-w-md text-center text-16 text-pretty">
      <span className={isMoving ? 'sr-only' : ''}>{words()}</span>
    </p>
  )
}
