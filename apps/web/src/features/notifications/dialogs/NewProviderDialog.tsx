import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { toPage } from '../../../lib/page/toPage'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { Scene } from '../../../ui/Scene'
import { providersQuery } from '../../games/queries'
import { popupsQuery } from '../../site/queries'
import { useJoinGroup } from '../mutations'

/** NTF-07: introduces a new studio; closing it in any way counts as seen (NTF-08). */
export default function NewProviderDialog({ provider }: { readonly provider: string }) {
  const t = useT('notifications')
  const router = useRouter()
  const { isOpen, close } = useDialog()
  const { data: providers } = useQuery(providersQuery)
  const { data: popups } = useQuery(popupsQuery)
  const { mutate: join } = useJoinGroup()
  const isTold = useRef(false)
  const shownGroup = popups?.new_provider?.shown_group
  useEffect(() => {
    if (isOpen || isTold.current || shownGroup === undefined) return
    isTold.current = true
    join(shownGroup)
  }, [isOpen, shownGroup, join])
  const name = providers?.find(({ id }) => id === provider)?.title ?? provider
  return (
    <Dialog
      title={t('newProvider.title')}
      size="small"
      cover={
        <div className="relative h-48 overflow-hidden short:h-20 sideways:h-full">
          <Scene seed={provider} width={448} height={192} planet={{ x: 0.5, y: 1.3, r: 0.8 }} />
          <p className="display absolute inset-0 grid place-items-center px-6 text-center text-32">{name}</p>
        </div>
      }
      foot={
        <>
          <Button
            tone="action"
            size="large"
            block
            onClick={() => void router.navigate(toPage(`/producers/${provider}`))}
          >
            {t('newProvider.see')}
          </Button>
          <Button size="large" tone="plain" block onClick={close}>
            {t('newProvider.later')}
          </Button>
        </>
      }
    >
      <p aria-hidden="true" className="mt-5 text-center text-20 font-[680]">
        {t('newProvider.title')}
      </p>
      <p className="mt-2 text-center text-text-2">{t('newProvider.text', { provider: name })}</p>
    </Dialog>
  )
}
