import type { PageMeta } from '../../lib/page/pageHead'
import type { StaticPage } from './model'

/** SEO-05: a page's head takes its texts from the page's blocks. */
export const pageMeta = ({ headTitle: title, description, keywords }: StaticPage): PageMeta => ({
  title,
  description,
  keywords,
})
