import { notFound } from '@tanstack/react-router'
import { AreaScreen } from '../features/content/screens/AreaScreen'
import { useAreaWords } from './areaWords'

export { loadWords as load } from './areaWords'

export function AreaPage() {
  const { player: _, ...words } = useAreaWords()
  return <AreaScreen {...words} />
}

export function nothingThere(): never {
  throw notFound()
}
