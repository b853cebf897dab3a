import { useT } from '../../../lib/i18n/TextsProvider'
import { textIf } from '../../../lib/i18n/textIf'
import type { StaticPage } from '../model'

type Method = NonNullable<StaticPage['deposit_tables']>[string][number]

/** Names of methods, translated for those without a brand name. */
export function useMethodText() {
  const t = useT('content')
  return {
    title: ({ method, title }: Method): string => title || (textIf(t, `payments.methods.${method}`) ?? method),
  }
}
