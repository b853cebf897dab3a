import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** RT-46: guests are redirected here from pages for players (GD-02) */
export const Route = createFileRoute('/_lobby/registration')(popup('signUp', { access: 'guests', law: 'signUp' }))
