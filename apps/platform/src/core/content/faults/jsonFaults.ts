import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineInJson, lineOfSyntaxError } from '@apogee/rules/content/lineInJson'
import { severityOf } from '../configs/configFiles.ts'
import { contentRoot } from '../contentFiles.ts'
import type { ContentFault } from './contentFault.ts'

/** JSON files of `content` that cannot be parsed, with line and reason. */
export function jsonFaults(root = contentRoot): ContentFault[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): ContentFault[] => {
      const text = readFileSync(join(root, file), 'utf8')
      try {
        JSON.parse(text)
        return []
      } catch (error) {
        const { message: reason } = error as Error
        return [{ file, line: lineOfSyntaxError(text), reason, severity: severityOf(file) }]
      }
    })
}

/** A file under `content/`, parsed; its lines are those of the text. */
export function readJson(file: string) {
  const text = readFileSync(join(contentRoot, file), 'utf8')
  const value: unknown = JSON.parse(text)
  return {
    value,
    /** A fault of the value at a path. */
    fault: (path: readonly (string | number)[], reason: string, severity: ContentFault['severity'] = 'error') =>
      ({ file, line: lineInJson(text, path), key: path.join('.'), reason, severity }) satisfies ContentFault,
  }
}
