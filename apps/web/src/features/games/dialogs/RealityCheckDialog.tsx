import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useErrorText } from '../../../lib/i18n/useErrorText'
import { deviceNow } from '../../../lib/time/platformClock'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { FormNote } from '../../../ui/forms/FormNote'
import { Segmented } from '../../../ui/forms/Segmented'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/states/Skeleton'
import { usePlayerCurrency } from '../components/lobby/usePlayerCurrency'
import { BestMoment } from '../components/summary/BestMoment'
import { PlaySum } from '../components/summary/PlaySum'
import { playOf } from '../playing/play'
import { playQuery } from '../playing/playQuery'

const choices = ['15', '30', '60'] as const
type Choice = (typeof choices)[number]

/** SAFE-04: how long the player has played, and their net result. It blocks the page until the player answers. */
export default function RealityCheckDialog() {
  const t = useT('games')
  const words = useErrorText()
  const client = useQueryClient()
  const router = useRouter()
  const { close } = useDialog()
  const currency = usePlayerCurrency() ?? 'EUR'
  const { data: play } = useQuery(playQuery())
  const [chosen, setChosen] = useState<Choice>()
  const shown = chosen ?? choices.find((choice) => Number(choice) === play?.intervalMinutes) ?? '60'
  const answer = useMutation({
    mutationFn: () => api('games.answerRealityCheck', { body: { interval_minutes: Number(shown) as 15 | 30 | 60 } }),
    onSuccess: (wire) => client.setQueryData(playQuery().queryKey, (before) => playOf(wire, deviceNow(), before)),
  })
  const goOn = () => answer.mutate(undefined, { onSuccess: close })
  const rest = () => answer.mutate(undefined, { onSuccess: () => void router.navigate({ to: '/profile/limits' }) })
  const none = { currency, bet_cents: 0, win_cents: 0 }
  const sums = play && (play.sums.length > 0 ? play.sums : [none])
  return (
    <Dialog
      title={t('reality.title')}
      size="small"
      blocking
      foot={
        <div className="grid gap-3 md:grid-cols-2">
          <Button size="large" onClick={rest} disabled={answer.isPending}>
            {t('reality.rest')}
          </Button>
          <Button size="large" onClick={goOn} waiting={answer.isPending}>
            {t('reality.goOn')}
          </Button>
        </div>
      }
    >
      <FormNote text={answer.isError ? words('unknown') : undefined} />
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-warn/13 text-warn">
          <Icon of={Hourglass} size={28} />
        </span>
        <p className="num text-pretty text-16">
          {play
            ? t.rich('reality.played', { minutes: Math.max(1, play.minutes), b: (text) => <b>{text}</b> })
            : '\u00a0'}
        </p>
      </div>
      <div className="mt-5 grid gap-3">
        {sums ? (
          sums.map(({ currency: code, bet_cents, win_cents }) => (
            <PlaySum key={code} {...{ currency: code, bet_cents, win_cents }} />
          ))
        ) : (
          <Skeleton className="h-20 rounded-card" />
        )}
      </div>
      {play?.best && <BestMoment best={play.best} proof={`/fairness/${play.best.id}`} />}
      <p className="mt-5 mb-2 font-medium">{t('reality.again')}</p>
      <Segmented
        label={t('reality.again')}
        value={shown}
        onChange={setChosen}
        options={choices.map((value) => ({ value, label: t('reality.minutes', { minutes: Number(value) }) }))}
      />
      <p className="mt-3 text-12 text-text-2">{t('reality.note')}</p>
    </Dialog>
  )
}
