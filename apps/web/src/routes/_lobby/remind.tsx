import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '../../shell/guards'

/** RT-46 */
export const Route = createFileRoute('/_lobby/remind')({
  staticData: { dialog: 'remind', noIndex: true },
  beforeLoad: guestsOnly,
})
