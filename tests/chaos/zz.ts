import { mkdtempSync } from 'node:fs'
import { end } from '../../scripts/lib/processes.mjs'
import { fullDisk } from './fullDisk.ts'
try { console.log(JSON.stringify(await fullDisk('/tmp/dbcopy', mkdtempSync('/tmp/full-'), 4105, 7), null, 1)); await end(0) } catch (e) { console.error(e); await end(1) }
