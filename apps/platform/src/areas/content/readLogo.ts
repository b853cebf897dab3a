import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'
import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'

const logos = z.record(z.string(), z.object({ mobile: z.string(), full: z.string() }))

export const readLogo: Handler<'content.logo'> = (ctx) => {
  const logoUrl = readContent('config/logo.json', logos)[ctx.brand]
  if (!logoUrl) throw refuse(404, { base: { not_found: true } })
  return { status: 200, body: { logoUrl } }
}
