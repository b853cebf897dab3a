import { project } from '@apogee/contract/site'
import { readBrand } from '../../core/content/brands.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'

export const readProject: Handler<'site.project'> = (ctx) => ({
  status: 200,
  body: { ...readEdition('project', project, readBrand(ctx.brand).licence), license: readBrand(ctx.brand).licence },
})
