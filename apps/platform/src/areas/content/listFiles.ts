import { cmsFile } from '@apogee/contract/content'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'
import { presentFile, readerOf } from './cms/presentCms.ts'

const files = z.array(cmsFile)

/** API-100, CMS-04: `content/cms/files/<locale>.json`. */
export const listFiles: Handler<'content.files'> = (ctx, { query }) => {
  const reader = readerOf(ctx, query.l)
  const { locale } = reader
  const editions = readContentFolder('cms/files', files)
  const rows = editions.get(locale) ?? editions.get(itemAt(locale.split('-'), 0)) ?? editions.get('en') ?? []
  return { status: 200, body: rows.map((row) => presentFile(row, reader)) }
}
