import { useId } from 'react'
import { useListLinks } from '../lib/navigation/links'

interface RulesListProps {
  readonly title: string
  /** Sentences, in order. */
  readonly rules: readonly string[]
  /** The page with the full text. */
  readonly more?: { readonly href: string; readonly text: string }
  readonly className?: string
}

/** The rules as numbered sentences; links of its page lead to `#rules`. */
export function RulesList({ title, rules, more, className = '' }: RulesListProps) {
  const id = useId()
  const links = useListLinks()
  return (
    <section
      id="rules"
      aria-labelledby={id}
      className={`hair scroll-mt-[calc(var(--header-height)+1rem)] rounded-card bg-surface-1 p-4 lg:p-6 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4" {...links}>
        <h2 id={id} className="text-20 font-[650]">
          {title}
        </h2>
        {more && (
          <a
            href={more.href}
            className="inline-flex min-h-11 items-center text-14 text-accent-text underline underline-offset-4"
          >
            {more.text}
          </a>
        )}
      </div>
      <ol className="mt-3 grid gap-x-12 gap-y-3 lg:grid-cols-2">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 text-12 font-[650] text-text"
            >
              {index + 1}
            </span>
            <span className="num min-w-0 text-pretty text-text-2">{rule}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
