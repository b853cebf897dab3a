import type { useTranslations } from 'use-intl/react'
import { formatTag } from './locales'
import type { Area } from './messages'
import type { Texts } from './texts'
import { translatorOf } from './translate'

/** Texts of an area outside components: for the head of a page, whose loader has loaded the area. */
export function textsOf<A extends Area>(texts: Texts, area: A): ReturnType<typeof useTranslations<A>> {
  // As in `useT`: use-intl's type for our own translator.
  return translatorOf(texts.areas[area], area, formatTag(texts.locale)) as never
}
