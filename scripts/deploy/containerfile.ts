// The Containerfile: checks its syntax with a linter, and how it starts our programs.
import { validate } from 'dockerfile-utils'
import { type Deployed, textOf } from './deployed.ts'
import { allocatorFaults, commandFaults, settingFaults } from './ourPrograms.ts'

const file = 'Containerfile'

export function containerfileFaults(deployed: Deployed): string[] {
  const text = textOf(deployed, file)
  const instructions = [...text.replace(/\\\n/g, ' ').matchAll(/^(\w+) +(.*)$/gm)]
  const all = (wanted: string) => instructions.flatMap(([, name, rest = '']) => (name === wanted ? [rest] : []))
  const environment = Object.fromEntries(
    all('ENV').flatMap((rest) => rest.split(/\s+/).map((word): [string, string] => splitSetting(word))),
  )
  const words = [...all('ENTRYPOINT'), ...all('CMD'), ...all('HEALTHCHECK')].flatMap((rest) => [
    ...(/\[.*/.exec(rest)?.[0].match(/[^[\]",\s]+/g) ?? []),
  ])
  return [
    ...validate(text).map(({ range, message }) => `${file}:${range.start.line + 1}: ${message}`),
    ...settingFaults(file, environment),
    ...commandFaults(file, words, environment),
    ...allocatorFaults(file, environment),
  ]
}

const splitSetting = (word: string): [string, string] => {
  const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? []
  return [name, value]
}
