import { ArrowRight } from 'lucide-react'
import { useIsOffered } from '../../../lib/flags/useIsOffered'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { sectionThemes } from '../../content/sectionThemes'
import { HubPart } from '../components/HubPart'
import { PastTournament } from '../components/PastTournament'
import { useScenes, useTournamentLists } from '../components/useTournaments'
import { inOrder } from '../model'

/** The number of finished tournaments on the hub; the archive has all of them. */
const pastMost = 3

const ways = ['lotteries', 'actions', 'achievements'] as const

/** Finished tournaments, and links to other competitions. */
export default function HubMore() {
  const t = useT('tournaments')
  const href = useHref()
  const scenes = useScenes()
  const { list, rows, nowMs } = useTournamentLists()
  const over = inOrder(list, 'archive', nowMs, rows).slice(0, pastMost)
  return (
    <>
      {over.length > 0 && (
        <HubPart
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
        </HubPart>
      )}
      <Ways />
    </>
  )
}

/** Links to lotteries, quests and other competitions. */
function Ways() {
  const t = useT('tournaments')
  const href = useHref()
  const isOffered = useIsOffered()
  const offered = ways.filter((key) => isOffered(`/${key}`))
  if (offered.length === 0) return null
  return (
    <HubPart title={t('hub.more')}>
      <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
        {offered.map((key) => (
          <li key={key}>
            <a
              href={href(`/${key}`)}
              className="hair flex min-h-20 items-center gap-4 rounded-card bg-surface-1 p-4 transition-colors hover:bg-surface-2"
            >
              <img
                src={`/media/art/1/${sectionThemes[key].art}/128.webp`}
                alt=""
                width={48}
                height={48}
                loading="lazy"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-[650]">{t(`ways.${key}`)}</span>
                <span className="mt-0.5 block text-14 text-text-2">{t(`ways.${key}Text`)}</span>
              </span>
              <Icon of={ArrowRight} className="text-text-3" />
            </a>
          </li>
        ))}
      </ul>
    </HubPart>
  )
}
