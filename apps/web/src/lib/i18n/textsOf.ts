import type { useTranslations } from 'use-intl/react'
import { formatTag } from './locales'
import type { Area } from './messages'
import type { Texts } from './texts'
import { translatorOf } from './translate'

/** Texts of an area outside components: for the head of a page, whose loader has made the area ready. */
export function textsOf<A extends Area>(texts: Texts, area: A): ReturnType<typeof useTranslations<A>> {
  // As in `useT`: the type of use-intl over our translator.
  return translatorOf(texts.areas[area], area, formatTag(texts.locale)) as never
}
