import { flagNames } from '@apogee/rules/site/flagNames'
import { useFlagOverrides } from '../../../lib/flags/flags'
import { resetFlags } from '../../../lib/flags/overrideFlag'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { toast } from '../../../lib/toasts'
import { Button } from '../../../ui/Button'
import { FlagRow } from '../components/FlagRow'

/** RT-40, OPEN-16: the flags of this browser, for testers. */
export function FlagsScreen() {
  const t = useT('site')
  const { flags } = useSite()
  const overrides = useFlagOverrides()
  const count = Object.keys(overrides).length
  const reset = () => {
    resetFlags()
    toast({ kind: 'success', id: 'flags', title: t('flags.wasReset') })
  }
  return (
    <div className="mx-auto max-w-[48rem] pt-4 pb-8 lg:pt-8">
      <h1 className="display text-24 text-balance md:text-32">{t('flags.title')}</h1>
      <p className="mt-4 max-w-[62ch] text-16 text-text-2">{t('flags.text')}</p>
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-text-2">
          {t('flags.counted', { count })}
        </p>
        <Button tone="ghost" onClick={reset} disabled={count === 0}>
          {t('flags.reset')}
        </Button>
      </div>
      <ul className="divide-y divide-line rounded-card bg-surface-1 shadow-line">
        {flagNames.map((name) => (
          <FlagRow key={name} name={name} isDefault={flags[name]} override={overrides[name]} />
        ))}
      </ul>
    </div>
  )
}
