import { cmsFile } from '@apogee/contract/content'
import { z } from 'zod'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'
import { presentFile } from './presentCms.ts'

const files = z.array(cmsFile)

/** API-100, CMS-04: `content/cms/files/<locale>.json`. */
export const listFiles: Handler<'content.files'> = (ctx, { query }) => {
  const locale = query.l ?? ctx.locale
  const editions = readContentFolder('cms/files', files)
  const rows = editions.get(locale) ?? editions.get(locale.split('-')[0]!) ?? editions.get('en') ?? []
  const edition = { brand: ctx.brand, locale, now: ctx.clock.now() }
  return { status: 200, body: rows.map((row) => presentFile(row, edition)) }
}
