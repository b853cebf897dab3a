import { z } from 'zod'
import { readContent } from '../contentFiles.ts'

export const flags = z.record(z.string(), z.boolean())

/** The operator's setting of a flag in `content/config/flags.json`; undefined if the file does not name it. */
export const readFlag = (name: string): boolean | undefined => readContent('config/flags.json', flags)[name]
