import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

interface Notice {
  readonly title: string
  readonly text: string
}

const head = `Third-party notices

This product contains the software, fonts and pictures below, each under its own licence.

This site or product includes IP2Location LITE data available from https://lite.ip2location.com.
`
const rule = `\n${'-'.repeat(80)}\n\n`

/** Every package of the lock that is not for development alone, with its licence; equal texts are listed once. */
export function thirdPartyNotices(root: string): string {
  const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const notices = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && existsSync(join(root, path)))
    .map(([path, locked]) => noticeOf(root, path, locked))
  const byText = Map.groupBy(notices, ({ text }) => text)
  const parts = [...byText].map(([text, same]) => `${listOf(same)}\n\n${text}\n`)
  return [head, ...parts.toSorted()].join(rule)
}

const listOf = (notices: readonly Notice[]): string => [...new Set(notices.map(({ title }) => title))].sort().join('\n')

function noticeOf(root: string, path: string, { version = '', license = 'see its text' }: Locked): Notice {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const files = readdirSync(join(root, path)).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
  const texts = files.sort().map((file) => readText(join(root, path, file)))
  return {
    title: `${name} ${version} (${license})`,
    text: texts.filter((text) => text !== '').join('\n\n') || `Licence: ${license}`,
  }
}

/** Packages differ in line ends and in spaces at the end of lines. */
function readText(path: string): string {
  const text = readFileSync(path, 'utf8')
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}
