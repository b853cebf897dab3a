import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, ExternalLink, FileText, type LucideIcon, Trash2 } from 'lucide-react'
import { api } from '../../../lib/api'
import { humanize } from '../../../lib/browser/humanize'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Icon } from '../../../ui/Icon'
import { IconButton, iconButtonStyle } from '../../../ui/IconButton'
import { Tag } from '../../../ui/Tag'
import { type Document, documentsQuery, verificationQuery } from '../queries'

const statusStyles: Readonly<Record<Document['status'], { tone: 'win' | 'warn' | 'danger'; icon: LucideIcon }>> = {
  approved: { tone: 'win', icon: CircleCheck },
  not_approved: { tone: 'warn', icon: Clock },
  rejected: { tone: 'danger', icon: CircleX },
}

/** One file the player uploaded: its status with the reason, and its buttons. */
export function DocumentRow({ document }: { readonly document: Document }) {
  const t = useT('profile')
  const { locale } = useSite()
  const { id, file_name: name, status, reason, created_at } = document
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon of={FileText} className="shrink-0 text-text-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag {...(statusStyles[status] ?? statusStyles.not_approved)}>
            {status in statusStyles ? t(`verification.statuses.${status}`) : humanize(status)}
          </Tag>
          <span className="text-12 text-text-3">{formatDate(created_at, locale, 'day', 'UTC')}</span>
        </span>
      </span>
      <span className="flex shrink-0">
        <a
          href={`/api/player/documents/${id}/file`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('verification.viewOf', { name })}
          title={t('verification.view')}
          className={iconButtonStyle({})}
        >
          <Icon of={ExternalLink} />
        </a>
        {status === 'not_approved' && <DeleteDocument document={document} />}
      </span>
      {reason && (
        <p className="basis-full pl-8 text-14 text-danger-text">
          {textIf(t, `verification.reasons.${reason}`) ?? humanize(reason)}
        </p>
      )}
    </li>
  )
}

function DeleteDocument({ document: { id, file_name: name } }: { readonly document: Document }) {
  const t = useT('profile')
  const cache = useQueryClient()
  const remove = useMutation({
    mutationKey: ['profile.deleteDocument'],
    mutationFn: () => api('profile.deleteDocument', { params: { id } }),
    onSuccess: () => toast({ kind: 'message', title: t('verification.removed', { name }) }),
    // It may have been reviewed in between: then the list shows that.
    onSettled: () =>
      Promise.all([cache.invalidateQueries(documentsQuery()), cache.invalidateQueries(verificationQuery())]),
  })
  return (
    <IconButton
      label={t('verification.removeOf', { name })}
      aria-disabled={remove.isPending || undefined}
      onClick={() => remove.isPending || remove.mutate()}
    >
      <Icon of={Trash2} />
    </IconButton>
  )
}
