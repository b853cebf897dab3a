// Regular expressions in the product that would freeze a process on a long text. Skips tests and the scripts that read
// only this repository. Prints `file:line message` and exits with 1 when it finds one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/runtime.mjs'
import { isTest, listFiles } from './boundaries.mjs'
import { backtrackingProblems } from './rules/backtracking.mjs'

const isProduct = (path) =>
  /^(?:apps|packages)\/.+\.(?:tsx?|m?js)$/.test(path) && !isTest(path) && !path.endsWith('.gen.ts')
const problems = listFiles(root)
  .filter(isProduct)
  .flatMap((path) => backtrackingProblems(path, readFileSync(join(root, path), 'utf8')))
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'backtracking: none' : `backtracking: ${problems.length} patterns`)
process.exitCode = problems.length === 0 ? 0 : 1
