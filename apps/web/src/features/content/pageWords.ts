import type { PageWords } from '../../lib/pageHead'
import type { StaticPage } from './model'

/** SEO-05: a page's head takes its texts from the page's blocks. */
export const pageWords = ({ headTitle: title, description, keywords }: StaticPage): PageWords => ({
  title,
  description,
  keywords,
})
