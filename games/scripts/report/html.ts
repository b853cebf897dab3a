import type { Report } from './makeReport.ts'

type Game = Report['games'][number]

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:#1c1c1c}
h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}th{font-weight:600}
td.n{text-align:right}code{font-size:.8em;word-break:break-all}.scroll{overflow-x:auto}`

const percent = (value: number, digits = 3) => `${value.toFixed(digits)} %`
const chance = (value: number) =>
  value >= 0.001 ? percent(100 * value, 4) : `1 in ${Math.round(1 / value).toLocaleString('en')}`
const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll"><table><thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('\n')}</tbody></table></div>`

function maxWin({ max_win: { times, probability, bound, largest_simulated } }: Game): string {
  const odds =
    probability !== null
      ? chance(probability)
      : bound !== null
        ? `rarer than ${chance(bound)}`
        : 'seen in the simulation'
  return `${times.toLocaleString('en')}x, ${odds}; largest simulated ${largest_simulated.toLocaleString('en', { maximumFractionDigits: 2 })}x`
}

const hitRate = ({ stated, counts, simulated }: Game['hit_rate']) =>
  `${stated} % (${counts.replaceAll('_', ' ')})${simulated === null ? '' : `; simulated ${percent(simulated, 2)}`}`

const facts = (game: Game) => [
  game.profile,
  `${game.version}`,
  `${game.rtp.stated} %`,
  `${percent(game.rtp.simulated)} (${game.rtp.interval.map((end) => end.toFixed(3)).join(' to ')})`,
  hitRate(game.hit_rate),
  percent(game.wins_below_stake, 2),
  game.variance.toFixed(2),
  game.volatility,
  maxWin(game),
]

const distribution = (game: Game) => [
  game.profile,
  ...game.distribution.map(({ share }) => (share === 0 ? '-' : chance(share))),
]

function section(engine: string, games: readonly Game[]): string {
  const [first] = games
  if (!first) return ''
  const classes = first.distribution.map(({ from, to }, at) =>
    at === 0 ? 'nothing' : to === null ? `${from}x and more` : `${from}x to ${to}x`,
  )
  return `<h2>${engine}</h2>
<p>Simulated: ${first.rounds.toLocaleString('en')} rounds of each profile, ${first.strategy}. Code of the engine and all it imports: <code>${first.hashes.code}</code></p>
${table(['profile', 'version', 'RTP, exact', 'RTP, simulated (95 %)', 'hit rate', 'wins below the bet', 'variance', 'volatility', 'max win'], games.map(facts))}
<h3>Distribution of wins</h3>
${table(['profile', ...classes], games.map(distribution))}
<h3>Hashes</h3>
${table(
  ['profile', 'tables', 'behaviour'],
  games.map(({ profile, hashes }) => [profile, `<code>${hashes.tables}</code>`, `<code>${hashes.behaviour}</code>`]),
)}`
}

/** The report as a page that needs nothing else. */
export function reportHtml({ rounds, draws, games }: Report): string {
  const engines = [...new Set(games.map(({ engine }) => engine))]
  const tests = draws.map(({ test, bound, draws: count, statistic, degrees, p }) => [
    test,
    `${bound}`,
    count.toLocaleString('en'),
    statistic.toFixed(3),
    degrees === null ? '' : `${degrees}`,
    p.toFixed(4),
  ])
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Games report</title><style>${STYLE}</style>
<h1>Games report</h1>
<p>Made by <code>npm run games:report</code>. Stated returns and hit rates are calculated exactly (docs/studio.md says how); the simulation checks them with
${rounds.of_lines_and_ways.toLocaleString('en')} rounds of each profile of lines and ways and ${rounds.of_others.toLocaleString('en')} of every other, generator ${rounds.generator}, seed ${rounds.seed}.
A test house will ask for more: <code>npm run games:report -- --rounds 1000000000</code>. A max win without a calculated chance has a bound from the rounds simulated.</p>
<h2>Draws</h2>
<p>Numbers of HMAC-SHA256 from fixed seeds. One test in a hundred is expected below 0.01.</p>
${table(['test', 'below', 'numbers', 'statistic', 'degrees of freedom', 'p'], tests)}
${engines
  .map((engine) =>
    section(
      engine,
      games.filter((game) => game.engine === engine),
    ),
  )
  .join('\n')}
</html>
`
}
