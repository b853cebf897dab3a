import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { EmptyState } from '../../../ui/EmptyState'
import { Icon } from '../../../ui/Icon'
import { PastTournament } from '../components/PastTournament'
import { TournamentCard } from '../components/TournamentCard'
import { Art, type SectionWords, TournamentsFrame } from '../components/TournamentsFrame'
import { useScenes, useTournaments } from '../components/useTournaments'
import { inOrder } from '../model'

/** Finished ones on the hub; the archive has them all. */
const pastMost = 3

/** RT-17: what runs, what comes, what is over, and the ways on. */
export function HubScreen({ ways, ...words }: SectionWords & { readonly ways: readonly Way[] }) {
  const t = useT('tournaments')
  const tournaments = useTournaments()
  return (
    <TournamentsFrame {...words} list="hub" tournaments={tournaments} how={t('hub.how')}>
      <Lists tournaments={tournaments} />
      <Ways ways={ways} />
    </TournamentsFrame>
  )
}

function Lists({ tournaments }: { readonly tournaments: ReturnType<typeof useTournaments> }) {
  const t = useT('tournaments')
  const href = useHref()
  const scenes = useScenes()
  const { list, rows, nowMs } = tournaments
  const shared = { scenes, rows, nowMs }
  const running = inOrder(list, 'active', nowMs, rows)
  const soon = inOrder(list, 'future', nowMs, rows)
  const over = inOrder(list, 'archive', nowMs, rows).slice(0, pastMost)
  return (
    <>
      <Part title={t('hub.running')} note={running.length > 0 ? t('hub.open', { count: running.length }) : undefined}>
        {running.length === 0 ? (
          <EmptyState
            art={<Art name="trophy" />}
            title={t('hub.quiet')}
            text={t(soon.length > 0 ? 'hub.quietNext' : 'hub.quietText')}
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
            {running.map((one, at) => (
              <li
                key={one.frontend_identifier}
                className={at === 0 && running.length % 2 === 1 ? 'lg:col-span-2' : undefined}
              >
                <TournamentCard
                  tournament={one}
                  {...shared}
                  isHot={at === 0}
                  isFirst={at < 2}
                  isWide={at === 0 && running.length % 2 === 1}
                />
              </li>
            ))}
          </ul>
        )}
      </Part>
      {soon.length > 0 && (
        <Part title={t('hub.soon')} note={t('hub.ahead', { count: soon.length })}>
          <ul className={`grid gap-4 md:grid-cols-2 lg:gap-6 ${soon.length > 2 ? 'xl:grid-cols-3' : ''}`}>
            {soon.map((one) => (
              <li key={one.frontend_identifier}>
                <TournamentCard tournament={one} {...shared} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {over.length > 0 && (
        <Part
          title={t('hub.over')}
          aside={
            <a
              href={href('/tournaments/archive')}
              className="inline-block py-1 text-accent-text underline underline-offset-3"
            >
              {t('hub.toArchive')}
            </a>
          }
        >
          <ul className="grid gap-2">
            {over.map((one) => (
              <li key={one.frontend_identifier}>
                <PastTournament tournament={one} scenes={scenes} rows={rows} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function Part({ title, note, aside, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-20 font-[650]">
          {title}
        </h2>
        {note && <span className="num text-text-2">{note}</span>}
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {children}
    </section>
  )
}

export interface Way {
  readonly key: 'lotteries' | 'actions' | 'achievements'
  readonly path: string
  readonly art: string
}

/** The other things to win beside tournaments. */
function Ways({ ways }: { readonly ways: readonly Way[] }) {
  const t = useT('tournaments')
  const href = useHref()
  return (
    <Part title={t('hub.more')}>
      <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
        {ways.map(({ key, path, art }) => (
          <li key={key}>
            <a
              href={href(path)}
              className="hair flex min-h-20 items-center gap-4 rounded-card bg-surface-1 p-4 transition-colors hover:bg-surface-2"
            >
              <img src={`/media/art/1/${art}/128.webp`} alt="" width={48} height={48} loading="lazy" />
              <span className="min-w-0 flex-1">
                <span className="block font-[650]">{t(`ways.${key}`)}</span>
                <span className="mt-0.5 block text-14 text-text-2">{t(`ways.${key}Text`)}</span>
              </span>
              <Icon of={ArrowRight} className="text-text-3" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
