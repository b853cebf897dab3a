import { compTypes } from '@apogee/rules/loyalty/shop'
import type { Page } from '../../../lib/page/page'
import type { SectionArgs } from '../../content/section'
import { LevelPanel } from '../../loyalty/components/LevelPanel'
import { pointsQuery, ratesQuery } from '../../loyalty/queries'
import { statusesQuery } from '../../site/queries'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const LevelPage = () => <ProfileFrame slug="profile/level" panel={LevelPanel} />

export const levelPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/level', args, {
      texts: ['loyalty'],
      data: [
        queryClient.ensureQueryData(pointsQuery()),
        queryClient.ensureQueryData(statusesQuery),
        ...compTypes.map((type) => queryClient.ensureQueryData(ratesQuery(type))),
      ],
    })
  },
  Component: LevelPage,
}
