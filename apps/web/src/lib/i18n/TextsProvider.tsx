import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
// Types only: typed keys and values come from use-intl; its runtime (parser, formatters, caches) would cost 5 kB more.
import type { useTranslations } from 'use-intl/react'
import { formatTag } from './locales'
import type { Area } from './messages'
import type { Texts } from './texts'
import { makeTranslator, type Translator } from './translate'

interface Translators {
  of(area: Area): Translator
}

const TextsContext = createContext<Translators | undefined>(undefined)
const kept = new WeakMap<object, Translators>()

/** One set of translators for a set of texts, however often a page is drawn with it. */
function translatorsOf(texts: Texts, areas: object): Translators {
  let translators = kept.get(areas)
  if (!translators) {
    const made = new Map<Area, Translator>()
    translators = {
      of: (area) => {
        let one = made.get(area)
        if (!one) {
          one = makeTranslator((areas as Record<string, unknown>)[area], area, formatTag(texts.locale))
          made.set(area, one)
        }
        return one
      },
    }
    kept.set(areas, translators)
  }
  return translators
}

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const areas = useSyncExternalStore(texts.subscribe, texts.snapshot, texts.snapshot)
  return <TextsContext value={translatorsOf(texts, areas)}>{children}</TextsContext>
}

/** Texts of one area with typed keys: `const t = useT('shell'); t('header.deposit')`. Also `t.rich` and `t.has`. */
export function useT<A extends Area>(area: A): ReturnType<typeof useTranslations<A>> {
  const translators = useContext(TextsContext)
  if (!translators) throw new Error('useT outside TextsProvider')
  // The translator does what the type of use-intl promises for `t`, `t.rich` and `t.has`; `markup` and `raw` are not used here.
  return translators.of(area) as never
}
