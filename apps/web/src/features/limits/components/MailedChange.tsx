import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { showNotice, somethingWrong } from '../../../lib/notices'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { useConfirmLimit } from '../mutations'

/** RT-25: target of an emailed link. Its token works once, so it is used once and removed from the address. */
export function MailedChange() {
  const t = useT('limits')
  const site = useSite()
  const navigate = useNavigate()
  const { token } = useSearch({ strict: false }) as { readonly token?: unknown }
  const { mutateAsync: confirm } = useConfirmLimit()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || asked.current === String(token)) return
    asked.current = String(token)
    void confirm(asked.current)
      .then(() => toast({ kind: 'success', id: 'limitConfirmed', title: t('confirmed'), text: t('confirmedText') }))
      // OPEN-63
      .catch(() => showNotice(site, somethingWrong))
      .finally(() => void navigate({ to: '/profile/limits', search: {}, replace: true }))
  }, [token, confirm, navigate, site, t])
  return null
}
