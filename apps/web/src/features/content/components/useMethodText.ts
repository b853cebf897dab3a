import { useT } from '../../../lib/i18n/TextsProvider'
import type { StaticPage } from '../model'

type Method = NonNullable<StaticPage['deposit_tables']>[string][number]

/** Names of methods, translated for those without a brand name. */
export function useMethodText() {
  const t = useT('content')
  return {
    title: ({ method, title }: Method): string => {
      const key = `payments.methods.${method}` as 'payments.methods.voucher'
      return title || !t.has(key) ? title || method : t(key)
    },
  }
}
