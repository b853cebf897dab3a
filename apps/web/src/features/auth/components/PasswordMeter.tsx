import { useT } from '../../../lib/i18n/TextsProvider'
import { strengthOf } from '../model'

/** Four bars and a label below a new password. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const t = useT('auth')
  const { score, word } = strengthOf(password)
  const colour = score > 2 ? 'bg-win' : score > 1 ? 'bg-warn' : 'bg-danger'
  return (
    <div className="mt-2" aria-live="polite">
      <div className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={`h-1 flex-1 rounded-full ${bar <= score ? colour : 'bg-surface-3'}`} />
        ))}
      </div>
      <p className="mt-2 text-12 text-text-3">
        {word && <b className="mr-1 text-text">{t(`passwordRules.strength.${word}`)}.</b>}
        {t('passwordRules.length')}
      </p>
    </div>
  )
}
