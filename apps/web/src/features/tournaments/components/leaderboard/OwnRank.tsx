import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { shipOfNickname, shipPicture } from '../../../../lib/shipPicture'
import { behindOwn, partTo } from '../../board'
import { type Contender, statusOf, type Tournament } from '../../model'
import { isGift, isThing, prizesFor } from '../../prizes'
import { rankedOf } from '../../ranking'
import { useFormat } from '../useFormat'
import { useNowMs } from '../useTournaments'
import { Movement } from './Movement'
import type { Board } from './useBoard'
import { useToNext } from './useToNext'

interface OwnRankProps {
  readonly tournament: Tournament
  readonly board: Board
}

/** The player's rank, its prize, and the gain that reaches the next rank. */
export function OwnRank({ tournament, board }: OwnRankProps) {
  const t = useT('tournaments')
  const format = useFormat()
  const isOver = statusOf(tournament, useNowMs()) === 'archive'
  const { own, participants } = board
  if (!own || (isOver && own.award_place === null)) return null
  const place = own.award_place
  const prize = format.prize(prizesFor(tournament.prizes, place), tournament.currency)
  return (
    <section
      aria-label={t('own.label')}
      className="hair rounded-card bg-surface-1 p-4 lg:flex lg:items-center lg:gap-8 lg:px-6 lg:py-4"
    >
      <div className="flex items-center gap-4">
        <img
          src={shipPicture(shipOfNickname(own.nickname, own.ship))}
          alt=""
          width={44}
          height={44}
          className="hidden size-11 rounded-full bg-surface-2 shadow-line md:block"
        />
        <dl className="num flex flex-1 flex-wrap gap-x-5 gap-y-2 lg:flex-nowrap lg:gap-x-8">
          <Fact label={t('own.place')}>
            {place === null
              ? '–'
              : participants === undefined
                ? format.number(place)
                : t('place.of', { place, count: participants })}
            {!isOver && (
              <span className="ml-2 inline-block align-middle">
                <Movement row={own} />
              </span>
            )}
          </Fact>
          <Fact label={t(`unit.${tournament.strategy}`)}>{format.ranked(own, tournament)}</Fact>
          <Fact label={t(isOver ? 'own.final' : 'own.prize')} isWon={prize !== ''}>
            {prize || t(isOver ? 'own.noPrizeFinal' : 'own.noPrize')}
          </Fact>
        </dl>
      </div>
      {isOver ? <Won tournament={tournament} place={place} /> : <NextRank {...{ tournament, board, own }} />}
    </section>
  )
}

interface FactProps {
  readonly label: string
  readonly isWon?: boolean
  readonly children: React.ReactNode
}

const Fact = ({ label, isWon = false, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-2 lg:text-14">{label}</dt>
    <dd className={`text-16 font-[680] text-balance wrap-break-word lg:text-20 ${isWon ? 'text-win' : ''}`}>
      {children}
    </dd>
  </div>
)

/** The gain that reaches the next rank, as a sentence and a bar. */
function NextRank({ tournament, board, own }: OwnRankProps & { readonly own: Contender }) {
  const t = useT('tournaments')
  const format = useFormat()
  const { toNext } = board
  const limit = tournament.games_taken_limit
  const place = own.award_place
  const isFull = limit !== null && own.games_taken >= limit
  const part = place === null ? 0 : partTo(rankedOf(own, tournament.strategy), toNext ?? null)
  const sentence = useToNext(tournament, board) ?? '\u00a0'
  const percent = Math.floor(part * 100)
  const behind = behindOwn(board.lines)
  const lead = behind && rankedOf(own, tournament.strategy) - rankedOf(behind, tournament.strategy)
  return (
    <div className="num mt-4 min-w-0 flex-1 lg:mt-0">
      <p className="flex flex-wrap justify-between gap-x-4 text-text-2">
        <span className="text-pretty">{sentence}</span>
        {limit !== null && !isFull && <span>{t('own.limit', { taken: own.games_taken, limit })}</span>}
      </p>
      {/* Browsers impose their own colours on a native meter. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="meter"
        aria-label={t('own.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-(--t-sheet)"
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      {place !== null && (
        <p className="mt-2 text-12 text-pretty text-text-2">
          {!behind || lead === undefined || lead < 0
            ? '\u00a0'
            : lead === 0
              ? t('own.level', { place: behind.award_place ?? 0 })
              : t('own.ahead', { amount: format.amount(lead, tournament), place: behind.award_place ?? 0 })}
        </p>
      )}
    </div>
  )
}

/** Where the player finds their prize. */
function Won({ tournament, place }: { readonly tournament: Tournament; readonly place: number | null }) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const prizes = prizesFor(tournament.prizes, place)
  if (prizes.length === 0) return null
  return (
    <p className="mt-4 flex-1 text-text-2 lg:mt-0 lg:text-right" {...links}>
      {prizes.some(isGift) ? (
        <>
          {t('own.inGifts')}{' '}
          <a href={href('/profile/gifts')} className="inline-block py-1 text-accent-text underline underline-offset-3">
            {t('own.gift')}
          </a>
        </>
      ) : prizes.some(isThing) ? (
        t('own.byMail')
      ) : (
        t('own.paid')
      )}
    </p>
  )
}
