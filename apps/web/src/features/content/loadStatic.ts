import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '../../lib/api'
import { logClient } from '../../lib/browser/track'
import type { PageMeta } from '../../lib/page/pageHead'
import { toPage } from '../../lib/page/toPage'
import { pageMeta } from './pageMeta'
import { loadPage } from './pageOf'

interface Address {
  readonly pathname: string
  readonly href: string
}

/** RT-44, RT-45: loads a CMS page by its slug; a path without one is not found. */
export async function loadStatic(
  context: Parameters<typeof loadPage>[0],
  slug: string,
  location: Address,
): Promise<PageMeta> {
  const page = await loadPage(context, slug).catch((error: unknown) => {
    // CMS-05: a page for players only.
    if (error instanceof ApiError && error.status === 401)
      throw redirect(toPage('/registration', { search: { redirect: location.href } }))
    throw error
  })
  if (!page) {
    // ERR-17: the visitor followed a link of our site, so that link is broken.
    logClient('STATIC_PAGE_NOT_FOUND', 'WARN', { request_url: location.pathname })
    throw notFound()
  }
  return pageMeta(page)
}
