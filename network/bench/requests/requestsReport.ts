import type { TableSize } from '#network/bench/dataset/tableSizes.ts'
import type { Through } from './benchServices.ts'
import type { Measured, Timing } from './measure.ts'

/** The target of the p95 in milliseconds, by database and clients. */
const targets: Record<string, number> = { 'PGlite 1': 50, 'PostgreSQL 32': 25 }
const columns = ['per second', 'p50', 'p95', 'p99', 'cpu', 'bytes']
const nameWidth = 48

function cells(values: (string | number)[]): string {
  return values.map((value) => String(value).padStart(11)).join('')
}

/** Prints what each table takes, and all of them. */
export function printTableSizes(tables: readonly TableSize[]): void {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
  const sum = (of: 'rows' | 'bytes' | 'indexes') => tables.reduce((total, table) => total + table[of], 0)
  const all = { table: 'all', rows: sum('rows'), bytes: sum('bytes'), indexes: sum('indexes') }
  console.log(`${'table'.padEnd(nameWidth)}${cells(['rows', 'MB', 'of indexes'])}`)
  for (const { table, rows, bytes, indexes } of [...tables, all])
    console.log(`${table.padEnd(nameWidth)}${cells([rows, megabytes(bytes), megabytes(indexes)])}`)
}

/** Prints the title of a table and the heads of its columns. */
export function printTitle(title: string, cached: boolean, proxy: string | undefined): void {
  const way = proxy ? `, through ${proxy}` : ''
  console.log(`\n${title}${way}, ${cached ? 'with the response cache' : 'without it'} (milliseconds)`)
  console.log(`${''.padEnd(nameWidth)}${cells(['clients', ...columns])}`)
}

/** Prints one line of the table. An asterisk marks a time over the target. */
export function printMeasured(title: string, result: Timing): void {
  const { name, clients, perSecond, p50, p95, p99, cpu, bytes } = result
  const mark = isOver(title, result) ? '*' : ''
  console.log(
    `${name.padEnd(nameWidth)}${cells([clients, perSecond, p50, `${mark}${p95}`, p99, cpu, bytes])}`,
  )
}

/** Prints how many requests meet the target, and the p95 of the median request and of the slowest one. */
export function printSummary(title: string, through: Through, measured: Measured[]): void {
  for (const [name, target] of Object.entries(targets)) {
    const asked = measured.filter(({ clients }) => `${title} ${clients}` === name)
    if (asked.length === 0) continue
    const within = (cached: boolean) => {
      const all = asked.filter((result) => result.cached === cached).sort((a, b) => a.p95 - b.p95)
      const met = all.filter((result) => !isOver(title, result)).length
      const [middle, worst] = [all[all.length >> 1], all.at(-1)]
      return `${met} of ${all.length} (median ${middle?.p95}, worst ${worst?.p95} of ${worst?.name})`
    }
    console.log(
      `\n${name === 'PGlite 1' ? 'PGlite, 1 client' : 'PostgreSQL, 32 clients'}, ${through}: p95 within ${target} ms ` +
        `with the response cache for ${within(true)}, without it for ${within(false)}`,
    )
  }
}

function isOver(title: string, { clients, p95 }: Timing): boolean {
  return p95 > (targets[`${title} ${clients}`] ?? Number.POSITIVE_INFINITY)
}
