import { FastForward, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSound } from '../../../lib/sound/useSound'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Scene } from '../../../ui/Scene'
import { DrumArt } from '../components/draw/DrumArt'
import { lotteryTheme } from '../components/lotteryTheme'
import { usePrizeText } from '../components/usePrizeText'
import type { Lottery } from '../queries'
import { DrawTicket } from './DrawTicket'
import { type DrawStep, type Moment, type Show, type ShowStep, stillFitting } from './show'
import { useShowClock } from './useShowClock'

export interface DrawStageProps {
  readonly lottery: Lottery
  readonly show: Show
  readonly startMs: number
  readonly skewMs: number
  /** The player's tickets. */
  readonly own: readonly string[]
  /** A replay: it announces nothing. */
  readonly isReplay?: boolean
  readonly onWon: (step: DrawStep) => void
  /** The draw has been shown to the end. */
  readonly onEnd: () => void
  readonly onSkip: () => void
}

/** The draw as viewers see it: each prize, the last one first, and the number of its ticket digit by digit. */
export default function DrawStage({
  lottery,
  show,
  startMs,
  skewMs,
  own,
  isReplay = false,
  onWon,
  onEnd,
  onSkip,
}: DrawStageProps) {
  const t = useT('lotteries')
  const { moment, elapsed } = useShowClock(show, startMs, skewMs)
  const sound = useSound()
  const told = moment.kind === 'step' ? show.steps[moment.index] : undefined
  const near = nearOf(moment, told, own)
  useDrama({ moment, showStep: told, near: near.length, sound: sound.ticker, onWon, onEnd })
  const { glow } = lotteryTheme(lottery)
  return (
    <section aria-label={t('show.title')} className="relative isolate overflow-hidden">
      <Scene
        seed={`draw-${lottery.id}`}
        width={1440}
        height={620}
        glow={glow}
        from="color-mix(in srgb, var(--scene-from) 55%, var(--bg))"
        planet={{ x: 0.5, y: 1.62, r: 0.98 }}
        className="-z-20"
      />
      {/* The lights dim while a ticket of the player may still win. */}
      <div
        className={`absolute inset-0 -z-10 bg-[radial-gradient(60%_75%_at_50%_55%,transparent,var(--bg))] transition-opacity duration-700 ${near.length > 0 ? 'opacity-95' : 'opacity-0'}`}
      />
      <div className="flex min-h-[38.25rem] w-full flex-col items-center px-(--page-x) py-5 md:min-h-[43rem] lg:min-h-[46rem] lg:py-6">
        <div className="flex w-full items-center justify-between gap-3">
          <p className="num min-w-0 truncate text-14 text-text-2">{lottery.title}</p>
          <div className="flex items-center gap-2">
            <IconButton label={t('show.sound')} look="line" aria-pressed={sound.isOn} onClick={sound.toggle}>
              <Icon of={sound.isOn ? Volume2 : VolumeX} />
            </IconButton>
            <Button tone="ghost" onClick={onSkip}>
              <Icon of={FastForward} size={16} />
              {t(isReplay ? 'show.leave' : 'show.skip')}
            </Button>
          </div>
        </div>
        <div className="grid w-full flex-1 justify-items-center">
          <DrumArt
            turnSeconds={moment.kind === 'step' && !moment.isRevealed ? 5 : 14}
            className={`mt-1 w-56 transition-opacity duration-700 lg:w-64 ${near.length > 0 ? 'opacity-40' : ''}`}
          />
          <Caption moment={moment} showStep={told} near={near} show={show} lottery={lottery} elapsed={elapsed} />
        </div>
        <Announcement moment={moment} show={show} lottery={lottery} />
      </div>
    </section>
  )
}

/**
 * Own tickets that match the digits so far; only from half of the number on, because before that most tickets match.
 */
function nearOf(moment: Moment, told: ShowStep | undefined, own: readonly string[]): readonly string[] {
  if (moment.kind !== 'step' || !told || moment.isRevealed) return []
  const { ticket } = told.step
  return moment.settled * 2 < ticket.length ? [] : stillFitting(own, ticket, moment.settled)
}

interface Drama {
  readonly moment: Moment
  readonly showStep: ShowStep | undefined
  readonly near: number
  readonly sound: { tick(force: number): void; prize(): void }
  readonly onWon: (step: DrawStep) => void
  readonly onEnd: () => void
}

/** One-time effects of a moment: sounds, the player's own win, the end. */
function useDrama({ moment, showStep, near, sound, onWon, onEnd }: Drama): void {
  const at = moment.kind === 'step' ? `${moment.index}:${moment.settled}:${moment.isRevealed}` : moment.kind
  const before = useRef(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: effects run once per moment
  useEffect(() => {
    if (moment.kind === 'after') onEnd()
    if (before.current === at) return
    before.current = at
    if (moment.kind !== 'step' || !showStep) return
    // It is quieter when the player's own ticket may win.
    if (moment.settled > 0) sound.tick(near > 0 ? 0.35 : 0.8)
    if (!moment.isRevealed || !showStep.step.is_own) return
    sound.prize()
    onWon(showStep.step)
  }, [at])
}

interface CaptionProps {
  readonly moment: Moment
  readonly showStep: ShowStep | undefined
  readonly near: readonly string[]
  readonly show: Show
  readonly lottery: Lottery
  readonly elapsed: () => number
}

/** The prize, its ticket and the winner; announced to screen readers once the number is complete. */
function Caption({ moment, showStep, near, show, lottery, elapsed }: CaptionProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  if (moment.kind !== 'step' || !showStep)
    return (
      <div aria-hidden="true" className="mt-8 text-center">
        <p className="display text-32 lg:text-44">{t('show.intro')}</p>
        <p className="mt-2 text-16 text-text-2">{t('show.introText')}</p>
      </div>
    )
  const { step } = showStep
  const prize = lottery.prizes.find(({ award_place: place }) => place === step.award_place)
  const status = () => {
    if (moment.isRevealed)
      return step.is_own
        ? t('show.toldOwn', { ticket: step.ticket })
        : t('show.told', { ticket: step.ticket, nickname: step.nickname })
    if (near.length === 1) return t('show.fitsNumber', { number: near[0] ?? '' })
    if (near.length > 1) return t('show.fits', { count: near.length })
    return t('show.rolling')
  }
  const tone = moment.isRevealed
    ? step.is_own
      ? 'text-gold font-[680]'
      : ''
    : near.length > 0
      ? 'text-accent-text'
      : 'text-text-2'
  return (
    <>
      <div key={step.award_place} className="relative -mt-6 grid w-full justify-items-center lg:-mt-8">
        <DrawTicket
          title={lottery.title}
          showStep={showStep}
          settled={moment.settled}
          isRevealed={moment.isRevealed}
          isNear={near.length > 0}
          elapsed={elapsed}
        />
      </div>
      <div aria-hidden="true" className="mt-4 grid justify-items-center gap-1 text-center">
        <p className="num text-14 text-text-2">
          {words.place(step.award_place)} <span className="px-1 text-text-3">·</span>{' '}
          {t('show.progress', { index: moment.index + 1, count: show.steps.length })}
        </p>
        <p className="display text-24 text-balance lg:text-32">{prize ? words.name(prize, lottery.currency) : ''}</p>
        <p className={`num min-h-12 max-w-xl text-16 text-balance transition-colors duration-(--t-sheet) ${tone}`}>
          {status()}
        </p>
      </div>
      <Dots show={show} moment={moment} />
    </>
  )
}

/** One mark per prize: shown, being drawn, still to come. A long list has a bar instead. */
function Dots({ show, moment }: { readonly show: Show; readonly moment: Extract<Moment, { kind: 'step' }> }) {
  const { steps } = show
  if (steps.length > 24)
    return (
      <span aria-hidden="true" className="mt-3 block h-1 w-60 overflow-hidden rounded-full bg-line-2">
        <span
          className="block h-full origin-left bg-accent transition-transform duration-(--t-sheet)"
          style={{ transform: `scaleX(${(moment.index + 1) / steps.length})` }}
        />
      </span>
    )
  return (
    <span aria-hidden="true" className="mt-3 flex max-w-full justify-center gap-2">
      {steps.map(({ step }, index) => (
        <span
          key={step.award_place}
          className={`h-1 w-6 rounded-full ${index < moment.index || (index === moment.index && moment.isRevealed) ? (step.is_own ? 'bg-gold' : 'bg-accent') : index === moment.index ? 'bg-text' : 'bg-line-2'}`}
        />
      ))}
    </span>
  )
}

interface AnnouncementProps {
  readonly moment: Moment
  readonly show: Show
  readonly lottery: Lottery
}

/** The text for screen readers: each prize once, when its number is complete. */
function Announcement({ moment, show, lottery }: AnnouncementProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const last = moment.kind === 'step' ? show.steps[moment.isRevealed ? moment.index : moment.index - 1] : undefined
  const text = () => {
    if (!last) return `${t('show.intro')}. ${t('show.introText')}.`
    const { step } = last
    const prize = lottery.prizes.find(({ award_place: place }) => place === step.award_place)
    const values = {
      prize: words.place(step.award_place),
      what: prize ? words.name(prize, lottery.currency) : '',
      ticket: step.ticket,
      nickname: step.nickname,
    }
    return t(step.is_own ? 'show.announceOwn' : 'show.announce', values)
  }
  return (
    <p role="status" className="sr-only">
      {text()}
    </p>
  )
}
