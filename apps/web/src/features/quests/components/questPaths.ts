/** RT-30: the page of a quest. */
export const questPath = ({ slug }: { readonly slug: string }): string => `/action/${slug}`

export const gamesPath = ({ game_category_identity: category }: { readonly game_category_identity: string }): string =>
  `/categories/${category || 'all'}`

/** The section with the rules, on the page of a quest. */
export const rulesId = 'rules'
