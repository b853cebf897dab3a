import { useT } from '../../../../lib/i18n/TextsProvider'
import { useDialogs } from '../../../../lib/navigation/dialogs'
import { wayOut } from '../../../../ui/forms/wayOut'

interface TakenEmailProps {
  readonly text: string | undefined
  readonly redirect: string | undefined
}

/** The error of an address that has an account, with the ways into it. */
export function TakenEmail({ text, redirect }: TakenEmailProps) {
  const t = useT('auth')
  const dialogs = useDialogs()
  const way = redirect === undefined ? {} : { redirect }
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {text}
      <button type="button" className={wayOut} onClick={() => dialogs.replace('signIn', way)}>
        {t('signIn.submit')}
      </button>
      <button type="button" className={wayOut} onClick={() => dialogs.replace('remind', way)}>
        {t('signIn.remind')}
      </button>
    </span>
  )
}
