import { Gift, RotateCcw } from 'lucide-react'
import { formatDate } from '../../../../lib/format/date'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { useSite } from '../../../../lib/page/site'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { HeroFrame } from '../HeroFrame'
import { HeroFund } from '../HeroFund'
import type { LotteryView } from '../useLottery'
import { usePrizeText } from '../usePrizeText'
import { DrumArt } from './DrumArt'
import { TicketArt, TicketNumber } from './TicketArt'

export interface ResultHeroProps {
  readonly view: LotteryView
  /** Replays the draw; undefined on a platform that does not send its steps. */
  readonly onAgain: (() => void) | undefined
}

/** A drawn lottery: the ticket of the main prize, and the player's prizes. */
export default function ResultHero({ view, onAgain }: ResultHeroProps) {
  const t = useT('lotteries')
  const words = usePrizeText()
  const { locale } = useSite()
  const { lottery } = view
  const main = mainOf(view)
  const at = lottery.finished_at ?? lottery.end_at
  return (
    <HeroFrame
      lottery={lottery}
      phase="archive"
      date={t('one.drawnOn', { date: formatDate(at, locale, 'day', 'UTC') })}
      art={
        main ? (
          <TicketArt variant="won" title={lottery.title} className="w-[min(80vw,22rem)] -rotate-3 lg:w-104">
            <TicketNumber>{main.ticket}</TicketNumber>
          </TicketArt>
        ) : (
          <DrumArt className="w-44 lg:w-72" />
        )
      }
    >
      <HeroFund view={view} />
      <p className="num mt-4 text-16 font-[650] text-pretty">
        {main ? (
          <>
            {t('result.main', { ticket: main.ticket })}, {t('result.holder', { nickname: main.nickname })}.
          </>
        ) : (
          t('result.noDraw')
        )}
      </p>
      <OwnResult view={view} name={(prize) => words.name(prize, lottery.currency)} />
      {onAgain && (
        <Button tone="ghost" size="large" className="mt-6" onClick={onAgain}>
          <Icon of={RotateCcw} size={16} />
          {t('show.again')}
        </Button>
      )}
    </HeroFrame>
  )
}

/** From the steps of the draw, or else from the prizes, which contain their tickets too. */
function mainOf({ draw, lottery }: LotteryView): { ticket: string; nickname: string } | undefined {
  const step = draw?.steps.find(({ award_place: place }) => place === 1)
  if (step) return step
  const prize = lottery.prizes.find(({ award_place: place }) => place === 1)
  return prize?.ticket ? { ticket: prize.ticket, nickname: prize.nickname ?? '' } : undefined
}

interface OwnResultProps {
  readonly view: LotteryView
  readonly name: (prize: LotteryView['lottery']['prizes'][number]) => string
}

function OwnResult({ view: { lottery, status }, name }: OwnResultProps) {
  const t = useT('lotteries')
  const dialogs = useDialogs()
  if (!status || status.tickets.length === 0) return null
  const [first] = status.prizes
  if (!first) return <p className="mt-5 text-16 text-text-2">{t('result.lost', { count: status.tickets.length })}</p>
  return (
    <div className="hair mt-6 flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-win/10 p-4">
      <p className="min-w-0 flex-1 basis-56 text-16 font-[650] text-balance">
        {t('result.won', { prizes: status.prizes.map(name).join(', ') })}
      </p>
      <Button
        tone="action"
        size="large"
        onClick={() => dialogs.open('lotteryWon', { slug: lottery.frontend_identifier, place: first.award_place })}
      >
        <Icon of={Gift} />
        {t('result.details')}
      </Button>
    </div>
  )
}
