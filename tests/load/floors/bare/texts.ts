// Replaces lib/i18n/TextsProvider: the texts of the page as in a plain app, literals and template strings.
import { createElement, Fragment, type ReactNode } from 'react'

type Values = Readonly<Record<string, unknown>>
type Text = (values: Values) => string

const texts = new Map<string, Text>()

/** Part of a text: a literal, a value, or a plural, of which the page needs the exact numbers and `other`. */
type Part = string | readonly [name: string, kind?: number, choices?: Readonly<Record<string, string>>]

const written = (part: Part, values: Values): unknown => {
  if (typeof part === 'string') return part
  const [name, , choices] = part
  return choices ? (choices[`=${values[name]}`] ?? choices['other']) : values[name]
}

/** Compiles every text to a function. */
export function openTexts(tree: unknown, path = ''): void {
  if (typeof tree === 'string') texts.set(path, () => tree)
  else if (Array.isArray(tree)) {
    const parts = tree as readonly Part[]
    texts.set(path, (values) => parts.map((part) => written(part, values)).join(''))
  } else for (const [key, inside] of Object.entries(tree as object)) openTexts(inside, path ? `${path}.${key}` : key)
}

const none: Values = {}

export const useT = (area: string) => {
  const translate = (key: string, values: Values = none): string => texts.get(`${area}.${key}`)?.(values) ?? key
  return Object.assign(translate, { rich: translate, has: (key: string) => texts.has(`${area}.${key}`) })
}

export const TextsProvider = ({ children }: { readonly children: ReactNode }) => createElement(Fragment, null, children)
