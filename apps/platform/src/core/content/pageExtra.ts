import type { Ctx } from '../http/handler.ts'

/** An area's additions to a page of the CMS. */
export interface PageExtra {
  /**
   * Rows of tables, as HTML, by the placeholder in the first cell of the row that they replace: `| {game_returns_rows} | | |`.
   */
  readonly rows?: (ctx: Ctx, locale: string) => Readonly<Record<string, string>>
  /** Further slugs of the page: clients request it at several addresses. */
  readonly aliases?: (ctx: Ctx) => readonly string[]
  /** Its contents for `blocks.json`, in the language of the page; `slug` is the requested one. */
  readonly facts?: (ctx: Ctx, locale: string, slug: string) => Readonly<Record<string, unknown>>
}

declare module '../http/handler.ts' {
  interface Services {
    /** The additions of areas to pages, by the slug of the page. */
    readonly pageExtras: Readonly<Record<string, PageExtra>>
  }
}
