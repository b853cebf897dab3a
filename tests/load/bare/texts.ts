// In the place of lib/i18n/TextsProvider: the words of the page as a plain app has them, literals and template strings.
import { createElement, Fragment, type ReactNode } from 'react'

type Values = Readonly<Record<string, unknown>>
type Text = (values: Values) => string

const texts = new Map<string, Text>()

/** Makes a function of every text. Plurals, which the page has none of, stand as they are. */
export function openTexts(tree: unknown, path = ''): void {
  if (typeof tree === 'string') texts.set(path, () => tree)
  else if (Array.isArray(tree)) {
    const parts = tree as readonly (string | readonly [string])[]
    texts.set(path, (values) => parts.map((part) => (typeof part === 'string' ? part : values[part[0]])).join(''))
  } else for (const [key, inside] of Object.entries(tree as object)) openTexts(inside, path ? `${path}.${key}` : key)
}

const none: Values = {}

export const useT = (area: string) => {
  const translate = (key: string, values: Values = none): string => texts.get(`${area}.${key}`)?.(values) ?? key
  return Object.assign(translate, { rich: translate, has: (key: string) => texts.has(`${area}.${key}`) })
}

export const TextsProvider = ({ children }: { readonly children: ReactNode }) => createElement(Fragment, null, children)
