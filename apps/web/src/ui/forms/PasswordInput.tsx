import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../lib/i18n/TextsProvider'
import { Icon } from '../Icon'
import { TextInput, type TextInputProps } from './TextInput'

/** A password field that can show its value. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const t = useT('common')
  const [isShown, setShown] = useState(false)
  const label = isShown ? t('password.hide') : t('password.show')
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <button
          type="button"
          aria-label={label}
          aria-pressed={isShown}
          title={label}
          onClick={() => setShown(!isShown)}
          className="-mr-2 grid size-8 place-items-center rounded-control text-text-2 hover:text-text"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
