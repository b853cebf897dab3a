import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'

/** The operator's text about the page, collapsed by default. */
export function HowItWorks({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT('tournaments')
  if (!children) return null
  return (
    <section className="hair mt-8 rounded-card bg-surface-1 lg:mt-12">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-card p-4 lg:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="text-16 font-[650]">{title}</h2>
          <span className="shrink-0 text-14 text-accent-text">
            <span className="group-open:hidden">{t('hub.read')}</span>
            <span className="hidden group-open:inline">{t('hub.less')}</span>
          </span>
        </summary>
        <div className="max-w-[70ch] px-4 pb-4 lg:px-6 lg:pb-6">{children}</div>
      </details>
    </section>
  )
}
