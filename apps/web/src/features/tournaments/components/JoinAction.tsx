import { LogIn, Play } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { buttonStyle } from '../../../ui/buttonStyle'
import { FormNote } from '../../../ui/forms/FormNote'
import { Icon } from '../../../ui/Icon'
import { pathOf, statusOf, type Tournament } from '../model'
import { refusalOf, useJoin } from '../mutations'
import { TeamChoice } from './leaderboard/TeamChoice'
import { type Joining, useJoining } from './useJoining'
import { useNowMs } from './useTournaments'

const gamesPath = ({ game_category_identity: category }: Pick<Tournament, 'game_category_identity'>): string =>
  `/categories/${encodeURIComponent(category || 'all')}`

/** The main action of a tournament's page: join or play, or the reason why the visitor cannot. */
export function JoinAction({ tournament }: { readonly tournament: Tournament }) {
  const joining = useJoining(tournament)
  const isRunning = statusOf(tournament, useNowMs()) === 'active'
  if (joining === 'over') return null
  if (joining === 'join') return <Join tournament={tournament} />
  return (
    <div className="grid justify-items-start gap-2 md:contents">
      {joining === 'guest' && <Guest tournament={tournament} />}
      {joining === 'pending' && <span className="h-14" />}
      {isRunning && (joining === 'joined' || joining === 'auto') && <PlayLink tournament={tournament} />}
      <Why joining={joining} isRunning={isRunning} />
    </div>
  )
}

function Why({ joining, isRunning }: { readonly joining: Joining; readonly isRunning: boolean }) {
  const t = useT('tournaments')
  const text = {
    over: '',
    pending: '',
    join: '',
    guest: '',
    joined: isRunning ? '' : t('join.early'),
    break: t('join.break'),
    group: t('join.group'),
    custom: t('join.custom'),
    auto: t('join.auto'),
  }[joining]
  return text && <p className="max-w-[34rem] text-pretty text-light/90 md:order-last md:basis-full">{text}</p>
}

function PlayLink({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  return (
    <a
      href={href(gamesPath(tournament))}
      {...links}
      className={buttonStyle({ tone: 'action', size: 'hero', className: 'max-md:w-full' })}
    >
      <Icon of={Play} />
      {t('page.play')}
    </a>
  )
}

/** Sign-up and login, which lead back to this page. */
function Guest({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  const back = `redirect=${encodeURIComponent(pathOf(tournament))}`
  return (
    <div className="grid justify-items-start gap-2 max-md:w-full md:contents" {...links}>
      <a
        href={href(`/registration?${back}`)}
        className={buttonStyle({ tone: 'action', size: 'hero', className: 'max-md:w-full' })}
      >
        {t('join.guest')}
      </a>
      <p className="text-light/90 md:order-last md:basis-full">
        {t.rich('join.guestText', {
          link: (text) => (
            <a href={href(`/login?${back}`)} className="inline-block py-1 underline underline-offset-3">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  )
}

function Join({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const join = useJoin()
  const [team, setTeam] = useState<number>()
  const onJoin = () =>
    join.mutate(
      { id: tournament.id, ...(team !== undefined && { teamId: team }) },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            id: 'tournament-joined',
            title: t('join.joined'),
            text: t('join.joinedText', { title: tournament.title }),
          }),
      },
    )
  return (
    <div className="grid justify-items-start gap-3 md:contents">
      {tournament.teams && tournament.teams.length > 0 && (
        <div className="w-full">
          <TeamChoice teams={tournament.teams} value={team} onChange={setTeam} />
        </div>
      )}
      <Button
        tone="action"
        size="hero"
        className="max-md:w-full"
        waiting={join.isPending}
        waitingLabel={t('join.joining')}
        onClick={onJoin}
      >
        <Icon of={LogIn} />
        {t('join.join')}
      </Button>
      {join.isError ? (
        <div className="rounded-control bg-surface-1 md:order-last">
          <FormNote text={t(`join.${refusalOf(join.error)}`)} />
        </div>
      ) : (
        <p className="max-w-[34rem] text-pretty text-light/90 md:order-last md:basis-full">{t('join.before')}</p>
      )}
    </div>
  )
}
