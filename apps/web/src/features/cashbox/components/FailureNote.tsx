import { CircleAlert } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../lib/navigation/dialogs'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { wayOut } from '../../../ui/forms/wayOut'
import { Icon } from '../../../ui/Icon'
import type { Action } from '../model'

/** A server error that belongs to no field; `code` is the server's own error code. */
export interface Failure {
  readonly text: string
  readonly code?: string | undefined
  readonly action?: Action | undefined
}

/** Where the player can resolve a rejection. */
const ways = {
  verification_needed: ['documents', '/profile/verification'],
  wager_active: ['bonuses', '/profile/gifts'],
  limit_reached: ['limits', '/profile/limits'],
  limit_restrict_access: ['limits', '/profile/limits'],
  debt_open: ['payments', '/accounts/history'],
} as const
const wayOf = (code: string | undefined) =>
  code && Object.hasOwn(ways, code) ? ways[code as keyof typeof ways] : undefined

interface FailureNoteProps {
  readonly failure: Failure | undefined
  /** Returns to the choice of a method. */
  readonly onMethod?: () => void
}

/** A rejected payment, with a link to where the reason can be resolved. */
export function FailureNote({ failure, onMethod }: FailureNoteProps) {
  const t = useT('cashbox')
  const href = useHref()
  const dialogs = useDialogs()
  const links = useListLinks()
  if (!failure) return null
  const way = wayOf(failure.code)
  const { action, code } = failure
  return (
    <div
      ref={comeIntoSight}
      role="alert"
      className="mb-4 flex items-start gap-2 rounded-control bg-danger/12 p-3 text-danger-text shadow-danger"
    >
      <Icon of={CircleAlert} className="shrink-0" />
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {failure.text}
        {code === 'profile_incomplete' && action && (
          <button type="button" className={wayOut} onClick={() => dialogs.replace('personalInfo', { context: action })}>
            {t('screen.refused.details')}
          </button>
        )}
        {code === 'sign_up_incomplete' && (
          <button type="button" className={wayOut} onClick={() => dialogs.replace('terms', {})}>
            {t('screen.refused.signUp')}
          </button>
        )}
        {code === 'method_unavailable' && onMethod && (
          <button type="button" className={wayOut} onClick={onMethod}>
            {t('screen.refused.method')}
          </button>
        )}
        {way && (
          <span {...links}>
            <a href={href(way[1])} className={wayOut}>
              {t(`screen.refused.${way[0]}`)}
            </a>
          </span>
        )}
      </p>
    </div>
  )
}

// The pressed button may be a screen further down.
const comeIntoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' })
