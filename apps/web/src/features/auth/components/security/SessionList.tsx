import { deviceName, readDevice } from '@apogee/rules/site/device'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { countryName } from '../../../../lib/i18n/countryName'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { toast } from '../../../../lib/toasts'
import { Button } from '../../../../ui/Button'
import { FactLine } from '../../../../ui/FactLine'
import { Icon } from '../../../../ui/Icon'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { TimeAgo } from '../../../../ui/TimeAgo'
import { type Session, sessionsQuery } from '../../queries'
import { useEndSession } from '../../securityMutations'
import { SecurityCard } from './SecurityCard'

/** SEC-01: the player's active sessions; they can end any they do not recognise. */
export function SessionList() {
  const t = useT('auth')
  const { data: sessions, isError, refetch, isFetching } = useQuery(sessionsQuery())
  const end = useEndSession()
  const endOthers = async () => {
    await end.mutateAsync('others')
    toast({ kind: 'success', title: t('sessions.othersEnded') })
  }
  const hasOthers = sessions?.some(({ current }) => !current) === true
  return (
    <SecurityCard
      title={t('sessions.title')}
      mark={
        hasOthers && (
          <Button
            tone="ghost"
            waiting={end.isPending && end.variables === 'others'}
            // `useEndSession` shows the failure.
            onClick={() => void endOthers().catch(() => undefined)}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!isError && !sessions && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line">
        {sessions?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </SecurityCard>
  )
}

interface SessionLineProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const t = useT('auth')
  const { locale } = useSite()
  const { user_agent: userAgent, country, ip, last_seen_at: seen, current } = session
  const device = deviceName(userAgent) ?? t('sessions.unknownDevice')
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon of={readDevice(userAgent).isMobile ? Smartphone : Monitor} className="shrink-0 text-text-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device}</p>
        <p className="text-14 text-text-2">
          <FactLine
            facts={[country && countryName(country, locale), ip, !current && <TimeAgo key="seen" at={seen} />]}
          />
        </p>
      </div>
      {current ? (
        <span className="text-14 font-[620] text-win">{t('sessions.current')}</span>
      ) : (
        <Button
          tone="ghost"
          size="small"
          waiting={isEnding}
          onClick={onEnd}
          aria-label={t('sessions.endThis', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
