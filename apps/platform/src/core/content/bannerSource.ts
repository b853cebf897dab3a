import type { banner } from '@apogee/contract/content'
import type { z } from 'zod'
import type { Ctx } from '../http/handler.ts'

export type Banner = z.output<typeof banner>

/** Banners an area adds to those of the files, in a locale; `image` is the id of a picture, as in the files. */
export type BannerSource = (ctx: Ctx, locale: string) => readonly Banner[] | Promise<readonly Banner[]>

declare module '../http/handler.ts' {
  interface Services {
    /** The areas' additions to the banners. */
    readonly bannerSources: readonly BannerSource[]
  }
}
