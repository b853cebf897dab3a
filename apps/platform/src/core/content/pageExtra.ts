import type { Ctx } from '../http/handler.ts'

/** What an area adds to a page of the CMS. */
export interface PageExtra {
  /** Further slugs of the page: clients ask for it at several addresses. */
  readonly aliases?: (ctx: Ctx) => readonly string[]
  /** What it tells in `blocks.json`, in the language of the page; `slug` is the one asked for. */
  readonly facts: (ctx: Ctx, locale: string, slug: string) => Readonly<Record<string, unknown>>
}

declare module '../http/handler.ts' {
  interface Services {
    /** What areas add to pages, by the slug of the page. */
    readonly pageExtras: Readonly<Record<string, PageExtra>>
  }
}
