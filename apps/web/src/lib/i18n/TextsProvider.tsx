import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
// Types only: typed keys and values come from use-intl; its runtime (parser, formatters, caches) would add 5 kB.
import type { useTranslations } from 'use-intl/react'
import { formatTag } from './locales'
import type { Area } from './messages'
import type { CompiledTexts, Texts } from './texts'
import { type Translator, translatorOf } from './translate'

interface Loaded {
  readonly areas: CompiledTexts
  readonly tag: string
}

const TextsContext = createContext<Loaded | undefined>(undefined)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const areas = useSyncExternalStore(texts.subscribe, texts.snapshot, texts.snapshot)
  const loaded = useMemo(() => ({ areas, tag: formatTag(texts.locale) }), [areas, texts])
  return <TextsContext value={loaded}>{children}</TextsContext>
}

/** Texts of one area by keys from data. */
export function useTranslator(area: Area): Translator {
  const loaded = useContext(TextsContext)
  if (!loaded) throw new Error('useT outside TextsProvider')
  return translatorOf(loaded.areas[area], area, loaded.tag)
}

/** Texts of one area with typed keys: `const t = useT('shell'); t('header.deposit')`. Also `t.rich` and `t.has`. */
export const useT = <A extends Area>(area: A): ReturnType<typeof useTranslations<A>> =>
  // The translator implements what use-intl's type promises for `t`, `t.rich` and `t.has`; `markup` and `raw` are not
  // used here.
  useTranslator(area) as never
