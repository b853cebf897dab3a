import { useT } from '../lib/i18n/TextsProvider'
import { Satellite } from '../ui/art/Satellite'
import { Standing } from './Standing'

/** RT-41: the page of those who may not go on. */
export function OopsPage() {
  const t = useT('shell')
  return (
    <Standing
      art={<Satellite size={160} />}
      code={t('oops.code')}
      title={t('oops.title')}
      text={t('oops.text')}
      home={t('oops.home')}
    />
  )
}
