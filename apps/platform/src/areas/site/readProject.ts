import { project } from '@apogee/contract/site'
import { readBrand } from '../../core/content/brands.ts'
import { readContent } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'

export const readProject: Handler<'site.project'> = (ctx) => ({
  status: 200,
  body: { ...readContent('config/project.json', project), license: readBrand(ctx.brand).licence },
})
