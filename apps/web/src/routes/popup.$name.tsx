import { createFileRoute, redirect } from '@tanstack/react-router'
import { toPage } from '../lib/page/toPage'

/** RT-54, OPEN-04: a popup by its name, over main; an unknown name leads to main. */
export const Route = createFileRoute('/popup/$name')({
  beforeLoad: async ({ params: { name }, search }) => {
    const { namedPopup } = await import('../shell/dialogs/namedPopup')
    const { to: path, hash } = namedPopup(name)
    throw redirect(toPage(path, { search, ...(hash && { hash }) }))
  },
})
