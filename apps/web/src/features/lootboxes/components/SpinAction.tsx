import { LoaderPinwheel } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { ErrorState } from '../../../ui/states/ErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { type WheelName, wheels, wonPrize } from '../model'
import type { Spin } from '../wheel/useSpin'
import { BonusesOff } from './BonusesOff'
import { NoSpins } from './NoSpins'
import { UntoldPrize } from './UntoldPrize'
import { usePrizeText } from './usePrizeText'
import type { UnseenSpin } from './useUnseenSpin'
import type { WheelData } from './useWheelData'

interface SpinActionProps {
  readonly name: WheelName
  readonly text: string
  readonly data: WheelData
  readonly spin: Spin
  readonly unseen: UnseenSpin
  readonly onSpin: () => void
  readonly onReveal: (id: number) => void
}

/** The spin button, or the way to get a spin. */
export function SpinAction({ name, text, data, spin, unseen, onSpin, onReveal }: SpinActionProps) {
  const t = useT('lootboxes')
  const { spins, isPlayer, areBonusesOff, failed, isRetrying, retry, otherWheelSpins } = data
  const isTurning = spin.kind === 'turning'
  const left = (spins?.length ?? 0) - (isTurning ? 1 : 0)
  const action = (): ReactNode => {
    if (!isPlayer) return <Join />
    if (failed.spins)
      return <ErrorState title={t('spins.failed')} text={t('spins.failedText')} onRetry={retry} retrying={isRetrying} />
    if (!spins) return <Skeleton className="h-14" />
    if (spins.length === 0) return <NoSpins name={name} />
    return (
      <Button
        tone="action"
        size="hero"
        block
        disabled={areBonusesOff}
        waiting={isTurning}
        waitingLabel={t('wheel.turning')}
        onClick={onSpin}
      >
        <Icon of={LoaderPinwheel} />
        {t('spin.button', { count: left })}
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <p className="mb-1 text-center text-16 text-balance beside:mb-2 beside:text-left">{text}</p>
      <UnseenPrize unseen={unseen} onReveal={onReveal} />
      {action()}
      <div role="status" className="text-14 text-pretty text-text-2 empty:hidden">
        {(spin.kind === 'lost' || spin.kind === 'refused') && !unseen.box && t(`spin.${spin.kind}`)}
      </div>
      {areBonusesOff && spins && spins.length > 0 && <BonusesOff name="spin.off" />}
      {otherWheelSpins > 0 && <OtherWheel name={name} count={otherWheelSpins} />}
    </div>
  )
}

function Join() {
  const t = useT('lootboxes')
  const dialogs = useDialogs()
  const { isRestricted } = useSite()
  return (
    <>
      {!isRestricted && (
        <Button tone="action" size="hero" block onClick={() => dialogs.open('signUp', {})}>
          {t('guest.join')}
        </Button>
      )}
      <p className="text-center text-14 text-text-2 beside:text-left">{t('guest.text')}</p>
    </>
  )
}

/** The prize of a spin that the page was left during. */
function UnseenPrize({ unseen: { box, reveal }, onReveal }: Pick<SpinActionProps, 'unseen' | 'onReveal'>) {
  const t = useT('lootboxes')
  const words = usePrizeText()
  const prize = box && wonPrize(box)
  const see = () => {
    if (box) onReveal(box.id)
    reveal()
  }
  return <UntoldPrize prize={prize} text={prize ? t('spin.untold', { prize: words.name(prize) }) : ''} onSee={see} />
}

function OtherWheel({ name, count }: { readonly name: WheelName; readonly count: number }) {
  const t = useT('lootboxes')
  const href = useHref()
  const links = useListLinks()
  return (
    <p className="text-center beside:text-left" {...links}>
      <a
        href={href(`/${wheels[name === 'mart' ? 'play' : 'mart'].slug}`)}
        className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-4 hover:text-text"
      >
        {t('spin.otherWheel', { count })}
      </a>
    </p>
  )
}
