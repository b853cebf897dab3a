import type { FlagName } from '@apogee/rules/site/flagNames'
import { PencilLine } from 'lucide-react'
import { useId } from 'react'
import { overrideFlag } from '../../../lib/flags/overrideFlag'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { Switch } from '../../../ui/forms/Switch'
import { Tag } from '../../../ui/Tag'

interface FlagRowProps {
  readonly name: FlagName
  /** The operator's value. */
  readonly isDefault: boolean
  /** This browser's override. */
  readonly override: boolean | undefined
}

/** One flag: its description, its state in this browser, and a button to restore the operator's value. */
export function FlagRow({ name, isDefault, override }: FlagRowProps) {
  const t = useT('site')
  const id = useId()
  const isOn = override ?? isDefault
  const title = t(`flags.list.${name}.name`)
  const toggle = (isWanted: boolean) => overrideFlag(name, isWanted === isDefault ? undefined : isWanted)
  return (
    <li className="flex items-start gap-4 p-4 lg:p-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={id} className="font-[650] text-16">
            {title}
          </h2>
          {override !== undefined && (
            <Tag tone="accent" icon={PencilLine}>
              {t('flags.state.changed')}
            </Tag>
          )}
        </div>
        <p id={`${id}-text`} className="mt-1 text-text-2">
          {t(`flags.list.${name}.text`)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-text-3">
          <code className="wrap-anywhere">{name}</code>
          <span>{isDefault ? t('flags.state.operatorOn') : t('flags.state.operatorOff')}</span>
          {override !== undefined && (
            <Button
              tone="plain"
              size="small"
              className="-my-2 -ml-3 pointer-coarse:h-11"
              aria-label={t('flags.restore', { name: title })}
              onClick={() => overrideFlag(name, undefined)}
            >
              {t('flags.restoreShort')}
            </Button>
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-center">
        <Switch
          checked={isOn}
          onChange={({ target }) => toggle(target.checked)}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
        />
        <span className="text-12 text-text-2" aria-hidden="true">
          {isOn ? t('flags.state.on') : t('flags.state.off')}
        </span>
      </div>
    </li>
  )
}
