import type { Parts } from '../../core/area.ts'
import type { BrandRow } from '../../core/content/brands.ts'
import { listOpen } from '../tournaments/public.ts'
import { readQuestDefinition } from './questDefinition.ts'

/** Pages of running and upcoming quests, for search engines. */
export async function listedQuests({ db }: Pick<Parts, 'db'>, { id }: BrandRow): Promise<readonly string[]> {
  const open = await listOpen(db, id)
  const quests = open.filter(({ kind }) => kind === 'quest').map(readQuestDefinition)
  return ['/actions', '/achievements', ...new Set(quests.map(({ slug }) => `/action/${slug}`))]
}
