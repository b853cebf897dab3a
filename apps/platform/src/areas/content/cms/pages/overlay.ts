import { itemAt } from '@apogee/rules/validation/required'

/** Sections start with a second-level heading; text before the first one is a part without a heading. */
const sectionsOf = (markdown: string): string[] => markdown.split(/^(?=## )/m)

const headingOf = (section: string): string => itemAt(section.split('\n', 1), 0).trim()

/**
 * I18N-05: applies the overlay of a licence to a page. Sections of the overlay replace those with the same heading; a
 * section without a counterpart is appended. Throws when the overlay has text outside a section, which would be lost.
 */
export function overlay(page: string, changes: string): string {
  const sections = changes.trim() === '' ? [] : sectionsOf(changes.trim())
  const loose = sections.find((section) => !section.startsWith('## '))
  if (loose) throw new Error(`text outside a section: ${loose.slice(0, 60)}`)
  const left = new Map(sections.map((section) => [headingOf(section), section]))
  const taken = sectionsOf(page).map((section) => {
    const replacement = left.get(headingOf(section))
    left.delete(headingOf(section))
    return replacement ?? section
  })
  return [...taken, ...left.values()].map((section) => section.trim()).join('\n\n')
}
