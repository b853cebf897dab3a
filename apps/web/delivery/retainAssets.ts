import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many earlier builds stay loadable for tabs that opened before a deploy. */
const retainedBuilds = 3

const manifest = 'builds.json'
const assetsOf = (build: string) => join(build, 'client', 'assets')

function readBuilds(build: string): readonly (readonly string[])[] {
  if (!existsSync(assetsOf(build))) return []
  // Written by this function only. A build from before it has its own files and no list.
  if (existsSync(join(build, manifest))) return JSON.parse(readFileSync(join(build, manifest), 'utf8')) as string[][]
  return [readdirSync(assetsOf(build))]
}

/**
 * Copies the assets of the last builds from the build that is being replaced into the new one. Asset names contain a
 * hash of their content, so they never conflict.
 */
export function retainAssets(previous: string, next: string): void {
  const own = readdirSync(assetsOf(next)).sort()
  // A repeated build of the same source is not another build.
  const earlier = readBuilds(previous).filter((names) => [...names].sort().join() !== own.join())
  const builds = [own, ...earlier.slice(0, retainedBuilds)]
  for (const name of new Set(builds.flat())) {
    const target = join(assetsOf(next), name)
    const source = join(assetsOf(previous), name)
    if (!existsSync(target) && existsSync(source)) cpSync(source, target)
  }
  writeFileSync(join(next, manifest), JSON.stringify(builds))
}
