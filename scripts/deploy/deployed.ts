// The files that an operator copies from `deploy/`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Texts by their path below `deploy/`. */
export type Deployed = ReadonlyMap<string, string>

export function readDeployed(): Deployed {
  const folder = join(root, 'deploy')
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** A copy with one fault in one file. */
export function withFault(deployed: Deployed, path: string, from: string, to: string): Deployed {
  const text = textOf(deployed, path)
  if (!text.includes(from)) throw new Error(`deploy/${path} has no '${from}' to change`)
  return new Map(deployed).set(
    path,
    text.replace(from, () => to),
  )
}

export function textOf(deployed: Deployed, path: string): string {
  const text = deployed.get(path)
  if (text === undefined) throw new Error(`there is no deploy/${path}`)
  return text
}

interface Read {
  readonly documents: readonly unknown[]
  readonly faults: readonly string[]
}
const read = new Map<string, Read>()

/** The documents of a YAML file. Syntax errors and duplicate keys are faults. */
export function readYaml(path: string, text: string, faults: string[]): readonly unknown[] {
  // A test changes one file of many and reads all of them again, so the results are cached.
  const found = read.get(text) ?? parse(text)
  read.set(text, found)
  faults.push(...found.faults.map((fault) => `${path}: ${fault}`))
  return found.documents
}

function parse(text: string): Read {
  const parsed = parseAllDocuments(text, { merge: true })
  if (parsed.length === 0) return { documents: [], faults: ['is empty'] }
  const faults: string[] = []
  const documents: unknown[] = []
  for (const document of parsed) {
    for (const { message } of [...document.errors, ...document.warnings]) faults.push(message.split('\n')[0] ?? '')
    // After an error the value cannot be trusted.
    if (document.errors.length > 0) continue
    try {
      // Aliases and merges are resolved only here, and may throw.
      documents.push(document.toJS())
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { documents, faults }
}
