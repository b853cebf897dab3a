/** Sizes of a quest: how many levels its ladder has, and whose. */
export const questSizes = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const
export type QuestSize = (typeof questSizes)[number]

const isSize = (text: string | undefined): text is QuestSize => questSizes.some((size) => size === text)

/** GD-14: a tournament whose frontend identifier names a quest is one. */
export const isQuest = (identifier: string): boolean => identifier.includes('quest')

export interface QuestName {
  readonly slug: string
  readonly size: QuestSize
}

/**
 * GD-15: `quest--{slug}--{size}--...`; null if it is no quest or has no slug. An unknown size becomes m (OPEN-31). Some
 * platforms write the size first: if only the second part is a size, it is used.
 */
export function readQuest(identifier: string): QuestName | null {
  if (!isQuest(identifier)) return null
  const [, second, third] = identifier.split('--')
  if (third && isSize(second) && !isSize(third)) return { slug: third, size: second }
  return second ? { slug: second, size: isSize(third) ? third : 'm' } : null
}
