import { z } from 'zod'
import { readBrand } from '../../core/content/brands.ts'
import { readContent } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'

export const logos = z.record(z.string(), z.object({ mobile: z.string(), full: z.string() }))

/** NAV-33: the brand's logo, unless the operator configures other pictures for the positions. */
export const readLogo: Handler<'content.logo'> = (ctx) => {
  const mark = `/icons/${readBrand(ctx.brand).tokens}-mark.svg`
  const logoUrl = readContent('config/logo.json', logos)[ctx.brand] ?? { mobile: mark, full: mark }
  return { status: 200, body: { logoUrl } }
}
