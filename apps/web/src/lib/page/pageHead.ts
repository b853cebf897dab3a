/** The head's tags for the preview image of a shared page, 1200 x 630. */
export const pictureMeta = (address: string) => [
  { property: 'og:image', content: address },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

/** Title and description of one page, from its loader to its head. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Address of the page's own preview image for sharing, 1200 x 630. */
  readonly picture?: string
}

/** SEO-05: the head of a page with the texts of its loader, which replace those of the shell. */
export function metaHead({ loaderData }: { loaderData?: PageMeta }) {
  if (!loaderData) return {}
  const { title, description, keywords, picture } = loaderData
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(import.meta.env.SSR
        ? [
            { property: 'og:title', content: title },
            { property: 'og:description', content: description },
            ...(picture ? pictureMeta(picture) : []),
          ]
        : []),
    ],
  }
}
