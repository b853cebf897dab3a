import { useT } from '../lib/i18n/TextsProvider'
import { Satellite } from '../ui/art/Satellite'
import { Standing } from './Standing'

/** The answer to an unknown path, with status 404. */
export function NotFoundPage() {
  const t = useT('shell')
  return (
    <Standing
      art={<Satellite size={160} />}
      code={t('notFound.code')}
      title={t('notFound.title')}
      text={t('notFound.text')}
      home={t('notFound.home')}
    />
  )
}
