import { useSite } from '../../lib/page/site'

/** A drifting object in the brand's own colours: a satellite, or a lifebuoy at sea. For lost connections and errors. */
export function Adrift({ size = 112 }: { size?: number }) {
  const { scene } = useSite().brand
  return (
    <svg width={size} height={size} viewBox="0 0 112 112" aria-hidden="true">
      <circle cx="56" cy="56" r="54" fill="var(--accent)" opacity=".08" />
      <circle cx="56" cy="56" r="38" fill="var(--accent)" opacity=".08" />
      {scene === 'sea' ? <Lifebuoy /> : <Satellite />}
    </svg>
  )
}

function Lifebuoy() {
  return (
    <g fill="none" transform="rotate(-18 56 56)">
      <circle cx="56" cy="56" r="24" stroke="var(--text-2)" strokeWidth="15" />
      <circle cx="56" cy="56" r="24" stroke="var(--action-from)" strokeWidth="15" strokeDasharray="18.85" />
      <circle cx="56" cy="56" r="35" stroke="var(--text)" strokeWidth="2" strokeDasharray="42 13" opacity=".7" />
    </g>
  )
}

function Satellite() {
  return (
    <g transform="rotate(-32 56 56)">
      <path d="M34 52h44v8H34z" fill="var(--text-3)" />
      <g fill="var(--surface-3)" stroke="var(--text-3)" strokeWidth="2">
        <rect x="6" y="40" width="30" height="32" rx="4" />
        <rect x="76" y="40" width="30" height="32" rx="4" />
      </g>
      <g fill="var(--accent)" opacity=".85">
        <rect x="10" y="44" width="10" height="10" rx="1" />
        <rect x="22" y="58" width="10" height="10" rx="1" />
        <rect x="80" y="58" width="10" height="10" rx="1" />
        <rect x="92" y="44" width="10" height="10" rx="1" />
      </g>
      <rect x="44" y="38" width="24" height="36" rx="6" fill="var(--text-2)" />
      <rect x="44" y="38" width="10" height="36" rx="5" fill="var(--text)" opacity=".7" />
      <path d="M48 78a12 12 0 0 0 16 0z" fill="var(--text)" />
      <circle cx="56" cy="86" r="4" fill="var(--action-from)" />
    </g>
  )
}
