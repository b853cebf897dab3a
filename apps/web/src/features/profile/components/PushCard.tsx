import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useHydrated } from '../../../lib/browser/useHydrated'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { endPush, type PushState, readPushState, startPush } from '../../../lib/push'
import { toast } from '../../../lib/toasts'
import { Switch } from '../../../ui/forms/Switch'
import { pushQuery } from '../queries'

const stateKey = ['profile.pushState']

/** Push messages in this browser. Hidden where the platform or the browser does not support them. */
export function PushCard() {
  const t = useT('profile')
  const id = useId()
  const client = useQueryClient()
  const { locale } = useSite()
  const { data } = useQuery({ ...pushQuery(), enabled: useHydrated() })
  const key = data?.public_key ?? null
  const { data: state = 'unavailable' } = useQuery({
    queryKey: stateKey,
    queryFn: key === null ? skipToken : () => readPushState(key, locale),
  })
  const change = useMutation({
    mutationKey: stateKey,
    mutationFn: async (isWanted: boolean) => (isWanted && key !== null ? startPush(key) : endPush()),
    onSuccess: (now: PushState) => {
      client.setQueryData(stateKey, now)
      if (now === 'on' || now === 'off')
        toast({ kind: now === 'on' ? 'success' : 'message', title: t(`push.${now}`), id: 'push' })
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: stateKey })
      toast({ kind: 'error', title: t('push.failed'), id: 'push' })
    },
  })
  if (key === null || state === 'unavailable') return null
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 className="font-[650]">{t('push.title')}</h2>
      <p className="mt-1 text-14 text-text-2">{t('push.text')}</p>
      {state === 'blocked' ? (
        <p className="mt-4 text-14 text-text-2">{t('push.blocked')}</p>
      ) : (
        <label htmlFor={id} className="mt-2 flex min-h-14 cursor-pointer items-center justify-between gap-4">
          {t('push.label')}
          <Switch
            id={id}
            checked={change.isPending ? change.variables : state === 'on'}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate(target.checked)}
          />
        </label>
      )}
    </section>
  )
}
