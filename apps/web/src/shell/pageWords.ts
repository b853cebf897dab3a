import type { StaticPage } from '../features/content/model'
import type { PageWords } from './head'

/** SEO-05: what a page's head says comes from the blocks of the page. */
export const pageWords = ({ headTitle: title, description, keywords }: StaticPage): PageWords => ({
  title,
  description,
  keywords,
})
