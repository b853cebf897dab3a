import type common from 'content/messages/en/common.json'
import type errors from 'content/messages/en/errors.json'
import type shell from 'content/messages/en/shell.json'

/**
 * The English files of texts, which define the types of all texts. Each feature adds its own. @public
 */
export interface MessageFiles {
  common: typeof common
  errors: typeof errors
  shell: typeof shell
}

/** An area of texts: one file `content/messages/<locale>/<area>.json`. */
export type Area = keyof MessageFiles

/** A label of a menu entry: a key of `nav` in the texts of its area. */
export type NavKey = {
  [A in Exclude<Area, 'shell'>]: MessageFiles[A] extends { nav: infer Labels } ? keyof Labels & string : never
}[Exclude<Area, 'shell'>]

/** The texts as pages have them: the platform moves the labels of all areas to the shell. */
type Messages = {
  [A in Exclude<Area, 'shell'>]: Omit<MessageFiles[A], 'nav'>
} & {
  shell: Omit<MessageFiles['shell'], 'nav'> & { nav: MessageFiles['shell']['nav'] & Record<NavKey, string> }
}

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages
  }
}
