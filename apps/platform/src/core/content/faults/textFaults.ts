import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineInJson } from '@apogee/rules/content/lineInJson'
import { contentRoot, readContentFolder } from '../contentFiles.ts'
import { type TextTree, textTree } from '../texts.ts'
import type { ContentFault } from './contentFault.ts'
import { type MessageFolder, messageFaults } from './messageFaults.ts'

const foldersIn = (path: string): string[] => {
  const at = join(contentRoot, path)
  if (!existsSync(at)) return []
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** Texts of a tree by dotted key. */
const leavesOf = (tree: TextTree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : leavesOf(value, `${at}${key}.`),
  )

function readFolder(folder: string, locale: string, isBrand: boolean): MessageFolder {
  const files = readContentFolder(`${folder}/${locale}`, textTree)
  const names = readdirSync(join(contentRoot, folder, locale)).flatMap((name) =>
    name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
  )
  return {
    folder: `${folder}/${locale}`,
    locale,
    areas: new Map([...files].map(([area, tree]) => [area, new Map(leavesOf(tree))])),
    unreadable: new Set(names.filter((name) => !files.has(name))),
    isPart: isBrand || locale.startsWith('en-'),
  }
}

/** Faults of every message in `content/messages` and in the folders of brands; the folders name the languages. */
export function textFaults(): ContentFault[] {
  const locales = foldersIn('messages').filter((locale) => locale !== 'en')
  const common = ['en', ...locales].map((locale) => readFolder('messages', locale, false))
  const branded = foldersIn('brands').flatMap((brand) =>
    foldersIn(`brands/${brand}/messages`).map((locale) => readFolder(`brands/${brand}/messages`, locale, true)),
  )
  return messageFaults([...common, ...branded]).map(withLine)
}

function withLine(fault: ContentFault): ContentFault {
  const path = join(contentRoot, fault.file)
  if (fault.key === undefined || !existsSync(path)) return fault
  return { ...fault, line: lineInJson(readFileSync(path, 'utf8'), fault.key.split('.')) }
}
